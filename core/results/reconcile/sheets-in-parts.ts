import { sumBy } from '../../kernel/numbers.ts';
import { addDays, type DaySpan, type RaceDay } from '../../kernel/race-day.ts';
import type { ResultSheet } from '../result-sheet.ts';

/** Every sheet of a span, ends included. */
export type SheetsOfSpan = (from: RaceDay, to: RaceDay) => Promise<readonly ResultSheet[]>;

/** How much is read at once. */
export interface PartSize {
  /** About how many races; each takes some 100 kB while it is read. */
  readonly races: number;
  /** At most so many days, after a pause. */
  readonly days: number;
}

const SMALL: PartSize = { races: 20, days: 14 };

const earlier = (a: RaceDay, b: RaceDay): RaceDay => (a < b ? a : b);

/** The next span: half as many days where there were many races, twice as many where there were few. */
function nextDays(days: number, races: number, most: PartSize): number {
  if (races > most.races) return Math.max(1, Math.floor(days / 2));
  return races < most.races / 2 ? Math.min(most.days, days * 2) : days;
}

/** The sheets of the spans in parts of whole days, so that no more than a few dozen races, or one day, are in memory at once. */
export async function* sheetsOfSpansInParts(
  sheetsOf: SheetsOfSpan,
  spans: Iterable<DaySpan>,
  most: PartSize = SMALL,
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
        most,
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
  { until = null, most }: { readonly until?: RaceDay | null; readonly most?: PartSize } = {},
): AsyncGenerator<readonly ResultSheet[]> =>
  sheetsOfSpansInParts(
    sheetsOf,
    [...years]
      .sort((a, b) => a - b)
      .map(spanOfYear)
      .map(({ from, to }) => ({ from, to: until === null ? to : earlier(to, until) })),
    most,
  );
