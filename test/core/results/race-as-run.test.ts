import { suite } from 'uvu';
import * as assert from 'uvu/assert';
import type { RaceDay } from '#core/kernel/race-day.ts';
import { runRaceOf, timedRaceOf } from '#core/results/race-as-run.ts';
import type { RaceResult } from '#core/results/race-result.ts';
import { aFinisher, aRaceResult } from '#test/support/a-result.ts';

const test = suite('a race as it was run');
const joined = (change: Partial<RaceResult> = {}) => ({
  track: 'SAR',
  day: '2025-08-02' as RaceDay,
  race: aRaceResult(change),
});
const call = (label: string, position: number, behind: number | null) => ({
  label,
  position,
  margin: 1,
  behind,
});

test('the first call of a sprint is the quarter, of a route the half; a leader is no distance behind', () => {
  const calls = [call('1/4', 1, 0), call('1/2', 4, 3.5)];
  const starters = [aFinisher({ calls })];
  const atFirst = (distanceYards: number) =>
    runRaceOf(joined({ starters, distanceYards }))?.starts[0]?.firstCall;
  assert.equal(atFirst(1320), { position: 1, behind: 0 });
  assert.equal(atFirst(1980), { position: 4, behind: 3.5 });
  assert.is(runRaceOf(joined({ starters: [aFinisher({ calls: [] })] }))?.starts[0]?.firstCall, null);
});

test('a race over jumps, one that was not run and one of an unknown distance are left out', () => {
  for (const change of [
    { surface: 'steeplechase' as const },
    { cancelled: { reason: 'Weather' } },
    { distanceYards: null },
    { surface: null },
  ]) {
    assert.is(runRaceOf(joined(change)), null);
    assert.is(timedRaceOf(joined(change)), null);
  }
});

test('who may run decides the class, not who carries less weight', () => {
  const keyOf = (conditions: string) =>
    timedRaceOf(joined({ type: 'Maiden Special Weight', conditions }))?.level.key;
  assert.is(keyOf('FOR MAIDENS, FILLIES TWO YEARS OLD. Weight, 119 lbs.'), 'maiden special weight f2');
  assert.is(
    keyOf('FOR MAIDENS, THREE YEARS OLD. Weight, 120 lbs. Fillies allowed 3 lbs.'),
    'maiden special weight',
  );
  assert.is(
    keyOf('(UP TO $9,000 FUND) FOR FILLIES AND MARES THREE YEARS OLD AND UPWARD. Older, 124 lbs.'),
    'maiden special weight f',
  );
  assert.is(
    keyOf('INNER TURF (UP TO $9,000 FUND) FOR MAIDENS, TWO-YEAR-OLDS. Fillies allowed 3 lbs.'),
    'maiden special weight 2',
  );
  assert.is(keyOf('FOR THREE YEAR OLDS AND UPWARD FOALED IN NEW YORK STATE.'), 'maiden special weight s');
});

test('a horse that did not finish has no lengths, whatever is printed', () => {
  const starters = [
    aFinisher({ behind: 12, crossed: null }),
    aFinisher({ programNumber: '2', behind: 4.25, crossed: 2 }),
  ];
  assert.equal(
    timedRaceOf(joined({ starters }))?.runners.map(({ behind }) => behind),
    [null, 4.25],
  );
});

test.run();
