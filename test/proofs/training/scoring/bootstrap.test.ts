import { suite } from 'uvu';
import * as assert from 'uvu/assert';
import { dayError, dayInterval } from '#core/training/scoring/bootstrap.ts';
import { bell, seededRng } from '#test/support/rng.ts';

const test = suite('intervals and errors over race days');

const near = (value: number | undefined, wanted: number, by = 1e-9): void =>
  assert.ok(value !== undefined && Math.abs(value - wanted) < by, `${value} is not ${wanted}`);

const daysOf = (seed: number, count: number, mean = 0) => {
  const rng = seededRng(seed);
  return Array.from({ length: count }, () => ({ sum: 10 * mean + 2 * bell(rng), count: 10 }));
};

test('one day, or none, has no interval and no error', () => {
  assert.is(dayInterval([]), null);
  assert.is(dayInterval([{ sum: 3, count: 9 }]), null);
  assert.ok(Number.isNaN(dayError([{ sum: 3, count: 9 }])));
});

test('days that agree have no width', () => {
  const days = new Array(8).fill({ sum: 3, count: 6 });
  assert.equal(dayInterval(days), { low: 0.5, high: 0.5 });
  assert.is(dayError(days), 0);
});

test('two days at 1 and 3 a race: error 1, as of a mean of two', () => {
  near(
    dayError([
      { sum: 10, count: 10 },
      { sum: 30, count: 10 },
    ]),
    1,
  );
});

test('the same days give the same interval', () => {
  assert.equal(dayInterval(daysOf(1, 40)), dayInterval(daysOf(1, 40)));
});

test('the draws are the same ones from version to version', () => {
  const days = Array.from({ length: 40 }, (_, nth) => ({ sum: (nth * 7) % 11, count: 8 + (nth % 5) }));
  assert.equal(dayInterval(days), { low: 0.40694789081885857, high: 0.6058394160583942 });
});

test('the interval is about two errors to each side', () => {
  const days = daysOf(2, 60, 0.4);
  const mean = days.reduce((sum, day) => sum + day.sum, 0) / 600;
  const interval = dayInterval(days);
  near((interval?.low ?? 0) - mean, -1.96 * dayError(days), 0.006);
  near((interval?.high ?? 0) - mean, 1.96 * dayError(days), 0.006);
});

test('95 in 100 intervals hold the truth', () => {
  const length = Array.from({ length: 60 }, (_, seed) => dayInterval(daysOf(100 + seed, 30, 0.2))).filter(
    (interval) => interval !== null && interval.low <= 0.2 && interval.high >= 0.2,
  ).length;
  assert.ok(length >= 52 && length <= 60, `${length} of 60`);
});

test('a day with more races counts more, one without a bet not at all', () => {
  const days = [
    { sum: 8, count: 80 },
    { sum: 9, count: 10 },
    { sum: 1, count: 10 },
  ];
  const interval = dayInterval([...days, { sum: 0, count: 0 }]);
  assert.ok(interval !== null && interval.low >= 0.1 && interval.high <= 0.9);
  assert.ok(Number.isFinite(dayError([{ sum: 0, count: 0 }, ...days])));
});

test.run();
