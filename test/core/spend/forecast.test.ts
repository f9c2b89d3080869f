import { suite } from 'uvu';
import * as assert from 'uvu/assert';
import { addDays, type RaceDay } from '#core/kernel/race-day.ts';
import { type DayCost, monthForecast, student90 } from '#core/spend/forecast.ts';

const test = suite('what a month may come to');
const day = '2026-09-11' as RaceDay;

/** Whole days before `day` that cost so much, the oldest first. */
const costing = (...costs: readonly number[]): readonly DayCost[] =>
  costs.map((cost, nth) => ({ day: addDays(day, nth - costs.length), cost }));
const near = (a: number, b: number): void => assert.ok(Math.abs(a - b) < 0.005, `${a} ${b}`);

test('days that cost the same leave no doubt: ten of a dollar make a month of thirty', () => {
  const reportedMonthForecast = monthForecast(costing(...Array.from({ length: 10 }, () => 1)), {
    day,
    today: 0,
    month: 10,
  });
  assert.equal(reportedMonthForecast, {
    is: 'estimated',
    expected: 30,
    low: 30,
    high: 30,
    level: 0.8,
    basis: { from: '2026-09-01', to: '2026-09-10', days: 10, perDay: 1 },
    daysLeft: 20,
  });
});

test('fewer than seven whole days since the first question are too few, whatever they cost', () => {
  const few = monthForecast(costing(0, 0, 0, 0, 0, 0, 5, 1, 1, 1, 1, 1), { day, today: 1, month: 11 });
  assert.equal(few, { is: 'too-few-days', days: 6, needed: 7 });
  assert.equal(monthForecast([], { day, today: 0, month: 0 }), { is: 'too-few-days', days: 0, needed: 7 });
});

test('dark days count: only those before the first question do not', () => {
  const reportedMonthForecast = monthForecast(costing(0, 0, 2, 0, 2, 0, 2, 0, 2, 0), {
    day,
    today: 0,
    month: 8,
  });
  assert.is(reportedMonthForecast.is, 'estimated');
  if (reportedMonthForecast.is !== 'estimated') return;
  assert.equal(
    [reportedMonthForecast.basis.days, reportedMonthForecast.basis.perDay, reportedMonthForecast.basis.from],
    [8, 1, '2026-09-03'],
  );
});

test('dark days at the start of the four weeks count where something was paid before them', () => {
  const dark = Array.from({ length: 21 }, () => 0);
  const reportedMonthForecast = monthForecast(costing(3, ...dark, 4, 4, 4, 4, 4, 4, 4), {
    day,
    today: 0,
    month: 28,
  });
  assert.is(reportedMonthForecast.is, 'estimated');
  if (reportedMonthForecast.is !== 'estimated') return;
  assert.equal(
    [reportedMonthForecast.basis.days, reportedMonthForecast.basis.perDay, reportedMonthForecast.basis.from],
    [28, 1, '2026-08-14'],
  );
  assert.ok(reportedMonthForecast.low < reportedMonthForecast.high);
});

test('days that differ widen the interval; it never ends below what is spent already', () => {
  const reportedMonthForecast = monthForecast(costing(0.5, 4, 0, 0.2, 3, 0, 0.3), {
    day,
    today: 9,
    month: 17,
  });
  assert.is(reportedMonthForecast.is, 'estimated');
  if (reportedMonthForecast.is !== 'estimated') return;
  near(reportedMonthForecast.expected, 17 + 19 * (8 / 7));
  assert.ok(
    reportedMonthForecast.low >= 17 &&
      reportedMonthForecast.low < reportedMonthForecast.expected &&
      reportedMonthForecast.high > reportedMonthForecast.expected,
  );
});

test('a day that cost more than usual already counts as it is, and one that did not as an usual one', () => {
  const days = costing(...Array.from({ length: 7 }, () => 2));
  const expected = (today: number, month: number) => {
    const reportedMonthForecast = monthForecast(days, { day: '2026-09-30' as RaceDay, today, month });
    return reportedMonthForecast.is === 'estimated'
      ? [reportedMonthForecast.expected, reportedMonthForecast.daysLeft]
      : [];
  };
  assert.equal(expected(5, 40), [40, 1]);
  assert.equal(expected(0.5, 40), [41.5, 1]);
});

test('nine tenths of Student’s distribution lie below the tabled values', () => {
  for (const [degrees, tabled] of [
    [6, 1.44],
    [10, 1.372],
    [27, 1.314],
    [1e9, 1.2816],
  ] as const)
    near(student90(degrees), tabled);
});

test('in a month of invented days eight intervals of ten hold the end', () => {
  let seed = 7;
  const rng = () => {
    seed = (seed * 1_103_515_245 + 12_345) % 2 ** 31;
    return seed / 2 ** 31;
  };
  // Four race days of seven, as at the meet; dark days cost next to nothing.
  const cost = () => (rng() < 4 / 7 ? 0.5 + rng() : 0.02);
  let held = 0;
  const months = 2_000;
  for (let nth = 0; nth < months; nth += 1) {
    const before = Array.from({ length: 28 }, cost);
    const reportedMonthForecast = monthForecast(costing(0.01, ...before), { day, today: 0, month: 6 });
    const end = 6 + Array.from({ length: 20 }, cost).reduce((all, one) => all + one, 0);
    if (
      reportedMonthForecast.is === 'estimated' &&
      reportedMonthForecast.low <= end &&
      end <= reportedMonthForecast.high
    )
      held += 1;
  }
  assert.ok(held / months > 0.76 && held / months < 0.86, `${held} of ${months}`);
});

test.run();
