import { suite } from 'uvu';
import * as assert from 'uvu/assert';
import type { PastPerformance } from '#core/card/past-performance.ts';
import { near } from '#test/support/near.ts';
import { figured, findingOf, raced } from './finding-of.ts';

const test = suite('the class angles');

/** Today's par is 90. */
const move = (change: Partial<PastPerformance>) =>
  findingOf('classMove', { pastPerformances: [raced(20, change)] });
const reached = (...figures: readonly (number | null)[]) =>
  findingOf('parReached', { pastPerformances: figured(...figures) });

test('nine points of par down are half of full marks for, nine up as much against', () => {
  near(move({ speedPar: 99 })?.value, 0.5);
  near(move({ speedPar: 81 })?.value, -0.5);
});

test('three points are a move, two are not', () => {
  near(move({ speedPar: 93 })?.value, 3 / 18);
  near(move({ speedPar: 87 })?.value, -3 / 18);
  for (const speedPar of [88, 89, 90, 91, 92]) assert.is(move({ speedPar }), null, String(speedPar));
});

test('a graded race is named by its grade, another by its conditions', () => {
  assert.is(move({ speedPar: 96, grade: 3 })?.says, 'class drop from a Grade 3 (par 96) to par 90');
  assert.is(
    move({ speedPar: 80, classification: 'Clm25000n2L' })?.says,
    'class rise from a $25,000 claimer (par 80) to par 90',
  );
  assert.is(move({ speedPar: 80, classification: '' })?.says, 'class rise from par 80 to par 90');
});

test('only the last race is a move: a par missing there is not looked for further back', () => {
  const pastPerformances = [raced(20, { speedPar: null }), raced(40, { speedPar: 110 })];
  assert.is(findingOf('classMove', { pastPerformances }), null);
});

test('without a par of today, an earlier race or any record there is no move', () => {
  const dropped = { pastPerformances: [raced(20, { speedPar: 110 })] };
  const pars = { pace2f: null, pace4f: null, pace6f: null, speed: null, latePace: null };
  assert.is(findingOf('classMove', dropped, { pars }), null);
  for (const pastPerformances of [[], null]) assert.is(findingOf('classMove', { pastPerformances }), null);
});

test('88 has reached a par of 90, 87 has not', () => {
  assert.is(reached(88, 70)?.value, 0.5);
  near(reached(87, 70)?.value, -3 / 18);
});

test('the share of the races that reached it is its value: two of three, all of two', () => {
  near(reached(95, 60, 90)?.value, 2 / 3);
  assert.is(reached(95, 90)?.says, "ran to today's par of 90 in 2 of last 2");
  assert.is(reached(95, 90)?.value, 1);
});

test('one race of three or two of five at the level is no reason for the horse, and not counted against it', () => {
  assert.is(reached(95, 60, 70), null);
  assert.is(reached(95, 60, 70, 90, 75), null);
});

test('a sixth race back is too long ago', () => {
  assert.is(reached(80, 80, 80, 80, 80, 120)?.says, 'no better than 80 in the last 5, par 90');
});

test('one figure is too few, and a race without one does not count as short of the par', () => {
  assert.is(reached(95), null);
  assert.is(reached(95, null), null);
  assert.is(reached(95, null, 70)?.says, "ran to today's par of 90 in 1 of last 2");
});

test('eighteen points short is all against it, and more is no worse', () => {
  assert.equal([reached(72, 60)?.value, reached(50, 40)?.value], [-1, -1]);
});

test.run();
