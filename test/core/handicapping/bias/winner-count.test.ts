import fc from 'fast-check';
import { suite } from 'uvu';
import * as assert from 'uvu/assert';
import { fairRange, holmAdjusted, pValue, winnerCountChances } from '#core/handicapping/bias/winner-count.ts';

const test = suite('counts of winners');
const close = (a: readonly number[], b: readonly number[]): void => {
  assert.is(a.length, b.length);
  assert.ok(
    a.every((value, index) => Math.abs(value - (b[index] ?? 0)) < 1e-12),
    `${a} ${b}`,
  );
};

test('two even races give no, one and two winners with 1/4, 1/2 and 1/4', () => {
  close(winnerCountChances([0.5, 0.5]), [0.25, 0.5, 0.25]);
  close(winnerCountChances([]), [1]);
});

test('equal chances give the binomial distribution', () => {
  const counts = winnerCountChances(new Array<number>(10).fill(0.3));
  close([counts[3] ?? 0, counts[0] ?? 0], [120 * 0.3 ** 3 * 0.7 ** 7, 0.7 ** 10]);
});

test('the chances sum to one, their mean is the expected count, and order does not matter', () => {
  const chances = fc.array(fc.double({ min: 0, max: 1, noNaN: true }), { maxLength: 40 });
  fc.assert(
    fc.property(chances, (values) => {
      const counts = winnerCountChances(values);
      const sum = counts.reduce((total, share) => total + share, 0);
      const mean = counts.reduce((total, share, count) => total + count * share, 0);
      assert.ok(Math.abs(sum - 1) < 1e-9);
      assert.ok(Math.abs(mean - values.reduce((total, value) => total + value, 0)) < 1e-9);
      const turned = winnerCountChances([...values].reverse());
      assert.ok(counts.every((share, count) => Math.abs(share - (turned[count] ?? 0)) < 1e-9));
    }),
  );
});

test('nine of ten heads are as strange as one of ten: 22 in 1,024', () => {
  const counts = winnerCountChances(new Array<number>(10).fill(0.5));
  assert.ok(Math.abs(pValue(counts, 9) - 22 / 1024) < 1e-12);
  assert.ok(Math.abs(pValue(counts, 1) - 22 / 1024) < 1e-12);
  assert.is(pValue(counts, 5), 1);
});

test('a fair track stays within its range at least as often as it says', () => {
  const chances = fc.array(fc.double({ min: 0.01, max: 0.9, noNaN: true }), { minLength: 1, maxLength: 60 });
  fc.assert(
    fc.property(chances, (values) => {
      const counts = winnerCountChances(values);
      const [least, most] = fairRange(counts, 0.95);
      const within = counts.slice(least, most + 1).reduce((sum, share) => sum + share, 0);
      assert.ok(within >= 0.95 - 1e-9, `${within}`);
    }),
  );
  assert.equal(fairRange(winnerCountChances(new Array<number>(10).fill(0.5)), 0.95), [2, 8]);
});

test('where a fair track almost never has a winner, the range is 0 to 0', () => {
  assert.equal(fairRange(winnerCountChances([0.01]), 0.95), [0, 0]);
  assert.equal(fairRange(winnerCountChances([0.005, 0.005, 0.005]), 0.95), [0, 0]);
  assert.equal(fairRange(winnerCountChances([0.99]), 0.95), [1, 1]);
  assert.equal(fairRange(winnerCountChances([]), 0.95), [0, 0]);
});

test('asked together, the smallest of three counts three times, the next twice, and none below one before', () => {
  close(holmAdjusted([0.01, 0.04, 0.03]), [0.03, 0.06, 0.06]);
  close(holmAdjusted([0.5, 0.9]), [1, 1]);
  assert.equal(holmAdjusted([]), []);
});

test.run();
