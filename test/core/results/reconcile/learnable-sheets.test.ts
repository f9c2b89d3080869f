import { suite } from 'uvu';
import * as assert from 'uvu/assert';
import { isComplete, sheetsToLearnFrom } from '#core/results/reconcile/learnable-sheets.ts';
import type { SheetKind } from '#core/results/result-sheet.ts';
import { aDecision, aDoubt } from '#test/support/a-doubt.ts';
import { aFinisher, aRaceResult, aSheet } from '#test/support/a-result.ts';

const test = suite('sheets that may be learned from');

/** A race of which only those paid are known. */
const partial = aRaceResult({ raceNumber: 2, isFieldComplete: false });
const whole = aRaceResult();
const numbersIn = (kind: SheetKind, ...races: readonly (typeof whole)[]) =>
  sheetsToLearnFrom([aSheet({ kind, races })]).map((sheet) =>
    sheet.races.map(({ raceNumber }) => raceNumber),
  );

test('of a live sheet the races that are whole count', () => {
  assert.equal(numbersIn('live', whole, partial), [[1]]);
});

test('a live sheet without a whole race is left out', () => {
  assert.equal(numbersIn('live', partial), []);
  assert.equal(numbersIn('live'), []);
});

test('a chart and tables count as they are', () => {
  for (const kind of ['chart', 'nyra-tables', 'aqueduct-table', 'simulation'] as const)
    assert.equal(numbersIn(kind, whole, partial), [[1, 2]], kind);
});

test('a race without a surface, or with a horse of unknown place, teaches nothing', () => {
  assert.is(isComplete(whole), true);
  assert.is(isComplete({ ...whole, surface: null }), false);
  const open = aFinisher({ programNumber: '4', crossed: null, official: null, finished: null });
  assert.is(isComplete({ ...whole, starters: [...whole.starters, open] }), false);
});

test('a race that was called off is complete: there is nothing more to know', () => {
  assert.is(isComplete(aRaceResult({ cancelled: { reason: 'Weather' }, starters: [], surface: null })), true);
});

test('sheets keep their order and the rest of what they report', () => {
  const [first, second] = [aSheet({ kind: 'live', races: [whole, partial] }), aSheet({ track: 'AQU' })];
  const sheets = sheetsToLearnFrom([first, second]);
  assert.equal(
    sheets.map(({ track, provenance }) => [track, provenance]),
    [
      [first.track, first.provenance],
      [second.track, second.provenance],
    ],
  );
  assert.is(first.races.length, 2, 'the sheet itself is left alone');
});

test('a race whose order is in doubt, or that was left out, is learned from in no sheet of its day', () => {
  const doubtful = aRaceResult({ doubts: [aDoubt()] });
  const sound = aRaceResult({
    raceNumber: 2,
    doubts: [aDoubt({ about: 'purse', fromPlace: null, wagers: [] })],
  });
  const out = aRaceResult({ raceNumber: 3, doubts: [aDoubt()], decision: aDecision('left-out') });
  const settled = aRaceResult({ raceNumber: 4, doubts: [aDoubt()], decision: aDecision('order') });
  const chart = aSheet({ races: [doubtful, sound, out, settled] });
  const table = aSheet({ kind: 'nyra-tables', races: [aRaceResult(), aRaceResult({ raceNumber: 3 })] });
  const learned = sheetsToLearnFrom([chart, table]);
  assert.equal(
    learned.map(({ kind, races }) => [kind, ...races.map(({ raceNumber }) => raceNumber)]),
    [['chart', 2, 4]],
  );
});

test.run();
