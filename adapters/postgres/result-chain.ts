import type { ChainRow } from '#core/kernel/chain.ts';
import type { ChainOfDays, DayOfRows, ResultChain } from '#core/results/ports.ts';
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

const ROWS_ON = `
  select c.seq, c.hash, c.content as text
  from unnest(cast(:days as text[]), cast(:tracks as text[])) as place (day, track)
  join results.chain c on cast(c.content as jsonb) ->> 'day' = place.day
    and cast(c.content as jsonb) ->> 'track' = place.track
  order by c.seq`;

const ROW_COUNTS = `
  select cast(content as jsonb) ->> 'track' as track, cast(content as jsonb) ->> 'day' as day,
    cast(count(*) as integer) as rows
  from results.chain
  where cast(content as jsonb) ->> 'day' between cast(:from as text) and cast(:to as text)
  group by 2, 1 order by 2, (cast(content as jsonb) ->> 'track') collate "C"`;

/** The chain of results in PostgreSQL. */
export const makePostgresResultChain = (db: Database): ResultChain & ChainOfDays => ({
  ...makePostgresChain(db, 'results.chain'),
  rowCounts: async (span) => (await db.sql().raw<{ rows: DayOfRows[] }>(ROW_COUNTS, { ...span })).rows,
  rowsOn: async (places) =>
    (
      await db.sql().raw<{ rows: ChainRow[] }>(ROWS_ON, {
        days: places.map(({ day }) => day),
        tracks: places.map(({ track }) => track),
      })
    ).rows,
  unsealed: async (most) => (await db.sql().raw<{ rows: SheetPlace[] }>(UNSEALED, { most })).rows,
});
