import type { RaceDay } from '#core/kernel/race-day.ts';
import type { ResultStore, ResultYears } from '#core/results/ports.ts';

const FIRST_DAY = '1900-01-01' as RaceDay;
const LAST_DAY = '9999-12-31' as RaceDay;

/** Years of results in a store in memory; any change of the store marks them all, and a moment is marked by what it had. */
export const makeMemoryResultYears = (results: ResultStore): ResultYears => ({
  async yearMarks(until) {
    const sheets = await results.sheetsBetween(null, FIRST_DAY, LAST_DAY, until);
    const mark = until === undefined ? await results.mark() : JSON.stringify(sheets);
    return new Map(sheets.map(({ day }) => [Number(day.slice(0, 4)), mark]));
  },
});
