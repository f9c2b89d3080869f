import { createHash } from 'node:crypto';
import { suite } from 'uvu';
import * as assert from 'uvu/assert';
import { makeMemoryCardStore } from '#adapters/memory/card-store.ts';
import { makeMemoryResultStore } from '#adapters/memory/result-store.ts';
import { generateSeason } from '#adapters/simulation/season.ts';
import { instant } from '#core/kernel/instant.ts';
import { makeLoadSeasonDay } from '#core/results/use-cases/load-season-day.ts';
import { makeMemoryOddsStore } from '#test/doubles/odds-store.ts';
import { aSeason } from './a-season.ts';

const test = suite('loading the season');

const { days } = generateSeason(aSeason({ days: 2 }));
const [first, second] = days;
if (first === undefined || second === undefined) throw new Error('the season has no two days');
const other = generateSeason(aSeason({ days: 1, seed: 8 })).days[0];
if (other === undefined) throw new Error('the other season has no day');

const EVER = instant(9_000_000_000_000);

function stores() {
  const cards = makeMemoryCardStore();
  const results = makeMemoryResultStore();
  const odds = makeMemoryOddsStore();
  const loadSeasonDay = makeLoadSeasonDay({
    cards,
    results,
    odds,
    digest: (text) => createHash('sha256').update(text).digest('hex'),
    allOrNothing: (work) => work(),
  });
  return { cards, results, odds, loadSeasonDay };
}

test('a day is stored as card and as results, both labeled as demo', async () => {
  const { cards, results, loadSeasonDay } = stores();
  assert.is(await loadSeasonDay(first), true);
  const card = await cards.cardFor('saratoga', first.day);
  const sheet = await results.currentSheet('SAR', first.day, 'simulation');
  assert.equal([card?.card.provenance.tier, sheet?.sheet.provenance.tier], ['demo', 'demo']);
  assert.is(sheet?.sheet.races.length, first.card.races.length);
});

test('its odds are stored as demo boards, and missing ones come with the next load', async () => {
  const { odds, loadSeasonDay } = stores();
  const none = { ...first, boards: [] };
  assert.equal([await loadSeasonDay(none), await loadSeasonDay(none)], [true, false]);
  assert.is(await loadSeasonDay(first), true);
  const boards = await odds.boardsOn('saratoga', first.day, EVER);
  assert.is(boards.length, first.card.races.length * 5);
  assert.ok(boards.every(({ provenance }) => provenance.tier === 'demo'));
  const [race] = first.card.races;
  const last = boards.findLast(({ raceId }) => raceId === race?.id);
  assert.is(last?.provenance.at, race?.postTime);
  const paid = first.sheet.races[0]?.starters.map(({ bettingInterest, odds: toOne }) => [
    bettingInterest,
    toOne,
  ]);
  for (const { interest, toOne } of last?.interests ?? []) {
    const exact = new Map(paid as [string, number][]).get(interest) ?? 0;
    assert.ok(toOne !== null && toOne <= exact && exact - toOne < Math.max(1, exact - 98));
  }
});

test('loading it again changes nothing, another seed takes its place', async () => {
  const { results, odds, loadSeasonDay } = stores();
  for (const day of days) await loadSeasonDay(day);
  for (const day of days) assert.is(await loadSeasonDay(day), false);
  assert.is((await odds.boardsOn('saratoga', second.day, EVER)).length, second.boards.length);
  assert.equal(await results.replaced('SAR', second.day, 'simulation'), []);
  assert.is(await loadSeasonDay(other), true);
  const sheet = await results.currentSheet('SAR', second.day, 'simulation');
  assert.is(sheet?.sheet.provenance.source, 'Demo generator (seed 8)');
});

test('a real card of the day stays', async () => {
  const { cards, loadSeasonDay } = stores();
  const provenance = { ...first.card.provenance, tier: 'imported', source: 'a file' } as const;
  await cards.keep({ ...first.card, provenance }, 'received');
  await loadSeasonDay(first);
  assert.is((await cards.cardFor('saratoga', first.day))?.contentHash, 'received');
});

test.run();
