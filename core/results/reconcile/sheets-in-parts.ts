import { sumBy } from '../../kernel/numbers.ts';
import { addDays, type RaceDay } from '../../kernel/race-day.ts';
import type { ResultStore, ResultYears } from '../ports.ts';
import type { ResultSheet } from '../result-sheet.ts';

/** About how many races are read at once; one has some 40 kB. */
const RACES_AT_ONCE = 300;
const MOST_DAYS = 14;

const earlier = (a: RaceDay, b: RaceDay): RaceDay => (a < b ? a : b);

/** The next span: half as many days where there were many races, twice as many where there were few. */
function nextDays(days: number, races: number): number {
  if (races > RACES_AT_ONCE) return Math.max(1, Math.floor(days / 2));
  return races < RACES_AT_ONCE / 2 ? Math.min(MOST_DAYS, days * 2) : days;
}

/**
 * Every current sheet in parts of whole days, the earliest first, so that no more than a few hundred races are in memory
 * at once; years without results are passed over.
 */
export async function* sheetsInParts(
  results: Pick<ResultStore, 'sheetsBetween'>,
  years: ResultYears,
): AsyncGenerator<readonly ResultSheet[]> {
  const found = [...(await years.yearMarks()).keys()].sort((a, b) => a - b);
  let days = 1;
  for (const year of found) {
    const last = `${year}-12-31` as RaceDay;
    let from = `${year}-01-01` as RaceDay;
    while (from <= last) {
      const to = earlier(addDays(from, days - 1), last);
      const sheets = await results.sheetsBetween(null, from, to);
      if (sheets.length > 0) yield sheets;
      days = nextDays(
        days,
        sumBy(sheets, ({ races }) => races.length),
      );
      from = addDays(to, 1);
    }
  }
}
