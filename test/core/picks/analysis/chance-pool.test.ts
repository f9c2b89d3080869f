import fc from 'fast-check';
import { suite } from 'uvu';
import * as assert from 'uvu/assert';
import { pooled, tilted } from '#core/picks/analysis/chance-pool.ts';

const test = suite('chance pool');
const near = (first: number | undefined, other: number, within = 1e-9): void =>
  assert.ok(Math.abs((first ?? Number.NaN) - other) <= within, `${first} is not ${other}`);
const sum = (values: readonly number[]): number => values.reduce((total, value) => total + value, 0);
const chances = fc
  .array(fc.double({ min: 0.01, max: 1, noNaN: true }), { minLength: 1, maxLength: 16 })
  .map((weights) => weights.map((weight) => weight / sum(weights)));

test('a tilt of .7 moves a level match to two thirds', () => {
  near(tilted([0.5, 0.5], [0.7, 0])[0], 0.668, 5e-4);
});

test('no tilt changes nothing, and the same tilt for all changes nothing', () => {
  fc.assert(
    fc.property(chances, fc.double({ min: -3, max: 3, noNaN: true }), (field, tilt) => {
      tilted(
        field,
        field.map(() => tilt),
      ).forEach((chance, index) => {
        near(chance, field[index] ?? 0);
      });
    }),
  );
});

test('two opposite opinions of equal weight meet in the middle', () => {
  const [a, other] = pooled([
    { chances: [0.6, 0.4], share: 0.5 },
    { chances: [0.4, 0.6], share: 0.5 },
  ]);
  near(a, 0.5);
  near(other, 0.5);
});

test('equal views come out unchanged and every pool sums to one', () => {
  fc.assert(
    fc.property(chances, (field) => {
      const same = pooled([
        { chances: field, share: 0.3 },
        { chances: field, share: 0.7 },
      ]);
      near(sum(same), 1);
      same.forEach((chance, index) => {
        near(chance, field[index] ?? 0);
      });
    }),
  );
});

test('the blended chance lies between the market and the view, for a field of two', () => {
  fc.assert(
    fc.property(
      fc.double({ min: 0.05, max: 0.95, noNaN: true }),
      fc.double({ min: 0.05, max: 0.95, noNaN: true }),
      (a, b) => {
        const [chance = 0] = pooled([
          { chances: [a, 1 - a], share: 0.4 },
          { chances: [b, 1 - b], share: 0.6 },
        ]);
        assert.ok(chance >= Math.min(a, b) - 1e-9 && chance <= Math.max(a, b) + 1e-9);
      },
    ),
  );
});

test('however strong a tilt, chances are numbers that sum to one', () => {
  assert.equal(tilted([0.5, 0.5], [1_000, 0]), [1, 0]);
  assert.equal(
    tilted([0.25, 0.75], [-1_000, -1_000]).map((chance) => chance.toFixed(6)),
    ['0.250000', '0.750000'],
  );
});

test('no race, no chances', () => {
  assert.equal(tilted([], []), []);
  assert.equal(pooled([]), []);
  assert.equal(pooled([{ chances: [], share: 1 }]), []);
});

test.run();
