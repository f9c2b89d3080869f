import type { RunHistory } from '#core/operations/history/ports.ts';
import type { RunsOfSlot } from '#core/operations/history/source-history.ts';
import { SOURCE_NAMES } from '#core/operations/source-name.ts';
import type { Database } from './database.ts';
import { type RunRow, runOf } from './run-store.ts';

/** Takes `track` and `sources`. */
export const LAST_OF_EACH = `
  select r.* from unnest(cast(:sources as text[])) as s (source)
  cross join lateral (
    select * from operations.runs where track = :track and source = s.source
    order by started_at_ms desc, id desc limit 1
  ) r
  order by r.source collate "C"`;

const LAST_OF_DAYS = `
  select distinct on (race_day, source collate "C") * from operations.runs
  where track = :track and race_day between :from and :to
  order by race_day, source collate "C", started_at_ms desc, id desc`;

const COUNTS = `
  select r.source, s.day,
    count(*) filter (where r.status = 'success') as success,
    count(*) filter (where r.status = 'partial') as partial,
    count(*) filter (where r.status = 'failed') as failed
  from jsonb_to_recordset(cast(:slots as jsonb)) as s(nth integer, day date, "from" bigint, "to" bigint)
  join operations.runs r on r.track = :track and r.status <> 'running'
    and r.started_at_ms >= s."from" and r.started_at_ms < s."to"
  group by s.nth, s.day, r.source order by s.nth, r.source collate "C"`;

/** The history of runs in PostgreSQL. */
export function makePostgresRunHistory(db: Database): RunHistory {
  const runsBy = async (statement: string, values: Readonly<Record<string, string | readonly string[]>>) => {
    const { rows } = await db.sql().raw<{ rows: RunRow[] }>(statement, values);
    return rows.map(runOf);
  };
  return {
    lastOfEach: (track) => runsBy(LAST_OF_EACH, { track, sources: SOURCE_NAMES }),
    lastOfDays: (track, { from, to }) => runsBy(LAST_OF_DAYS, { track, from, to }),
    async countsIn(track, slots) {
      const numbered = slots.map((slot, nth) => ({ ...slot, nth }));
      const { rows } = await db
        .sql()
        .raw<{ rows: RunsOfSlot[] }>(COUNTS, { track, slots: JSON.stringify(numbered) });
      return rows;
    },
  };
}
