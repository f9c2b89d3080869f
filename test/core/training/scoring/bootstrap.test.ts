import fc from 'fast-check';
import { suite } from 'uvu';
import * as assert from 'uvu/assert';
import { type DaySum, dayError, dayInterval } from '#core/training/scoring/bootstrap.ts';
import { near } from '#test/support/near.ts';
import { present } from '#test/support/present.ts';

const test = suite('intervals over a few race days');

const day = (sum: number, count = 1): DaySum => ({ sum, count });

test('of two days at 0 and 1 a half of the draws is at .5, a quarter at each end', () => {
  assert.equal(dayInterval([day(0), day(1)]), { low: 0, high: 1 });
  assert.equal(dayInterval([day(0), day(1)], 0.4), { low: 0.5, high: 0.5 });
});

test('a wider share is never a narrower interval', () => {
  const days = [3, 1, 4, 1, 5, 9, 2, 6].map((sum) => day(sum, 4));
  const spans = [0.5, 0.8, 0.95, 0.99].map((share) => present(dayInterval(days, share)));
  spans.slice(1).forEach((span, index) => {
    assert.ok(span.low <= (spans[index]?.low ?? 0) && span.high >= (spans[index]?.high ?? 0));
  });
});

test('twice the stakes are twice the interval, a loss is a profit turned around', () => {
  const days = [3, -1, 4, -1, 5].map((sum) => day(sum, 6));
  const plain = present(dayInterval(days));
  const doubled = present(dayInterval(days.map(({ sum, count }) => day(2 * sum, count))));
  near(doubled.low, 2 * plain.low);
  near(doubled.high, 2 * plain.high);
});

test('it lies between the worst and the best day, and holds the mean of days of one size', () => {
  const sums = fc.array(fc.integer({ min: -20, max: 20 }), { minLength: 2, maxLength: 9 });
  fc.assert(
    fc.property(sums, (list) => {
      const { low, high } = present(dayInterval(list.map((sum) => day(sum, 5))));
      const mean = list.reduce((total, sum) => total + sum, 0) / list.length / 5;
      assert.ok(low >= Math.min(...list) / 5 - 1e-9 && high <= Math.max(...list) / 5 + 1e-9);
      assert.ok(low <= mean + 1e-9 && mean <= high + 1e-9);
    }),
    { numRuns: 40 },
  );
});

test('one interval leaves nothing behind in the next, also of another number of days', () => {
  const [few, many] = [[day(0), day(1)], [1, 2, 3, 4, 5].map((sum) => day(sum))];
  const first = dayInterval(few);
  dayInterval(many);
  assert.equal(dayInterval(few), first);
});

test('three days at 1, 2 and 3 have an error of one over the root of three', () => {
  near(dayError([day(1), day(2), day(3)]), 1 / Math.sqrt(3));
  near(dayError([day(10, 10), day(20, 10), day(30, 10)]), 1 / Math.sqrt(3));
});

test('a day of nothing beside two days counts as a day without news', () => {
  const days = [day(1), day(3)];
  near(dayError(days), 1);
  near(dayError([...days, day(0, 0)]), Math.sqrt((2 * 3) / 2) / 2);
});

test('without a single count there is no mean and no error', () => {
  assert.ok(Number.isNaN(dayError([day(0, 0), day(0, 0)])));
  assert.ok(Number.isNaN(dayError([])));
});

test.run();
