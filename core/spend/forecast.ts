import { sumOf } from '../kernel/numbers.ts';
import { addDays, type DaySpan, daysBetween, type RaceDay } from '../kernel/race-day.ts';
import { monthStart, nextMonth } from './cap.ts';

/** What one whole day cost, in dollars; a day without a question cost nothing. */
export interface DayCost {
  readonly day: RaceDay;
  readonly cost: number;
}

/** What a month may come to, and what that is read off. */
export type MonthForecast =
  | {
      readonly is: 'estimated';
      /** Dollars at the end of the month. */
      readonly expected: number;
      /** Between these the month ends in `level` of all cases, if its other days are like those of the basis. */
      readonly low: number;
      readonly high: number;
      readonly level: number;
      /** Whole days that were looked at. */
      readonly basis: DaySpan & { readonly days: number; readonly perDay: number };
      /** Days of the month that are not over, today included. */
      readonly daysLeft: number;
    }
  | { readonly is: 'too-few-days'; readonly days: number; readonly needed: number };

/** Whole days looked back at most: four weeks hold every day of the week as often. */
export const BASIS_DAYS = 28;
/** Whole days that show since when the product is in use: also four weeks before the basis. */
export const KNOWN_DAYS = 2 * BASIS_DAYS;
/** Below a week no day of the week has been seen twice, and most not once. */
export const NEEDED_DAYS = 7;
const LEVEL = 0.8;
/** Of the normal distribution, nine tenths below it. */
const NORMAL_90 = 1.281_552;

/**
 * Nine tenths of Student's distribution lie below it (Fisher and Cornish's expansion of the quantile; from six degrees of
 * freedom on right to two digits). Example: 1.44 for 6, 1.31 for 27.
 */
export function student90(degrees: number): number {
  const z = NORMAL_90;
  const first = (z ** 3 + z) / (4 * degrees);
  const second = (5 * z ** 5 + 16 * z ** 3 + 3 * z) / (96 * degrees ** 2);
  return z + first + second;
}

/**
 * The last four weeks. Days before the first cost are ignored: no analyst was set up then. Four weeks without a
 * question say nothing about the weeks ahead.
 */
function basisOf(days: readonly DayCost[]): readonly DayCost[] {
  const first = days.findIndex(({ cost }) => cost > 0);
  const basis = days.slice(Math.max(first, days.length - BASIS_DAYS, 0));
  return basis.some(({ cost }) => cost > 0) ? basis : [];
}

/**
 * What the month comes to if each of its other days costs what a day of the basis did on average; the interval takes in
 * that days differ and that their average is known from few. Example: 10 whole days of $1 each, $10 spent by the 10th of
 * 30, nothing today: 10 + 20 x 1 = $30. `days`: whole days before today, also
 * those before the basis, the oldest first; `today` and `month` in dollars.
 */
export function monthForecast(
  days: readonly DayCost[],
  { day, today, month }: { readonly day: RaceDay; readonly today: number; readonly month: number },
): MonthForecast {
  const basis = basisOf(days);
  const count = basis.length;
  if (count < NEEDED_DAYS) return { is: 'too-few-days', days: count, needed: NEEDED_DAYS };
  const costs = basis.map(({ cost }) => cost);
  const perDay = sumOf(costs) / count;
  const variance = sumOf(costs.map((cost) => (cost - perDay) ** 2)) / (count - 1);
  const daysLeft = daysBetween(day, nextMonth(monthStart(day)));
  const expected = month + Math.max(0, perDay - today) + (daysLeft - 1) * perDay;
  const error = Math.sqrt(variance * daysLeft * (1 + daysLeft / count));
  const reach = student90(count - 1) * error;
  return {
    is: 'estimated',
    expected,
    low: Math.max(month, expected - reach),
    high: expected + reach,
    level: LEVEL,
    basis: { from: basis[0]?.day ?? day, to: addDays(day, -1), days: count, perDay },
    daysLeft,
  };
}
