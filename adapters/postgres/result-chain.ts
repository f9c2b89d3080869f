import type { ResultChain } from '#core/results/ports.ts';
import type { SheetPlace } from '#core/results/sealed-results.ts';
import { makePostgresChain } from './chain-store.ts';
import type { Database } from './database.ts';

/** Each sheet is looked up by index: a join would read the text of the whole chain. */
const UNSEALED = `
  select track, race_day as day, kind from results.sheets s
  where superseded_at_ms is null and (
    select 1 from results.chain c
    where cast(c.content as jsonb) ->> 'day' = cast(s.race_day as text)
      and cast(c.content as jsonb) ->> 'track' = s.track and cast(c.content as jsonb) ->> 'kind' = s.kind
    limit 1) is null
  order by race_day, track collate "C", kind collate "C" limit :most`;

/** The chain of results in PostgreSQL. */
export const makePostgresResultChain = (db: Database): ResultChain => ({
  ...makePostgresChain(db, 'results.chain'),
  unsealed: async (most) => (await db.sql().raw<{ rows: SheetPlace[] }>(UNSEALED, { most })).rows,
});
