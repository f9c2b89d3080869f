import fc from 'fast-check';
import { suite } from 'uvu';
import * as assert from 'uvu/assert';
import { runningStyle, styleAt } from '#core/handicapping/pace/running-style.ts';
import { aPastRace } from '#test/support/a-runner.ts';

const test = suite('running style');
const ran = (position: number, lengths: number, distanceYards = 1320) =>
  aPastRace({ firstCall: { position, lengths }, distanceYards });

for (const [lengths, style] of [
  [0, 'E'],
  [0.75, 'E'],
  [1, 'E/P'],
  [3, 'E/P'],
  [4, 'P'],
  [7, 'P'],
  [7.25, 'S'],
  [20, 'S'],
] as const) {
  test(`${lengths} lengths back at the first call is ${style}`, () => assert.is(styleAt(lengths), style));
}

test('the median race decides, and a leader counts as 0 lengths behind', () =>
  assert.is(runningStyle([ran(1, 6), ran(1, 2), ran(8, 12)], 1320), 'E'));

test('one race shows no style yet', () => {
  assert.is(runningStyle([ran(1, 2)], 1320), null);
  assert.is(runningStyle([], 1320), null);
});

test('races at the same kind of distance come first, the others only where those are too few', () => {
  const races = [ran(1, 1, 1870), ran(1, 1, 1870), ran(1, 1, 1870), ran(6, 8), ran(6, 9)];
  assert.is(runningStyle(races, 1320), 'S');
  assert.is(runningStyle(races.slice(0, 4), 1320), 'E');
});

test('a horse further back is never called earlier', () => {
  const order = ['E', 'E/P', 'P', 'S'];
  const lengths = fc.double({ min: 0, max: 30, noNaN: true });
  fc.assert(
    fc.property(lengths, lengths, (a, b) => {
      const [near, far] = [Math.min(a, b), Math.max(a, b)];
      assert.ok(order.indexOf(styleAt(near)) <= order.indexOf(styleAt(far)));
    }),
  );
});

test.run();
