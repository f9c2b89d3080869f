import { addDays, daysBetween, type RaceDay } from '../kernel/race-day.ts';
import type { SpendSum } from './call.ts';
import { type Budget, monthStart, nextMonth } from './cap.ts';
import { NANOS } from './price.ts';

/** Money in dollars from here on. */
export interface SpendRow {
  readonly key: string | null;
  readonly calls: number;
  readonly tokens: number;
  readonly cost: number;
  readonly averageCost: number;
  readonly assumed: number;
}

export interface SpendReport {
  /** The day and month the figures are of, on New York's calendar. */
  readonly day: RaceDay;
  readonly daily: {
    readonly cost: number;
    readonly limit: number;
    readonly remaining: number;
    readonly percentage: number;
  };
  readonly monthly: {
    readonly cost: number;
    readonly limit: number;
    /** What the month would cost if its other days were like those so far. */
    readonly projectedCost: number;
    readonly percentage: number;
  };
  /** All of today. */
  readonly byService: readonly SpendRow[];
  readonly byModel: readonly SpendRow[];
  readonly byFeature: readonly SpendRow[];
  readonly byRace: readonly SpendRow[];
  readonly byMember: readonly SpendRow[];
}

const dollars = (nanos: number): number => nanos / NANOS;

export const spendRow = ({ key, calls, tokens, nanos, assumed }: SpendSum): SpendRow => ({
  key,
  calls,
  tokens,
  cost: dollars(nanos),
  averageCost: calls === 0 ? 0 : dollars(nanos) / calls,
  assumed,
});

const percentage = (cost: number, limit: number): number => (limit > 0 ? (100 * cost) / limit : 100);

/** Whole days of the month up to this one, and all of its days. */
const daysOfMonth = (day: RaceDay): { readonly past: number; readonly all: number } => ({
  past: daysBetween(monthStart(day), day) + 1,
  all: daysBetween(monthStart(day), nextMonth(day)),
});

/** The heads of the report from what was spent today and this month, in nanodollars. */
export function budgetUse(
  { dailyUsd, monthlyUsd }: Budget,
  { day, today, month }: { readonly day: RaceDay; readonly today: number; readonly month: number },
): Pick<SpendReport, 'daily' | 'monthly'> {
  const [cost, monthCost] = [dollars(today), dollars(month)];
  const { past, all } = daysOfMonth(day);
  return {
    daily: {
      cost,
      limit: dailyUsd,
      remaining: Math.max(0, dailyUsd - cost),
      percentage: percentage(cost, dailyUsd),
    },
    monthly: {
      cost: monthCost,
      limit: monthlyUsd,
      projectedCost: (monthCost / past) * all,
      percentage: percentage(monthCost, monthlyUsd),
    },
  };
}

/** One row for each of the last days, also those without a call, the latest last. */
export function dailyRows(sums: readonly SpendSum[], last: RaceDay, days: number): readonly SpendRow[] {
  return Array.from({ length: days }, (_, nth) => {
    const key = addDays(last, nth - days + 1);
    return spendRow(
      sums.find((sum) => sum.key === key) ?? { key, calls: 0, tokens: 0, nanos: 0, assumed: 0 },
    );
  });
}
