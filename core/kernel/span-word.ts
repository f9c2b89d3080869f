import { type DaySpan, parseRaceDay, type RaceDay } from './race-day.ts';

const FIRST_DAY = '1900-01-01' as RaceDay;

function betweenDays(word: string): DaySpan | null {
  const [from, to, ...rest] = word.split('_').map(parseRaceDay);
  return from && to && from <= to && rest.length === 0 ? { from, to } : null;
}

const yearOf = (word: string): DaySpan | null =>
  /^(19|20)\d\d$/.test(word) ? { from: `${word}-01-01` as RaceDay, to: `${word}-12-31` as RaceDay } : null;

/** The days a word of an address stands for: `all` up to today, a year, or two days joined by `_`; null for another word. */
export const spanOfWord = (word: string, today: RaceDay): DaySpan | null =>
  word === 'all' ? { from: FIRST_DAY, to: today } : (yearOf(word) ?? betweenDays(word));

/** The word of two days. */
export const wordOfSpan = ({ from, to }: DaySpan): string => `${from}_${to}`;
