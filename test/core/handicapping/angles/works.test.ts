import { suite } from 'uvu';
import * as assert from 'uvu/assert';
import type { Workout } from '#core/card/workout.ts';
import { aWorkout } from '#test/support/a-runner.ts';
import { ago, findingOf, raced } from './finding-of.ts';

const test = suite('the workouts');

const worked = (days: number, rank: number | null, count: number | null, change: Partial<Workout> = {}) =>
  aWorkout({ day: ago(days), rank, count, ...change });
const found = (...workouts: readonly Workout[]) => findingOf('works', { workouts });

test('the fastest of its morning counts .6, the first tenth .4', () => {
  assert.is(found(worked(7, 1, 45))?.value, 0.6);
  assert.is(found(worked(7, 4, 40))?.value, 0.4);
  assert.is(found(worked(7, 5, 40)), null);
});

test('the sentence names distance, time, track, day and place', () => {
  const work = worked(7, 3, 60, { distanceYards: 1100, seconds: 59.8, track: 'SAR' });
  assert.is(found(work)?.says, 'worked 5F in 59.8 at Saratoga on Jul 26, 3rd of 60');
  assert.is(found(worked(2, 1, 12))?.says, 'worked 4F in 48.4 at Saratoga on Jul 31, fastest of 12');
});

test('of several the one that beat the largest share speaks, not the newest', () => {
  const clause = found(worked(3, 4, 40), worked(10, 2, 60), worked(20, 3, 60))?.says;
  assert.match(clause ?? '', /on Jul 23, 2nd of 60$/);
});

test('a group of nine says nothing by its order, one of ten does', () => {
  assert.is(found(worked(7, 1, 9)), null);
  assert.ok(found(worked(7, 1, 10)));
});

test('a work of thirty days ago counts, one of the day before does not', () => {
  assert.ok(found(worked(30, 1, 40)));
  assert.is(found(worked(31, 1, 40)), null);
});

test('a work whose rank or group is unknown says nothing', () => {
  assert.is(found(worked(7, null, 40)), null);
  assert.is(found(worked(7, 1, null)), null);
});

test('no work and no race for over thirty days counts against a horse', () => {
  const idle = findingOf('works', { workouts: [], daysSinceLast: 31 });
  assert.equal(idle, { value: -0.4, says: 'no race or work on the card in the last 30 days' });
  assert.is(findingOf('works', { workouts: [], daysSinceLast: 30 }), null);
});

test('a plain work in time is no reproach', () => {
  assert.is(findingOf('works', { workouts: [worked(20, 30, 40)], daysSinceLast: 90 }), null);
});

test('a first starter without a recent work is reproached, one with unknown works is not', () => {
  const unraced = { pastPerformances: [], daysSinceLast: null };
  assert.is(findingOf('works', { ...unraced, workouts: [worked(60, 1, 40)] })?.value, -0.4);
  assert.is(findingOf('works', { ...unraced, workouts: null }), null);
});

test('a horse whose days away are not printed has its past races looked at', () => {
  const unprinted = { workouts: [], daysSinceLast: null };
  assert.is(findingOf('works', { ...unprinted, pastPerformances: [raced(10)] }), null);
  assert.is(findingOf('works', { ...unprinted, pastPerformances: [raced(40)] })?.value, -0.4);
  assert.is(findingOf('works', { ...unprinted, pastPerformances: null }), null, 'it may have raced');
});

test.run();
