import { suite } from 'uvu';
import * as assert from 'uvu/assert';
import type { PastPerformance } from '#core/card/past-performance.ts';
import { earlyCall, isSprintDistance } from '#core/handicapping/pace/relevant-calls.ts';
import { aPastRace } from '#test/support/a-runner.ts';

const test = suite('where a horse was early');

const called = (change: Partial<PastPerformance>) => earlyCall(aPastRace(change));

test('the first call of a sprint with the lengths behind the leader', () => {
  assert.equal(called({ firstCall: { position: 4, lengths: 2.5 } }), {
    position: 4,
    behind: 2.5,
    isSprint: true,
    distanceYards: 1320,
    fieldSize: 8,
  });
});

test('a leader is behind nobody, by however much it led and where the margin is unknown', () => {
  for (const lengths of [3, 0, null])
    assert.is(called({ firstCall: { position: 1, lengths } })?.behind, 0, String(lengths));
});

test('a position without lengths is no call for another horse', () => {
  assert.is(called({ firstCall: { position: 2, lengths: null } }), null);
});

test('without a position, a surface or a distance there is no call', () => {
  assert.is(called({ firstCall: { position: null, lengths: 2 } }), null);
  assert.is(called({ surface: null }), null);
  assert.is(called({ distanceYards: null }), null);
});

test('a race over jumps says nothing of speed on the flat', () => {
  for (const surface of ['steeplechase', 'hunt'] as const) assert.is(called({ surface }), null);
  for (const surface of ['turf', 'inner-turf', 'synthetic', 'inner-dirt'] as const)
    assert.ok(called({ surface }));
});

test('a mile is a route', () => {
  assert.equal([1759, 1760].map(isSprintDistance), [true, false]);
  assert.is(called({ distanceYards: 1760 })?.isSprint, false);
});

test('a call is taken where the size of the field is unknown, without one', () => {
  assert.is(called({ fieldSize: null })?.fieldSize, null);
});

test.run();
