import { addDays, type DaySpan, type RaceDay } from '../../kernel/race-day.ts';

/** Spans that people are ranked over, in days up to today. */
export const TIMEFRAME_DAYS = { '7days': 7, '30days': 30, '90days': 90, '1year': 365 } as const;

export type Timeframe = keyof typeof TIMEFRAME_DAYS;

/** How far back totals reach. */
export const TOTAL: Timeframe = '1year';

/** The days of a timeframe that ends today: `7days` is today and the six days before it. */
export const spanOf = (timeframe: Timeframe, today: RaceDay): DaySpan => ({
  from: addDays(today, 1 - TIMEFRAME_DAYS[timeframe]),
  to: today,
});

export const isWithin = ({ from, to }: DaySpan, day: RaceDay): boolean => day >= from && day <= to;
