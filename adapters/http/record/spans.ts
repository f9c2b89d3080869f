import { addDays, type RaceDay } from '#core/kernel/race-day.ts';

/** A span to choose: its word in the address (null: the default) and its name. */
export interface Span {
  readonly word: string | null;
  readonly name: string;
  /** Days back from today; null for a year, which the scoreboard takes by itself, and for everything. */
  readonly days: number | null;
}

const FIRST_DAY = '1900-01-01' as RaceDay;
const EVERYTHING = 'all';

export const SPANS: readonly Span[] = [
  { word: null, name: 'Last year', days: null },
  { word: '30', name: 'Last 30 days', days: 30 },
  { word: '90', name: 'Last 90 days', days: 90 },
  { word: EVERYTHING, name: 'Everything', days: null },
];

/** The span of a word in the address; the default for a word that names none. */
export const spanOf = (word: string | null): Span =>
  SPANS.find((span) => span.word === word) ?? (SPANS[0] as Span);

/** The first day of a span; undefined for the default. */
export function firstDayOf({ word, days }: Span, today: RaceDay): RaceDay | undefined {
  if (word === EVERYTHING) return FIRST_DAY;
  return days === null ? undefined : addDays(today, 1 - days);
}
