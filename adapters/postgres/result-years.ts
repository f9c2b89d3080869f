import type { Instant } from '#core/kernel/instant.ts';
import type { ResultYears } from '#core/results/ports.ts';
import type { Database } from './database.ts';

/** Replaced sheets count too: a correction changes the version mark. */
const marks = (until: Instant | undefined): string => `
  select cast(extract(year from race_day) as integer) as year, max(id) || '/' || count(*) as mark
  from results.sheets ${until === undefined ? '' : 'where coalesce(known_at_ms, brought_at_ms) <= :until'}
  group by 1 order by 1`;

/** Years of results in PostgreSQL, schema `results`. */
export const makePostgresResultYears = (db: Database): ResultYears => ({
  async yearMarks(until) {
    const values: Record<string, number> = until === undefined ? {} : { until };
    const { rows } = await db.sql().raw<{ rows: { year: number; mark: string }[] }>(marks(until), values);
    return new Map(rows.map(({ year, mark }) => [year, mark]));
  },
});
