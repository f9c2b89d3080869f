import { addDays, type DaySpan, type RaceDay } from '../../kernel/race-day.ts';
import { Refusal } from '../../kernel/refusal.ts';
import { spanOfKey } from '../../kernel/span-key.ts';

/** Spans that people are ranked over, in days up to today. */
export const TIMEFRAME_DAYS = { '7days': 7, '30days': 30, '90days': 90, '1year': 365 } as const;

export type Timeframe = keyof typeof TIMEFRAME_DAYS;

/** A timeframe, or a span of days as `spanOfKey` reads it. */
export type PeopleSpan = Timeframe | { readonly key: string };

/** How far back totals reach. */
export const TOTAL: Timeframe = '1year';

/** The days of a timeframe that ends today: `7days` is today and the six days before it. */
export const spanOf = (timeframe: Timeframe, today: RaceDay): DaySpan => ({
  from: addDays(today, 1 - TIMEFRAME_DAYS[timeframe]),
  to: today,
});

/** The days of a span, today at the latest. Refuses ('invalid', `results.bad-span`) a key that is no span or begins later. */
export function daysOf(over: PeopleSpan, today: RaceDay): DaySpan {
  if (typeof over === 'string') return spanOf(over, today);
  const span = spanOfKey(over.key, today);
  if (span !== null && span.from <= today) return { from: span.from, to: span.to < today ? span.to : today };
  throw new Refusal('invalid', 'results.bad-span', `"${over.key}" is not a span of days up to today.`);
}

export const isWithin = ({ from, to }: DaySpan, day: RaceDay): boolean => day >= from && day <= to;
