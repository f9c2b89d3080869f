import { addDays, parseRaceDay, type RaceDay } from '#core/kernel/race-day.ts';
import type { ScoreboardAsk } from '#core/scorecards/use-cases/show-scoreboard.ts';

const FIRST_DAY = '1900-01-01' as RaceDay;

/** Spans that do not depend on what is stored, by their word in the address; null is the default, a year. */
export const SPANS: readonly { readonly word: string | null; readonly name: string }[] = [
  { word: null, name: 'Last year' },
  { word: '30', name: 'Last 30 days' },
  { word: '90', name: 'Last 90 days' },
  { word: 'all', name: 'Everything' },
];

type Dates = Pick<ScoreboardAsk, 'from' | 'to'>;

function betweenDays(word: string): Dates | null {
  const [from, to, ...rest] = word.split('_').map(parseRaceDay);
  return from && to && from <= to && rest.length === 0 ? { from, to } : null;
}

const yearOf = (word: string): Dates | null =>
  /^(19|20)\d\d$/.test(word) ? { from: `${word}-01-01` as RaceDay, to: `${word}-12-31` as RaceDay } : null;

/** The days a word of the address stands for: a year, two days joined by `_`, or one of `SPANS`; null for no such word. */
export function datesOf(word: string | null, today: RaceDay): Dates | null {
  if (word === null) return {};
  if (word === 'all') return { from: FIRST_DAY };
  if (word === '30' || word === '90') return { from: addDays(today, 1 - Number(word)) };
  return yearOf(word) ?? betweenDays(word);
}
