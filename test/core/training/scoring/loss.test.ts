import fc from 'fast-check';
import { suite } from 'uvu';
import * as assert from 'uvu/assert';
import { brierOf, lossOf, topPickShare } from '#core/training/scoring/loss.ts';

const test = suite('how far chances were from what happened');

const near = (actual: number, expected: number): void =>
  assert.ok(Math.abs(actual - expected) < 1e-9, `${actual} is not ${expected}`);

/** Chances of two to eight interests that sum to one, and which of them won. */
const race = fc.array(fc.integer({ min: 1, max: 100 }), { minLength: 2, maxLength: 8 }).chain((shares) =>
  fc.record({
    chances: fc.constant(shares.map((share) => share / shares.reduce((sum, value) => sum + value, 0))),
    winner: fc.integer({ min: 0, max: shares.length - 1 }),
  }),
);
const wonBy = (winner: number, count: number): readonly number[] =>
  Array.from({ length: count }, (_, index) => (index === winner ? 1 : 0));

test('the loss is minus the log of the winner’s chance; a dead heat counts both by half', () => {
  near(lossOf([0.25, 0.75], [1, 0]), Math.log(4));
  near(lossOf([1, 0], [1, 0]), 0);
  near(lossOf([0.5, 0.25, 0.25], [0.5, 0.5, 0]), (Math.log(2) + Math.log(4)) / 2);
});

test('a winner given no chance at all costs much, but not infinitely much', () => {
  near(lossOf([0, 1], [1, 0]), -Math.log(1e-12));
});

test('the Brier score is the mean squared distance', () => {
  near(brierOf([0.5, 0.5], [1, 0]), 0.25);
  near(brierOf([0.6, 0.3, 0.1], [0, 1, 0]), (0.36 + 0.49 + 0.01) / 3);
});

test('the top pick gets the share of the win it had; equal top picks share it', () => {
  assert.equal(
    [
      topPickShare([0.5, 0.3, 0.2], [1, 0, 0]),
      topPickShare([0.5, 0.3, 0.2], [0, 1, 0]),
      topPickShare([0.4, 0.4, 0.2], [1, 0, 0]),
      topPickShare([0.4, 0.4, 0.2], [0.5, 0.5, 0]),
    ],
    [1, 0, 0.5, 0.5],
  );
});

test('equal chances lose the log of the field size; no forecast loses less than the truth', () => {
  fc.assert(
    fc.property(race, ({ chances, winner }) => {
      const won = wonBy(winner, chances.length);
      near(
        lossOf(
          chances.map(() => 1 / chances.length),
          won,
        ),
        Math.log(chances.length),
      );
      const expected = (forecast: readonly number[]): number =>
        chances.reduce(
          (sum, chance, index) => sum + chance * lossOf(forecast, wonBy(index, chances.length)),
          0,
        );
      assert.ok(expected(chances) <= expected(chances.toReversed()) + 1e-9);
    }),
  );
});

test.run();
