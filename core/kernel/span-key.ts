import { type DaySpan, parseRaceDay, type RaceDay } from './race-day.ts';

const FIRST_DAY = '1900-01-01' as RaceDay;

function betweenDays(key: string): DaySpan | null {
  const [from, to, ...rest] = key.split('_').map(parseRaceDay);
  return from && to && from <= to && rest.length === 0 ? { from, to } : null;
}

const yearOf = (key: string): DaySpan | null =>
  /^(19|20)\d\d$/.test(key) ? { from: `${key}-01-01` as RaceDay, to: `${key}-12-31` as RaceDay } : null;

/** The days that a key in an address stands for: `all` up to today, a year, or two days joined by `_`; else null. */
export const spanOfKey = (key: string, today: RaceDay): DaySpan | null =>
  key === 'all' ? { from: FIRST_DAY, to: today } : (yearOf(key) ?? betweenDays(key));

/** The key of a span in an address. */
export const keyOfSpan = ({ from, to }: DaySpan): string => `${from}_${to}`;
