import fc from 'fast-check';
import { suite } from 'uvu';
import * as assert from 'uvu/assert';
import { behindWinner, pointsPerLength } from '#core/handicapping/figures/beaten-lengths.ts';

const test = suite('beaten lengths');

for (const [yards, points] of [
  [1100, 2.9],
  [1210, 2.6],
  [1320, 2.4],
  [1430, 2.2],
  [1540, 2.0],
  [1760, 1.8],
  [1830, 1.7],
  [1870, 1.7],
  [1980, 1.6],
  [2200, 1.5],
  [2640, 1.2],
] as const) {
  test(`a length over ${yards} yards costs ${points} points`, () =>
    assert.is(pointsPerLength(yards), points));
}

test('between two distances it is in proportion, beyond the last as at the last', () => {
  assert.ok(Math.abs(pointsPerLength(1375) - 2.3) < 1e-9);
  assert.is(pointsPerLength(660), 2.9);
  assert.is(pointsPerLength(4000), 1.2);
});

test('five lengths behind a 92 at six furlongs is an 80', () => assert.is(behindWinner(92, 5, 1320), 80));

test('a length never costs more over a longer distance', () => {
  const yards = fc.integer({ min: 600, max: 3500 });
  fc.assert(
    fc.property(yards, yards, (a, b) => {
      const [short, long] = [Math.min(a, b), Math.max(a, b)];
      assert.ok(pointsPerLength(short) >= pointsPerLength(long));
      assert.ok(pointsPerLength(short) >= 1.2 && pointsPerLength(short) <= 2.9);
    }),
  );
});

test.run();
