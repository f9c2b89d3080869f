import { sumBy } from '../../kernel/numbers.ts';
import { addDays, type DaySpan, type RaceDay } from '../../kernel/race-day.ts';
import type { ResultSheet } from '../result-sheet.ts';

/** Every sheet of a span, ends included. */
export type SheetsOfSpan = (from: RaceDay, to: RaceDay) => Promise<readonly ResultSheet[]>;

/** About how many races are read at once; each takes some 100 kB while it is read. */
const RACES_AT_ONCE = 20;
const MOST_DAYS = 14;

const earlier = (a: RaceDay, b: RaceDay): RaceDay => (a < b ? a : b);

/** The next span: half as many days where there were many races, twice as many where there were few. */
function nextDays(days: number, races: number, mostDays: number): number {
  if (races > RACES_AT_ONCE) return Math.max(1, Math.floor(days / 2));
  return races < RACES_AT_ONCE / 2 ? Math.min(mostDays, days * 2) : days;
}

/**
 * The sheets of the spans in parts of whole days, so that no more than a few dozen races, or one day, are in memory at
 * once; after a pause, as many days as `mostDays`.
 */
export async function* sheetsOfSpansInParts(
  sheetsOf: SheetsOfSpan,
  spans: Iterable<DaySpan>,
  mostDays = MOST_DAYS,
): AsyncGenerator<readonly ResultSheet[]> {
  let days = 1;
  for (const span of spans) {
    let { from } = span;
    while (from <= span.to) {
      const to = earlier(addDays(from, days - 1), span.to);
      const sheets = await sheetsOf(from, to);
      if (sheets.length > 0) yield sheets;
      days = nextDays(
        days,
        sumBy(sheets, ({ races }) => races.length),
        mostDays,
      );
      from = addDays(to, 1);
    }
  }
}

const spanOfYear = (year: number): DaySpan => ({
  from: `${year}-01-01` as RaceDay,
  to: `${year}-12-31` as RaceDay,
});

/** The same for whole years, the earliest first; with `until`, for the days up to and including it. */
export const sheetsInParts = (
  sheetsOf: SheetsOfSpan,
  years: Iterable<number>,
  until: RaceDay | null = null,
): AsyncGenerator<readonly ResultSheet[]> =>
  sheetsOfSpansInParts(
    sheetsOf,
    [...years]
      .sort((a, b) => a - b)
      .map(spanOfYear)
      .map(({ from, to }) => ({ from, to: until === null ? to : earlier(to, until) })),
  );
