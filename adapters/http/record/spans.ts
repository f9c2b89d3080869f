import { addDays, type RaceDay } from '#core/kernel/race-day.ts';
import { spanOfKey } from '#core/kernel/span-key.ts';
import type { ScoreboardAsk } from '#core/scorecards/use-cases/show-scoreboard.ts';

/** Spans that do not depend on what is stored, by their word in the address; null is the default, a year. */
export const SPANS: readonly { readonly word: string | null; readonly name: string }[] = [
  { word: null, name: 'Last year' },
  { word: '30', name: 'Last 30 days' },
  { word: '90', name: 'Last 90 days' },
  { word: 'all', name: 'Everything' },
];

type Dates = Pick<ScoreboardAsk, 'from' | 'to'>;

/** The days a word of the address stands for: one of `SPANS`, or as `spanOfKey` says; null for no such word. */
export function datesOf(word: string | null, today: RaceDay): Dates | null {
  if (word === null) return {};
  if (word === '30' || word === '90') return { from: addDays(today, 1 - Number(word)) };
  return spanOfKey(word, today);
}
