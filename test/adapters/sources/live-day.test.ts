import { readFileSync } from 'node:fs';
import { suite } from 'uvu';
import * as assert from 'uvu/assert';
import { offTrackDaySources } from '#adapters/sources/off-track-betting/day.ts';
import { makeOffTrackBetting } from '#adapters/sources/off-track-betting/index.ts';
import { isStarter } from '#core/card/runner.ts';
import { instant } from '#core/kernel/instant.ts';
import type { RaceDay } from '#core/kernel/race-day.ts';
import { dayResults } from '#core/results/day-results.ts';
import { joinedRaces, sheetsToLearnFrom } from '#core/results/reconcile/index.ts';
import { liveRoom, quiet } from '#test/support/live-room.ts';
import { aPoliteTime, politeOpenHost } from '#test/support/polite-time.ts';
import { present } from '#test/support/present.ts';
import { realData } from '#test/support/real-data.ts';
import { openSourceServer } from '#test/support/source-server.ts';

const test = suite('a race day out of a real answer');

const DAY = '2018-11-27' as RaceDay;
const REQUEST = { track: 'saratoga', day: DAY };
/** The evening of the day. */
const EVENING = instant(Date.parse('2018-11-27T23:30:00Z'));

const real = realData('otb/finger-lakes-2018-11-27.json');

/** The real card is another track's; it names none, so the number it is asked for says whose it is. */
async function fetched(file: string) {
  const server = await openSourceServer();
  server.answer('/tracks/v2/82/20181127.json', {
    body: readFileSync(file),
    headers: { 'content-type': 'application/json' },
  });
  const openHost = politeOpenHost(aPoliteTime(EVENING));
  const otb = offTrackDaySources(makeOffTrackBetting({ openHost, baseUrl: server.url }));
  const room = liveRoom(EVENING);
  const answers = {
    card: await room.fetchCard(otb.entries)(REQUEST, quiet),
    boards: await room.fetchBoards(otb.boards)(REQUEST, quiet),
    results: await room.fetchResults(otb.results)(REQUEST, quiet),
  };
  const again = {
    card: await room.fetchCard(otb.entries)(REQUEST, quiet),
    boards: await room.fetchBoards(otb.boards)(REQUEST, quiet),
    results: await room.fetchResults(otb.results)(REQUEST, quiet),
  };
  await server.close();
  return { room, answers, again };
}

if (real !== null) {
  const { room, answers, again } = await fetched(real);
  const card = present((await room.cards.cardFor('saratoga', DAY))?.card);
  const sheets = await room.results.sheetsBetween('SAR', DAY, DAY);

  test('the day without a card gets one of nine races from the entries, marked as live', () => {
    assert.equal(answers.card, {
      expected: 9,
      received: 9,
      faults: [],
      parts: [{ name: 'OffTrackBetting', expected: 9, received: 9 }],
    });
    assert.equal(
      [card.races.length, card.provenance.tier, card.provenance.source],
      [9, 'live', 'OffTrackBetting'],
    );
    assert.is(card.races.flatMap(({ runners }) => runners).length, 78);
    assert.is(card.races.flatMap(({ runners }) => runners.filter(isStarter)).length, 69);
    assert.ok(card.races.every(({ surface }) => surface === null));
    assert.ok(
      card.races.every(({ runners }) =>
        runners.every(({ records, pastPerformances }) => records === null && pastPerformances === null),
      ),
    );
  });

  test('each race has a board, stored as it was', async () => {
    assert.equal(answers.boards, { expected: 9, received: 9, faults: [] });
    assert.is((await room.odds.boardsOn('saratoga', DAY, EVENING)).length, 9);
  });

  test('all nine results are in, every starter named, those not paid without a place', () => {
    const { parts = [], ...whole } = answers.results;
    assert.equal(whole, { expected: 9, received: 9, faults: [] });
    assert.equal(
      parts.map(({ name, expected, received }) => `${name}: ${received} of ${expected}`),
      Array.from({ length: 9 }, (_, index) => `Race ${index + 1}: 1 of 1`),
    );
    const [sheet] = sheets;
    assert.equal([sheets.length, sheet?.kind, sheet?.provenance.tier], [1, 'live', 'live']);
    const starters = present(sheet).races.flatMap((race) => race.starters);
    assert.is(starters.length, 69);
    assert.is(starters.filter(({ official }) => official === 1).length, 9);
    assert.ok(starters.some(({ official }) => official === null));
    assert.ok(present(sheet).races.every(({ payouts }) => payouts.length > 0));
  });

  test('a screen learns what is open, and no model learns from it', () => {
    const { races, sources } = dayResults('SAR', DAY, sheets);
    assert.ok(races.every(({ missing, surface }) => missing.includes('places') && surface === null));
    assert.equal(
      sources.map(({ tier, source }) => [tier, source]),
      [['live', 'OffTrackBetting']],
    );
    assert.equal(joinedRaces(sheetsToLearnFrom(sheets)), []);
  });

  test('the same answers again change nothing and are announced once', async () => {
    assert.equal(again, answers);
    assert.equal(await room.results.replaced('SAR', DAY, 'live'), []);
    const cardChanges = await room.changes.changesOn('saratoga', DAY, instant(EVENING + 1));
    const card = present(await room.printed.cardFor('saratoga', DAY)).card;
    const out = card.races.flatMap(({ runners }) => runners.filter(({ isScratched }) => isScratched));
    assert.ok(out.length > 0);
    assert.equal(
      cardChanges.map(({ horseName, after }) => [horseName, after]),
      out.map(({ horseName }) => [horseName, 'Scratched']),
      'a horse out only on the card of entries counts as one scratch',
    );
    assert.equal(
      room.announced.map(({ topic }) => topic),
      ['scratches', 'odds', 'results'],
    );
  });
}

test.run();
