import { suite } from 'uvu';
import * as assert from 'uvu/assert';
import type { PastPerformance } from '#core/card/past-performance.ts';
import { findingOf, raced } from './finding-of.ts';

const test = suite('a trip better than it looks');

const call = (position: number | null, lengths: number | null = 1) => ({ position, lengths });
const trip = (change: Partial<PastPerformance>) =>
  findingOf('trip', { pastPerformances: [raced(20, change)] });

/** Close to a pace so many points over par, then placed. */
const onThePace = (raceShape1: number | null, early: number, behind: number, finish: number | null) =>
  trip({ raceShape1, firstCall: call(early, behind), crossed: call(finish) });
/** Far behind a pace so many points under par, then placed. */
const offThePace = (raceShape1: number, early: number, finish: number) =>
  trip({ raceShape1, firstCall: call(early, 8), crossed: call(finish) });

test('a leader of a fast pace that held on is half of full marks', () => {
  assert.equal(onThePace(12, 1, 1, 3), {
    value: 0.5,
    says: 'led a pace 12 points faster than par last time and still finished 3rd',
  });
});

test('a winner of such a race won it, and one close up was close up', () => {
  assert.is(onThePace(6, 1, 1, 1)?.says, 'led a pace 6 points faster than par last time and won');
  assert.is(
    onThePace(6, 3, 2, 4)?.says,
    'was 3rd early in a pace 6 points faster than par last time and still finished 4th',
  );
});

test('two lengths are close, a quarter more is not; fourth is near, fifth is not', () => {
  assert.ok(onThePace(8, 3, 2, 4));
  assert.is(onThePace(8, 3, 2.25, 4), null);
  assert.is(onThePace(8, 1, 1, 5), null);
});

test('a leader by four lengths is on the pace: lengths in front are no lengths behind', () => {
  assert.ok(onThePace(8, 1, 4, 2));
});

test('five points off par are fast or slow, four are neither', () => {
  assert.ok(onThePace(5, 1, 1, 2));
  assert.is(onThePace(4, 1, 1, 2), null);
  assert.ok(offThePace(-5, 7, 2));
  assert.is(offThePace(-4, 7, 2), null);
});

test('three places gained behind a slow pace count, two do not', () => {
  assert.equal(offThePace(-9, 7, 4), {
    value: 0.5,
    says: 'went from 7th to 4th last time behind a pace 9 points slower than par',
  });
  assert.is(offThePace(-9, 6, 4), null);
  assert.is(offThePace(-9, 9, 5), null);
});

test('a closer into a fast pace and a leader of a slow one had the race run for them', () => {
  assert.is(onThePace(12, 8, 9, 2), null);
  assert.is(offThePace(-12, 1, 1), null);
});

test('without the shape, the early call or the finish nothing is said', () => {
  assert.is(onThePace(null, 1, 1, 2), null);
  assert.is(onThePace(12, 1, 1, null), null);
  assert.is(trip({ raceShape1: 12, firstCall: call(null), crossed: call(2) }), null);
  assert.is(trip({ raceShape1: 12, firstCall: call(2, null), crossed: call(2) }), null);
});

test('only the very last race is a trip, and only on the footing of today', () => {
  const hard = { raceShape1: 12, firstCall: call(1), crossed: call(3) };
  assert.is(trip({ ...hard, surface: 'turf' }), null);
  const before = [raced(10, { surface: 'turf' }), raced(30, hard)];
  assert.is(findingOf('trip', { pastPerformances: before }), null);
  assert.is(findingOf('trip', { pastPerformances: [] }), null);
});

test.run();
