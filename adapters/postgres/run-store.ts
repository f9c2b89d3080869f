import type { Instant } from '#core/kernel/instant.ts';
import type { RaceDay } from '#core/kernel/race-day.ts';
import { failedWith, PROCESS_ENDED } from '#core/operations/outcome.ts';
import type { RunStore, RunTallies } from '#core/operations/ports.ts';
import type { RequestedBy, Run, RunStatus } from '#core/operations/run.ts';
import type { RunTally } from '#core/operations/run-tally.ts';
import type { SourceName } from '#core/operations/source-name.ts';
import type { Database } from './database.ts';

type RunFacts = Pick<Run, 'failedTries' | 'lines' | 'linesDropped' | 'faults' | 'parts'>;

export interface RunRow {
  readonly id: string;
  readonly source: SourceName;
  readonly track: string;
  readonly race_day: RaceDay;
  readonly asked_by: RequestedBy;
  readonly started_at_ms: Instant;
  readonly ended_at_ms: Instant | null;
  readonly status: RunStatus;
  readonly expected: number | null;
  readonly received: number;
  readonly lease_until_ms: Instant;
  readonly facts: RunFacts;
}

const KEEP = `
  insert into operations.runs (id, source, track, race_day, asked_by, started_at_ms, ended_at_ms, status, expected,
    received, lease_until_ms, facts)
  select :id, :source, :track, :day, :askedBy, :startedAt, :endedAt, :status, :expected, :received, :leaseUntil,
    cast(:facts as jsonb)
  where not exists (
    select 1 from operations.runs
    where source = :source and track = :track and race_day = :day and status = 'running' and id <> :id)
  on conflict (id) do update
    set ended_at_ms = excluded.ended_at_ms, status = excluded.status, expected = excluded.expected,
        received = excluded.received, lease_until_ms = excluded.lease_until_ms, facts = excluded.facts
    where operations.runs.status = 'running'
  returning id`;

const LOST = `select * from operations.runs where status = 'running' and lease_until_ms < :now for update skip locked`;

const TALLIES = `
  select r.source, count(ended_at_ms) as ended,
    count(*) filter (where status = 'success') as success, count(*) filter (where status = 'partial') as partial,
    count(*) filter (where status = 'failed') as failed,
    cast(avg(ended_at_ms - started_at_ms) / 1000 as double precision) as average_seconds,
    cast(avg(received) filter (where ended_at_ms is not null) as double precision) as average_received,
    (array_agg(id order by started_at_ms desc, id desc))[1] as last_id
  from operations.runs r where track = :track and started_at_ms >= :from group by r.source`;

interface TallyRow {
  readonly source: SourceName;
  readonly ended: number;
  readonly success: number;
  readonly partial: number;
  readonly failed: number;
  readonly average_seconds: number | null;
  readonly average_received: number | null;
  readonly status: RunStatus;
  readonly started_at_ms: Instant;
  readonly facts: RunFacts;
}

function rowOf({ failedTries, lines, linesDropped, faults: failures, parts, ...run }: Run) {
  return { ...run, facts: JSON.stringify({ failedTries, lines, linesDropped, faults: failures, parts }) };
}

export const runOf = (row: RunRow): Run => ({
  id: row.id,
  source: row.source,
  track: row.track,
  day: row.race_day,
  askedBy: row.asked_by,
  startedAt: row.started_at_ms,
  endedAt: row.ended_at_ms,
  status: row.status,
  expected: row.expected,
  received: row.received,
  leaseUntil: row.lease_until_ms,
  ...row.facts,
});

const tallyOf = (row: TallyRow): RunTally => ({
  source: row.source,
  ended: row.ended,
  success: row.success,
  partial: row.partial,
  failed: row.failed,
  averageSeconds: row.average_seconds,
  averageReceived: row.average_received,
  last: {
    status: row.status,
    startedAt: row.started_at_ms,
    faults: row.facts.faults.map(({ sentence }) => sentence),
  },
});

/** Runs in PostgreSQL, schema `operations`. */
export function makePostgresRunStore(db: Database): RunStore & RunTallies {
  const table = () => db.sql()<RunRow>('operations.runs');
  const keep = async (run: Run): Promise<boolean> => {
    const { rows } = await db.sql().raw<{ rows: unknown[] }>(KEEP, rowOf(run));
    return rows.length > 0;
  };

  async function endLost(now: Instant): Promise<readonly Run[]> {
    const { rows } = await db.sql().raw<{ rows: RunRow[] }>(LOST, { now });
    const ended = rows.map((row) => failedWith(runOf(row), PROCESS_ENDED, now));
    for (const run of ended) await keep(run);
    return ended;
  }

  return {
    keep,
    async find(id) {
      const row: RunRow | undefined = await table().where({ id }).first();
      return row === undefined ? null : runOf(row);
    },
    async list({ source, track, day, status, most }) {
      const where = {
        ...(source === undefined ? {} : { source }),
        ...(track === undefined ? {} : { track }),
        ...(day === undefined ? {} : { race_day: day }),
        ...(status === undefined ? {} : { status }),
      };
      const found = table().where(where).orderBy('started_at_ms', 'desc').orderBy('id', 'desc').limit(most);
      return (await found).map((row) => runOf(row as RunRow));
    },
    endLost: (now) => db.allOrNothing(() => endLost(now)),
    async dropDay(track, day) {
      await table().where({ track, race_day: day }).whereNotNull('ended_at_ms').delete();
    },
    async talliesSince(track, from) {
      const { rows } = await db.sql().raw<{ rows: TallyRow[] }>(
        `select t.*, l.status, l.started_at_ms, l.facts from (${TALLIES}) t
           join operations.runs l on l.id = t.last_id order by t.source collate "C"`,
        { track, from },
      );
      return rows.map(tallyOf);
    },
  };
}
