import { suite } from 'uvu';
import * as assert from 'uvu/assert';
import { makeMemoryResultStore } from '#adapters/memory/result-store.ts';
import { FEATURES } from '#core/handicapping/features/index.ts';
import { daysBetween } from '#core/kernel/race-day.ts';
import { joinedRaces } from '#core/results/reconcile/index.ts';
import { examplesOf } from '#core/training/fitting/history.ts';
import { makeFitModels, realExamples } from '#core/training/use-cases/fit-models.ts';
import { makeMemoryResultYears } from '#test/doubles/result-years.ts';
import { aSheet } from '#test/support/a-result.ts';
import { refused } from '#test/support/refused.ts';
import { dayAt, ran, starter } from '../fitting/ran.ts';

const test = suite('fitting the models on stored results');

const SETTINGS = {
  features: FEATURES.length,
  fundamental: { softness: 0.9, penalty: 20, halfLifeDays: null },
  folds: 2,
  leastRaces: 4,
};
const silent = () => undefined;
const field = [starter('1', { odds: 1 }), starter('2', { odds: 3 })];

/** A store with a race on each of these days. */
async function storeWith(days: readonly number[], kind: 'chart' | 'simulation' = 'chart') {
  const store = makeMemoryResultStore();
  for (const day of days) {
    const { track, race } = ran(day, field);
    await store.keep(aSheet({ track, day: dayAt(day), kind, races: [race] }), `${day}`);
  }
  return store;
}
async function storedWith(...stored: Parameters<typeof storeWith>) {
  const results = await storeWith(...stored);
  return { results, years: makeMemoryResultYears(results) };
}
async function open(days: readonly number[], today = 99) {
  return makeFitModels({ ...(await storedWith(days)), today: () => dayAt(today), settings: SETTINGS });
}

test('a fit until a day uses only the races before it', async () => {
  const { fundamental } = await (await open([0, 7, 14, 21, 28]))(dayAt(28), silent);
  assert.equal([fundamental.sample.races, fundamental.sample.to], [4, dayAt(21)]);
});

test('without a day all races count, those of today among them, and none of tomorrow', async () => {
  const { fundamental } = await (await open([0, 7, 14, 21, 28, 29], 28))(null, silent);
  assert.equal([fundamental.sample.races, fundamental.sample.to], [5, dayAt(28)]);
});

test('the records carry the day of the fit, not the day it was fitted for', async () => {
  const { fundamental, order } = await (await open([0, 7, 14, 21, 28], 40))(dayAt(28), silent);
  assert.equal([fundamental.date, order.version], [dayAt(40), `finish-order-${dayAt(40)}`]);
});

test('it says what it measures and fits', async () => {
  const lines: string[] = [];
  await (await open([0, 7, 14, 21, 28]))(null, (line) => lines.push(line));
  assert.equal(lines, ['Measuring the races as known the day before each …', 'Fitting on 5 races …']);
});

test('too few races are refused with their number, the day and what to do', async () => {
  const { kind, message } = await refused((await open([0, 7, 14]))(dayAt(20), silent));
  assert.is(kind, 'conflict');
  assert.is(
    message,
    `3 usable races before ${dayAt(20)}; at least 4 are needed. Import results with chart import or nyra import.`,
  );
});

test('an empty store is refused in the same way', async () => {
  assert.is((await refused((await open([]))(null, silent))).code, 'results.too-few-races');
});

test('invented races are no results, real ones up to and with the day are', async () => {
  const days = [0, 7, 14];
  assert.equal(await realExamples(await storedWith(days, 'simulation'), dayAt(99), silent), []);
  const examples = await realExamples(await storedWith(days), dayAt(7), silent);
  assert.equal(
    examples.map(({ day }) => day),
    [dayAt(0), dayAt(7)],
  );
});

test('results read in parts are learned as if they were read at once', async () => {
  const days = Array.from({ length: 60 }, (_, index) => 7 * index);
  const { results, years } = await storedWith(days);
  const spans: number[] = [];
  const counting: typeof results.sheetsBetween = (track, from, to) => {
    spans.push(daysBetween(from, to) + 1);
    return results.sheetsBetween(track, from, to);
  };
  const parted = await realExamples({ results: { sheetsBetween: counting }, years }, dayAt(420), silent);
  const whole = examplesOf(joinedRaces(await results.sheetsBetween(null, dayAt(0), dayAt(420))));
  assert.is(JSON.stringify(parted), JSON.stringify(whole));
  assert.ok(Math.max(...spans) <= 14, String(Math.max(...spans)));
});

test('the same results give the same records', async () => {
  const [first, second] = [await open([0, 7, 14, 21]), await open([21, 14, 7, 0])];
  assert.equal(await first(null, silent), await second(null, silent));
});

test.run();
