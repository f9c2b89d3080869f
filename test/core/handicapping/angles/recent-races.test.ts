import { suite } from 'uvu';
import * as assert from 'uvu/assert';
import type { PastPerformance } from '#core/card/past-performance.ts';
import { having, isSprint, likeToday } from '#core/handicapping/angles/recent-races.ts';
import { present } from '#test/support/present.ts';
import { evidenceOn, field, figured, raced, TURF_MILE } from './finding-of.ts';

const test = suite('races like the one of today');

const like = (past: readonly PastPerformance[] | null, race = {}) => {
  const evidence = evidenceOn(field({ pastPerformances: past }), race);
  return likeToday(present(evidence.starters[0]), evidence);
};

test('under a mile is a sprint; of an unknown distance neither is said', () => {
  assert.equal(
    [1320, 1759, 1760, 1870, null].map((distanceYards) => isSprint({ distanceYards })),
    [true, true, false, false, null],
  );
});

test('they stay in the order of the card, newest first', () => {
  const past = [raced(10), raced(20, { surface: 'turf' }), raced(30, { surface: 'inner-dirt' })];
  assert.equal(like(past), [past[0], past[2]]);
  assert.equal(like(past, TURF_MILE), [past[1]]);
});

test('a race of unknown surface is like none, and on an unknown surface none is alike', () => {
  assert.equal(like([raced(10, { surface: null })]), []);
  assert.equal(like([raced(10), raced(20, { surface: null })], { surface: null }), []);
});

test('an unknown past and an empty one have no such race', () => {
  assert.equal([like(null), like([])], [[], []]);
});

test('distance does not matter here, time does: a year and no day more', () => {
  const past = [raced(365, { distanceYards: 2640 }), raced(366)];
  assert.equal(like(past), [past[0]]);
});

test('those with a number are taken as they stand, a figure of zero among them', () => {
  const past = figured(90, null, 0, 70);
  assert.equal(
    having(past, 'speedFigure').map(({ speedFigure }) => speedFigure),
    [90, 0, 70],
  );
  assert.equal(having([raced(10, { latePace: null })], 'latePace'), []);
});

test.run();
