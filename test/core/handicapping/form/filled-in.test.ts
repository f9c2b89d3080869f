import { suite } from 'uvu';
import * as assert from 'uvu/assert';
import { filledIn } from '#core/handicapping/form/filled-in.ts';
import { near } from '#test/support/near.ts';

const test = suite('missing features filled in from known ones');

const TOGETHER = [
  [1, 0.8],
  [0.8, 1],
];

test('a starter that has every feature keeps its own, to the digit', () => {
  const scaled = Float64Array.from([1, -0.5, -1, 0.5]);
  assert.equal([...filledIn(scaled, scaled, 2, TOGETHER)], [1, -0.5, -1, 0.5]);
});

test('a missing feature follows a known one as far as both go together', () => {
  const raw = Float64Array.from([2, Number.NaN]);
  const [known, missing] = filledIn(Float64Array.from([2, 0]), raw, 1, TOGETHER);
  assert.is(known, 2);
  near(missing, (0.8 * 2) / 1.05);
});

test('features that have nothing to do with each other fill in nothing', () => {
  const raw = Float64Array.from([2, Number.NaN]);
  const apart = [
    [1, 0],
    [0, 1],
  ];
  assert.is(filledIn(Float64Array.from([2, 0]), raw, 1, apart)[1], 0);
});

test('a starter of which nothing is known stays average', () => {
  const raw = Float64Array.from([Number.NaN, Number.NaN]);
  assert.equal([...filledIn(new Float64Array(2), raw, 1, TOGETHER)], [0, 0]);
});

test.run();
