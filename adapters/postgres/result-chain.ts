import type { ChainRow } from '#core/kernel/chain.ts';
import type { DaySpan } from '#core/kernel/race-day.ts';
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

const DAYS_AFTER = `
  select cast(seq as float8) as seq, cast(content as jsonb) ->> 'track' as track, cast(content as jsonb) ->> 'day' as day
  from results.chain where seq > :seq order by seq`;

type DayOfRow = Omit<DayOfRows, 'rows'> & { readonly seq: number };

const byDayAndTrack = (a: DayOfRows, b: DayOfRows): number => {
  if (a.day !== b.day) return a.day < b.day ? -1 : 1;
  return a.track < b.track ? -1 : 1;
};

/** Counts rows by day. To find the day of a row all of it is read, so each is read once: the chain only grows. */
function rowCounter(db: Database) {
  const counts = new Map<string, DayOfRows>();
  let last = 0;
  let counting: Promise<void> = Promise.resolve();

  async function countNew(): Promise<void> {
    const { rows } = await db.sql().raw<{ rows: DayOfRow[] }>(DAYS_AFTER, { seq: last });
    for (const { seq, track, day } of rows) {
      const key = `${day} ${track}`;
      counts.set(key, { track, day, rows: (counts.get(key)?.rows ?? 0) + 1 });
      last = seq;
    }
  }

  return async ({ from, to }: DaySpan): Promise<readonly DayOfRows[]> => {
    counting = counting.then(countNew, countNew);
    await counting;
    return [...counts.values()].filter(({ day }) => day >= from && day <= to).sort(byDayAndTrack);
  };
}

/** The chain of results in PostgreSQL. */
export const makePostgresResultChain = (db: Database): ResultChain & ChainOfDays => ({
  ...makePostgresChain(db, 'results.chain'),
  rowCounts: rowCounter(db),
  rowsOn: async (places) =>
    (
      await db.sql().raw<{ rows: ChainRow[] }>(ROWS_ON, {
        days: places.map(({ day }) => day),
        tracks: places.map(({ track }) => track),
      })
    ).rows,
  unsealed: async (most) => (await db.sql().raw<{ rows: SheetPlace[] }>(UNSEALED, { most })).rows,
});
