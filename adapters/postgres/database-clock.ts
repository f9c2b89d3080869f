import { type Instant, instant } from '#core/kernel/instant.ts';
import type { Database } from './database.ts';

/** The clock of the database, which all servers share. */
export const makeDatabaseClock = (db: Database) => async (): Promise<Instant> => {
  const { rows } = await db
    .sql()
    .raw<{ rows: { ms: number }[] }>(
      'select floor(extract(epoch from clock_timestamp()) * 1000)::float8 as ms',
      {},
    );
  const ms = rows[0]?.ms;
  if (ms === undefined) throw new Error('the database did not say what time it is');
  return instant(ms);
};
