import fc from 'fast-check';
import { suite } from 'uvu';
import * as assert from 'uvu/assert';
import {
  byInterest,
  fieldMean,
  logitChances,
  standardized,
} from '#core/handicapping/models/conditional-logit.ts';
import { pooled } from '#core/handicapping/models/log-pool.ts';

const test = suite('conditional logit and log pool');

const near = (value: number | undefined, expected: number, by = 1e-9): void =>
  assert.ok(value !== undefined && Math.abs(value - expected) < by, `${value} is not ${expected}`);
const sumOf = (values: Iterable<number>): number => [...values].reduce((sum, value) => sum + value, 0);

test('sums of 1 and 0 are chances of .731 and .269', () => {
  const chances = logitChances(Float64Array.from([1, 0]), 2, [1]);
  near(chances[0], 0.731, 5e-4);
  near(chances[1], 0.269, 5e-4);
});

test('without weights everybody has the same chance, with huge ones nothing overflows', () => {
  assert.equal([...logitChances(new Float64Array(8), 4, [0, 0])], [0.25, 0.25, 0.25, 0.25]);
  const sure = logitChances(Float64Array.from([1e6, -1e6]), 2, [1]);
  assert.equal([...sure], [1, 0]);
  assert.is(logitChances(new Float64Array(0), 0, [1]).length, 0);
});

const weights = fc.array(fc.double({ min: -3, max: 3, noNaN: true }), { minLength: 2, maxLength: 2 });
const rows = fc.array(fc.double({ min: -5, max: 5, noNaN: true }), { minLength: 4, maxLength: 24 });

test('chances are one together and do not mind what is added to a whole field, or its order', () => {
  fc.assert(
    fc.property(rows, weights, fc.double({ min: -9, max: 9, noNaN: true }), (values, given, shift) => {
      const starters = Math.floor(values.length / 2);
      const scaled = Float64Array.from(values.slice(0, 2 * starters));
      const chances = logitChances(scaled, starters, given);
      near(sumOf(chances), 1);
      const shifted = logitChances(
        scaled.map((value) => value + shift),
        starters,
        given,
      );
      chances.forEach((chance, index) => {
        near(shifted[index], chance, 1e-6);
      });
      const turned = Float64Array.from(
        Array.from({ length: starters }, (_, index) => starters - 1 - index).flatMap((row) => [
          scaled[2 * row] ?? 0,
          scaled[2 * row + 1] ?? 0,
        ]),
      );
      const again = logitChances(turned, starters, given).reverse();
      chances.forEach((chance, index) => {
        near(again[index], chance, 1e-9);
      });
    }),
    { numRuns: 60 },
  );
});

test('a scratched horse leaves the others in their proportion', () => {
  const three = logitChances(Float64Array.from([1, 0, -0.5]), 3, [1]);
  const two = logitChances(Float64Array.from([1, 0]), 2, [1]);
  near((three[0] ?? 0) / (three[1] ?? 1), (two[0] ?? 0) / (two[1] ?? 1));
});

test('a feature counts less its mean over those that have it; missing is the mean, not zero', () => {
  const raw = Float64Array.from([10, Number.NaN, 20, 30]);
  assert.is(fieldMean(raw, 4, 1, 0), 20);
  assert.equal([...standardized(raw, 4, [5])], [-2, 0, 0, 2]);
});

test('a feature no starter has, and one without a scale, change nothing', () => {
  const raw = Float64Array.from([Number.NaN, 1, Number.NaN, 9]);
  assert.equal([...standardized(raw, 2, [1, 0])], [0, 0, 0, 0]);
  assert.is(fieldMean(raw, 2, 2, 0), 0);
});

test('a unit of points or of tenths of points is the same feature', () => {
  fc.assert(
    fc.property(rows, fc.double({ min: 0.01, max: 100, noNaN: true }), (values, unit) => {
      const raw = Float64Array.from(values);
      const once = standardized(raw, raw.length, [2]);
      const other = standardized(
        raw.map((value) => value * unit),
        raw.length,
        [2 * unit],
      );
      once.forEach((value, index) => {
        near(other[index], value, 1e-6);
      });
    }),
  );
});

test('an entry has the chances of its starters together', () => {
  assert.equal(byInterest(Float64Array.from([0.5, 0.25, 0.25]), [0, 1, 0], 2), [0.75, 0.25]);
});

test('an entry that is the whole field is certain, and no more than that', () => {
  assert.ok(0.2 + 0.4 + 0.3 + 0.1 > 1, 'the raw sum is more');
  assert.equal(byInterest(Float64Array.from([0.2, 0.4, 0.3, 0.1]), [0, 0, 0, 0], 1), [1]);
});

test('.5 .3 .2 to the power 1.1 are .517 .295 .189', () => {
  pooled([[0.5, 0.3, 0.2]], [1.1]).forEach((chance, index) => {
    near(chance, [0.5168, 0.2946, 0.1886][index] ?? 0, 5e-5);
  });
});

test('a power of 1 changes nothing, 0 levels the field, above 1 lifts the favorite', () => {
  const chances = [0.6, 0.3, 0.1];
  pooled([chances], [1]).forEach((chance, index) => {
    near(chance, chances[index] ?? 0);
  });
  pooled([chances], [0]).forEach((chance) => {
    near(chance, 1 / 3);
  });
  const [favorite = 0, , longshot = 1] = pooled([chances], [1.2]);
  assert.ok(favorite > 0.6 && longshot < 0.1);
});

test('a list with power 0 has no weight; the order of two lists does not matter', () => {
  const [a, other] = [
    [0.5, 0.3, 0.2],
    [0.2, 0.2, 0.6],
  ];
  assert.ok(a && other);
  pooled([a, other], [1, 0]).forEach((chance, index) => {
    near(chance, a[index] ?? 0);
  });
  const turned = pooled([other, a], [0.7, 0.4]);
  pooled([a, other], [0.4, 0.7]).forEach((chance, index) => {
    near(chance, turned[index] ?? 0);
  });
});

test('pooled chances are one together and above zero, even of a chance of zero', () => {
  const list = fc.array(fc.double({ min: 0, max: 1, noNaN: true }), { minLength: 2, maxLength: 14 });
  fc.assert(
    fc.property(list, fc.double({ min: 0, max: 2, noNaN: true }), (chances, power) => {
      const scaled = pooled([chances], [power]);
      near(sumOf(scaled), 1);
      assert.ok(scaled.every((chance) => chance > 0));
    }),
  );
  assert.equal(pooled([[]], [1]), []);
});

test('each feature of each starter is measured against its own mean and scale', () => {
  const raw = Float64Array.from([10, 1, 20, Number.NaN, 30, 5]);
  assert.equal([fieldMean(raw, 3, 2, 0), fieldMean(raw, 3, 2, 1)], [20, 3]);
  assert.equal([...standardized(raw, 3, [5, 2])], [-2, -1, 0, 0, 2, 1]);
});

test.run();
