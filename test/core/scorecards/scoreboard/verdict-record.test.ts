import { suite } from 'uvu';
import * as assert from 'uvu/assert';
import { betsByVersion, verdictRecords, verdictRun } from '#core/scorecards/scoreboard/verdict-record.ts';
import { anEntry, aPicker, aRun, placed, winPays } from './a-scored-race.ts';

const test = suite('The record of verdicts');

const betOn = (programNumber: string) =>
  anEntry({
    verdict: {
      kind: 'BET',
      horse: { programNumber, name: `PAPER LANTERN ${programNumber}` },
      priceToTake: null,
    },
  });

const recordOf = (...runs: readonly ReturnType<typeof verdictRun>[]) =>
  verdictRecords(runs.flatMap((run) => run ?? [])).find(({ kind }) => kind === 'BET');

test('a dead heat that paid the stake back is a win, as in the dashboard and the book', () => {
  const deadHeat = aRun({ starters: placed({ 1: 1, 2: 1, 3: 3 }), payouts: winPays(['1', 2], ['2', 5]) });
  const record = recordOf(verdictRun(betOn('1'), deadHeat), verdictRun(betOn('3'), deadHeat));
  assert.equal([record?.bets, record?.won], [2, 1]);
});

test('a scratched horse is no bet', () => {
  const run = aRun({ starters: placed({ 2: 1, 3: 2 }), payouts: winPays(['2', 9]) });
  const record = recordOf(verdictRun(betOn('1'), run));
  assert.equal([record?.races, record?.bets, record?.won], [1, 0, 0]);
});

const lineOf = (model: string, margin: number) => {
  const { line } = anEntry();
  if (!line) throw new Error('the entry has no line');
  return { ...line, model, margin };
};

test('BETs are counted by the model and the margin of the line that made them', () => {
  const entries = [
    { ...betOn('1'), line: lineOf('form 5', 0.5) },
    { ...betOn('3'), line: lineOf('form 5', 0.5) },
    { ...betOn('3'), line: lineOf('form 5', 0.25) },
    { ...betOn('1'), line: lineOf('form 4', 0.5) },
  ];
  const pass = { ...betOn('1'), verdict: { kind: 'PASS', horse: null, priceToTake: null } as const };
  const runs = [...entries, { ...pass, line: lineOf('form 3', 0.5) }].flatMap(
    (entry) => verdictRun(entry, aRun()) ?? [],
  );
  assert.equal(
    betsByVersion(runs).map(({ by, bets, won, perUnit }) => [by, bets, won, perUnit?.toFixed(3)]),
    [
      ['form 5, asks 50.0% over our fair price', 2, 1, '1.175'],
      ['form 5, asks 25.0% over our fair price', 1, 0, '-1.000'],
      ['form 4, asks 50.0% over our fair price', 1, 1, '3.350'],
    ],
  );
});

test('a BET of an entry without a line is of the model that the entry names', () => {
  const voices = [aPicker(), aPicker({ voice: 'model', version: 'form 2' })];
  const byOf = (change: object) => verdictRun({ ...betOn('1'), line: null, ...change }, aRun())?.by;
  assert.equal([byOf({ voices }), byOf({})], ['form 2', '']);
});

test.run();
