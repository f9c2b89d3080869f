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

const SEALED_OTHERWISE = `
  select s.track, s.race_day as day, s.kind
  from unnest(cast(:codes as text[]), cast(:slugs as text[]), cast(:zones as text[])) as named (code, slug, zone)
  join results.sheets s on s.track = named.code and s.superseded_at_ms is null
  cross join lateral (
    select cast(c.content as jsonb) as said from results.chain c
    where cast(c.content as jsonb) ->> 'day' = cast(s.race_day as text)
      and cast(c.content as jsonb) ->> 'track' = s.track and cast(c.content as jsonb) ->> 'kind' = s.kind
    order by c.seq desc limit 1) as last
  where last.said ->> 'trackSlug' is distinct from named.slug
    or last.said ->> 'timeZone' is distinct from named.zone
  order by s.race_day, s.track collate "C", s.kind collate "C" limit :most`;

const ROWS_ON = `
  select c.seq, c.hash, c.content as text
  from unnest(cast(:days as text[]), cast(:tracks as text[])) as place (day, track)
  join results.chain c on cast(c.content as jsonb) ->> 'day' = place.day
    and cast(c.content as jsonb) ->> 'track' = place.track
  order by c.seq`;

/**
 * Rows about each day of a track whose results were ever stored. They are counted by index, each day by itself: no text of
 * the chain is read.
 */
const ROW_COUNTS = `
  select place.track, place.day, found.rows, found.version
  from (
    select distinct track, to_char(race_day, 'YYYY-MM-DD') as day from results.sheets
    where race_day between cast(:from as date) and cast(:to as date)) as place
  cross join lateral (
    select cast(count(*) as float8) as rows, md5(string_agg(c.hash, ' ' order by c.seq)) as version
    from results.chain c
    where cast(c.content as jsonb) ->> 'day' = place.day and cast(c.content as jsonb) ->> 'track' = place.track
    offset 0) as found
  where found.rows > 0
  order by place.day, place.track collate "C"`;

/** The chain of results in PostgreSQL. */
export const makePostgresResultChain = (db: Database): ResultChain & ChainOfDays => ({
  ...makePostgresChain(db, 'results.chain'),
  rowCounts: async ({ from, to }) =>
    (await db.sql().raw<{ rows: DayOfRows[] }>(ROW_COUNTS, { from, to })).rows,
  rowsOn: async (places) =>
    (
      await db.sql().raw<{ rows: ChainRow[] }>(ROWS_ON, {
        days: places.map(({ day }) => day),
        tracks: places.map(({ track }) => track),
      })
    ).rows,
  unsealed: async (most) => (await db.sql().raw<{ rows: SheetPlace[] }>(UNSEALED, { most })).rows,
  sealedOtherwise: async (tracks, most) =>
    (
      await db.sql().raw<{ rows: SheetPlace[] }>(SEALED_OTHERWISE, {
        codes: tracks.map(({ code }) => code),
        slugs: tracks.map(({ slug }) => slug),
        zones: tracks.map(({ timeZone }) => timeZone),
        most,
      })
    ).rows,
});
