import { suite } from 'uvu';
import * as assert from 'uvu/assert';
import { makeMemoryCardStore } from '#adapters/memory/card-store.ts';
import { makeMemoryResultStore } from '#adapters/memory/result-store.ts';
import { digest } from '#adapters/system/identifiers.ts';
import { type Instant, MINUTE, shift } from '#core/kernel/instant.ts';
import type { RaceDay } from '#core/kernel/race-day.ts';
import { makeLoadSeasonDay, type PastDemoDay } from '#core/results/use-cases/load-season-day.ts';
import { makeMemoryOddsStore } from '#test/doubles/odds-store.ts';
import { aBoard } from '#test/support/a-board.ts';
import { aCard } from '#test/support/a-card.ts';
import { aRace } from '#test/support/a-race.ts';
import { aRaceResult, aSheet } from '#test/support/a-result.ts';

const test = suite('a day of the invented season');
const DAY = '2025-08-02' as RaceDay;
const RACE = aRace({ isDemo: true });
const OFF = RACE.postTime as Instant;

const aDay = (change: Partial<PastDemoDay> = {}): PastDemoDay => ({
  card: aCard({ tier: 'demo', races: [RACE] }),
  sheet: aSheet({ day: DAY, kind: 'simulation', races: [aRaceResult()] }),
  boards: [aBoard({ raceId: RACE.id, at: shift(OFF, -MINUTE), tier: 'demo' })],
  ...change,
});

function open() {
  const [cards, results, odds] = [makeMemoryCardStore(), makeMemoryResultStore(), makeMemoryOddsStore()];
  const counted = { transactions: 0 };
  const load = makeLoadSeasonDay({
    cards,
    results,
    odds,
    digest,
    allOrNothing: (work) => {
      counted.transactions += 1;
      return work();
    },
  });
  return { cards, results, odds, counted, load };
}

test('card, results and odds of the day are stored in one transaction', async () => {
  const { cards, results, odds, counted, load } = open();
  assert.is(await load(aDay()), true);
  assert.is((await cards.cardFor('saratoga', DAY))?.card.provenance.tier, 'demo');
  assert.is((await results.currentSheet('SAR', DAY, 'simulation'))?.sheet.races.length, 1);
  assert.is((await odds.latest([{ raceId: RACE.id, before: OFF }])).length, 1);
  assert.is(counted.transactions, 1);
});

test('the same day again changes nothing', async () => {
  const { results, load } = open();
  await load(aDay());
  assert.is(await load(aDay()), false);
  assert.equal(await results.replaced('SAR', DAY, 'simulation'), []);
});

test('another result, card or board of the day is new', async () => {
  const { load } = open();
  await load(aDay());
  const sheet = aSheet({ day: DAY, kind: 'simulation', races: [aRaceResult({ finalTimeSeconds: 71 })] });
  assert.is(await load(aDay({ sheet })), true);
  const boards = [aBoard({ raceId: RACE.id, at: shift(OFF, -2 * MINUTE), tier: 'demo' })];
  assert.is(await load(aDay({ sheet, boards })), true);
  const card = aCard({ tier: 'demo', races: [{ ...RACE, purse: 1 }] });
  assert.is(await load(aDay({ sheet, boards, card })), true);
  assert.is(await load(aDay({ sheet, boards, card })), false);
});

test('the same day again is nothing new either where a real card hides it', async () => {
  const { cards, load } = open();
  await cards.keep(aCard(), 'real');
  assert.equal([await load(aDay()), await load(aDay())], [true, false]);
});

test('a real card of the day stays in front', async () => {
  const { cards, load } = open();
  await cards.keep(aCard(), 'real');
  await load(aDay());
  assert.is((await cards.cardFor('saratoga', DAY))?.card.provenance.tier, 'imported');
});

test.run();
