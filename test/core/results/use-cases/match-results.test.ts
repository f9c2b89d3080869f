import { suite } from 'uvu';
import * as assert from 'uvu/assert';
import { makeMemoryResultStore } from '#adapters/memory/result-store.ts';
import { addDays } from '#core/kernel/race-day.ts';
import type { ResultSheet } from '#core/results/result-sheet.ts';
import { makeMatchResults } from '#core/results/use-cases/match-results.ts';
import { aFinisher, aRaceResult, aSheet, RESULTS_DAY } from '#test/support/a-result.ts';
import { refused } from '#test/support/refused.ts';

const test = suite('kinds of sheets compared');

async function matched(sheets: readonly ResultSheet[], from = RESULTS_DAY, to = RESULTS_DAY) {
  const results = makeMemoryResultStore();
  for (const sheet of sheets) await results.keep(sheet, `${sheet.kind} ${sheet.day}`);
  return makeMatchResults({ results })(from, to, null);
}

const sheetOf = (kind: ResultSheet['kind'], change: Partial<ResultSheet> = {}) =>
  aSheet({ kind, races: [aRaceResult()], ...change });

test('two kinds that report the same day are one pair, and agree', async () => {
  const pairs = await matched([sheetOf('nyra-tables'), sheetOf('chart')]);
  assert.equal(pairs, [
    { left: 'chart', right: 'nyra-tables', races: 1, starters: 3, sameHorse: 3, unmatched: [] },
  ]);
});

test('three kinds are three pairs, the more detailed kind first', async () => {
  const pairs = await matched([sheetOf('aqueduct-table'), sheetOf('nyra-tables'), sheetOf('chart')]);
  assert.equal(
    pairs.map(({ left, right }) => [left, right]),
    [
      ['chart', 'nyra-tables'],
      ['chart', 'aqueduct-table'],
      ['nyra-tables', 'aqueduct-table'],
    ],
  );
});

test('what they say differently is named', async () => {
  const starters = [
    aFinisher({ horseName: 'Tin Whistle' }),
    aFinisher({ programNumber: '2' }),
    aFinisher({ programNumber: '3' }),
  ];
  const [pair] = await matched([
    sheetOf('chart'),
    sheetOf('nyra-tables', { races: [aRaceResult({ starters })] }),
  ]);
  assert.equal([pair?.sameHorse, pair?.unmatched.length], [2, 1]);
  assert.equal([pair?.unmatched[0]?.left, pair?.unmatched[0]?.right], ['Paper Lantern 1', 'Tin Whistle']);
});

test('kinds without a common race are left out', async () => {
  const tomorrow = addDays(RESULTS_DAY, 1);
  assert.equal(
    await matched([sheetOf('chart'), sheetOf('nyra-tables', { day: tomorrow })], RESULTS_DAY, tomorrow),
    [],
  );
  assert.equal(await matched([sheetOf('chart'), sheetOf('nyra-tables', { track: 'AQU' })]), []);
  assert.equal(await matched([]), []);
});

test('live and invented results are not compared', async () => {
  assert.equal(await matched([sheetOf('chart'), sheetOf('live'), sheetOf('simulation')]), []);
});

test('only days of the span count, its ends included', async () => {
  const days = [0, 1, 2].map((after) => addDays(RESULTS_DAY, after));
  const sheets = days.flatMap((day) => [sheetOf('chart', { day }), sheetOf('nyra-tables', { day })]);
  const [pair] = await matched(sheets, days[1], days[2]);
  assert.is(pair?.races, 2);
});

test('a span that ends before it begins is refused', async () => {
  const { kind, code, message } = await refused(matched([], RESULTS_DAY, addDays(RESULTS_DAY, -1)));
  assert.equal([kind, code], ['invalid', 'results.bad-span']);
  assert.is(message, 'The span ends (2020-08-07) before it begins (2020-08-08).');
});

test.run();
