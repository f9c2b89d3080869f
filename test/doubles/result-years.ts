import type { RaceDay } from '#core/kernel/race-day.ts';
import type { ResultStore, ResultYears } from '#core/results/ports.ts';

const FIRST_DAY = '1900-01-01' as RaceDay;
const LAST_DAY = '9999-12-31' as RaceDay;

/** Years of results in a store in memory; any change of the store marks them all, and each moment has marks of its own. */
export const makeMemoryResultYears = (results: ResultStore): ResultYears => ({
  async yearMarks(until) {
    const mark = `${await results.mark()} ${until ?? ''}`;
    const sheets = await results.sheetsBetween(null, FIRST_DAY, LAST_DAY, until);
    return new Map(sheets.map(({ day }) => [Number(day.slice(0, 4)), mark]));
  },
});
