import { suite } from 'uvu';
import * as assert from 'uvu/assert';
import type { Card } from '#core/card/race.ts';
import { type Instant, MINUTE, shift } from '#core/kernel/instant.ts';
import type { RaceDay } from '#core/kernel/race-day.ts';
import type { ResultSheet } from '#core/results/result-sheet.ts';
import { makeFetchSimulatedResults } from '#core/results/use-cases/fetch-simulated-results.ts';
import { aCard } from '#test/support/a-card.ts';
import { aRace } from '#test/support/a-race.ts';
import { aRaceResult, aSheet } from '#test/support/a-result.ts';
import { liveRoom, quiet } from '#test/support/live-room.ts';
import { refused } from '#test/support/refused.ts';

const test = suite('results of an invented day');
const DAY = '2025-08-02' as RaceDay;
const ASK = { track: 'saratoga', day: DAY };
/** Race 1 is off then, race 2 half an hour later; results are due fifteen minutes after that. */
const OFF = aRace().postTime as Instant;

const sheetOf = (...numbers: readonly number[]): ResultSheet =>
  aSheet({ day: DAY, kind: 'simulation', races: numbers.map((raceNumber) => aRaceResult({ raceNumber })) });

/** The demo day at a moment; `out` are the numbers of the races whose result is out. */
async function open(card: Card = aCard({ tier: 'demo' })) {
  const room = liveRoom(shift(OFF, 16 * MINUTE));
  await room.printed.keep(card, 'demo');
  const hand: { out: readonly number[] } = { out: [1] };
  const fetch = makeFetchSimulatedResults({
    buildResults: () => (hand.out.length === 0 ? null : sheetOf(...hand.out)),
    cards: room.printed,
    importSheet: room.importSheet,
    ...room.keeping,
  });
  return { room, hand, fetch: () => fetch(ASK, quiet) };
}

test('results that are out are stored and announced by their race', async () => {
  const { room, fetch } = await open();
  assert.equal(await fetch(), { expected: 1, received: 1, faults: [] });
  assert.equal(
    room.announced.map(({ topic, track, raceNumber, at: instant }) => [topic, track, raceNumber, instant]),
    [['results', 'saratoga', 1, shift(OFF, 16 * MINUTE)]],
  );
  assert.is((await room.results.currentSheet('SAR', DAY, 'simulation'))?.sheet.races.length, 1);
});

test('the same results again are not announced', async () => {
  const { room, fetch } = await open();
  await fetch();
  await fetch();
  assert.is(room.announced.length, 1);
});

test('of a second race only that one is announced, of two at once the day', async () => {
  const inTurn = await open();
  await inTurn.fetch();
  inTurn.hand.out = [1, 2];
  await inTurn.fetch();
  assert.equal(
    inTurn.room.announced.map(({ raceNumber }) => raceNumber),
    [1, 2],
  );
  const both = await open();
  both.hand.out = [1, 2];
  await both.fetch();
  assert.equal(
    both.room.announced.map(({ raceNumber }) => raceNumber),
    [null],
  );
});

test('a race that is due and not out is named with its delay', async () => {
  const { room, hand, fetch } = await open();
  hand.out = [];
  assert.equal(await fetch(), {
    expected: 1,
    received: 0,
    faults: ['Race 1: no result yet, 16 minutes after its post time.'],
  });
  room.now = shift(OFF, 14 * MINUTE);
  assert.equal(await fetch(), { expected: 0, received: 0, faults: [] });
  assert.equal(room.announced, []);
});

test('a result that is out before it is due counts as expected', async () => {
  const { room, fetch } = await open();
  room.now = shift(OFF, 5 * MINUTE);
  assert.equal(await fetch(), { expected: 1, received: 1, faults: [] });
});

test('a real day, and one without a card, have no invented results', async () => {
  for (const card of [aCard(), aCard({ tier: 'demo', day: '2025-08-03' as RaceDay })]) {
    const { fetch, room } = await open(card);
    assert.is((await refused(fetch())).code, 'card.no-card');
    assert.equal(room.announced, []);
  }
});

test.run();
