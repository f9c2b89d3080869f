import type { ResultYears } from '#core/results/ports.ts';
import type { Database } from './database.ts';

/** Replaced sheets count too: a correction changes the version mark. */
const MARKS = `
  select cast(extract(year from race_day) as integer) as year, max(id) || '/' || count(*) as mark
  from results.sheets group by 1 order by 1`;

/** Years of results in PostgreSQL, schema `results`. */
export const makePostgresResultYears = (db: Database): ResultYears => ({
  async yearMarks() {
    const { rows } = await db.sql().raw<{ rows: { year: number; mark: string }[] }>(MARKS);
    return new Map(rows.map(({ year, mark }) => [year, mark]));
  },
});
