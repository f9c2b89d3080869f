import type { Instant } from '#core/kernel/instant.ts';
import type { RaceDay } from '#core/kernel/race-day.ts';
import {
  type ClaimedJob,
  FAILED_STATES,
  type Job,
  type JobKey,
  type JobScope,
  type JobState,
} from '#core/schedule/job.ts';
import type { JobSheet, JobStore } from '#core/schedule/ports.ts';
import type { Database } from './database.ts';

interface JobRow {
  readonly clock: number;
  readonly track: string;
  readonly race_day: RaceDay;
  readonly race_number: number;
  readonly name: string;
  readonly due_at_ms: Instant;
  readonly ring_at_ms: Instant;
  readonly state: JobState;
  readonly tries: number;
  readonly holder: string | null;
  readonly claim: string | null;
  readonly lease_until_ms: Instant | null;
  readonly started_at_ms: Instant | null;
  readonly ended_at_ms: Instant | null;
  readonly run_id: string | null;
  readonly sentence: string | null;
  readonly code: string | null;
  readonly is_told: boolean;
}

/** A job moved beyond its next retry starts over at its new time. */
const STARTS_OVER = '(p.tries = 0 or excluded.due_at_ms > p.ring_at_ms)';

/** Jobs are written in sorted order, so that two concurrent planners do not deadlock. */
const PLAN = `
  insert into operations.points as p (clock, track, race_day, race_number, name, due_at_ms, ring_at_ms, state, tries,
    planned_at_ms)
  select :clock, :track, :day, w.race_number, w.name, w.due, w.due, 'planned', 0, :at
  from jsonb_to_recordset(cast(:planned as jsonb)) as w (race_number integer, name text, due bigint)
  order by w.race_number, w.name
  on conflict (clock, track, race_day, race_number, name) do update
    set due_at_ms = excluded.due_at_ms,
        ring_at_ms = case when ${STARTS_OVER} then excluded.ring_at_ms else p.ring_at_ms end,
        tries = case when ${STARTS_OVER} then 0 else p.tries end,
        started_at_ms = case when ${STARTS_OVER} then null else p.started_at_ms end,
        run_id = case when ${STARTS_OVER} then null else p.run_id end,
        sentence = case when ${STARTS_OVER} then null else p.sentence end,
        code = case when ${STARTS_OVER} then null else p.code end
    where p.state = 'planned' and p.due_at_ms <> excluded.due_at_ms`;

const DROP = `
  delete from operations.points p
  where p.clock = :clock and p.track = :track and p.race_day = :day and p.state = 'planned'
    and not exists (
      select 1 from jsonb_to_recordset(cast(:planned as jsonb)) as w (race_number integer, name text)
      where w.race_number = p.race_number and w.name = p.name)`;

const REOPEN = `
  update operations.points p
  set state = 'planned', due_at_ms = w.due, ring_at_ms = w.due, tries = 0, holder = null, claim = null,
    lease_until_ms = null, started_at_ms = null, ended_at_ms = null, run_id = null, sentence = null, code = null, is_told = false
  from jsonb_to_recordset(cast(:points as jsonb))
    as w (clock bigint, track text, day date, race_number integer, name text, due bigint)
  where p.clock = w.clock and p.track = w.track and p.race_day = w.day and p.race_number = w.race_number
    and p.name = w.name and p.ended_at_ms is not null and p.due_at_ms < w.due`;

const CATCH_UP = `
  update operations.points p
  set state = 'caught-up', started_at_ms = :at, ended_at_ms = :at, run_id = null, sentence = :sentence, code = null
  from jsonb_to_recordset(cast(:points as jsonb))
    as w (clock bigint, track text, day date, race_number integer, name text)
  where p.clock = w.clock and p.track = w.track and p.race_day = w.day and p.race_number = w.race_number
    and p.name = w.name and p.state = any(:states)`;

const MISSED_JOBS = `
  select * from operations.points
  where clock = :clock and name = any(:names) and ended_at_ms >= :from and state = any(:states)
  order by due_at_ms, race_number, name collate "C"`;

const TAKE_UNREPORTED = `
  update operations.points set is_told = true
  where ended_at_ms >= :from and ended_at_ms <= :until and not is_told and state = any(:states)
  returning *`;

const CLAIM = `
  update operations.points
  set state = 'running', holder = :holder, claim = gen_random_uuid(), lease_until_ms = :leaseUntil, started_at_ms = :now
  where clock = :clock and track = :track and race_day = :day and race_number = :raceNumber and name = :name
    and ((state = 'planned' and ring_at_ms <= :racingNow) or (state = 'running' and lease_until_ms < :now))
  returning *`;

const DUE_JOBS = `
  select * from operations.points
  where clock = :clock
    and ((state = 'planned' and ring_at_ms <= :until) or (state = 'running' and lease_until_ms < :now))
  order by ring_at_ms, race_number, name collate "C"`;

const jobOf = (row: JobRow): Job => ({
  clock: row.clock,
  track: row.track,
  day: row.race_day,
  raceNumber: row.race_number,
  name: row.name,
  dueAt: row.due_at_ms,
  state: row.state,
  fireAt: row.ring_at_ms,
  tries: row.tries,
  holder: row.holder,
  leaseUntil: row.lease_until_ms,
  startedAt: row.started_at_ms,
  endedAt: row.ended_at_ms,
  runId: row.run_id,
  sentence: row.sentence,
  code: row.code,
});

const scopeOf = ({ clock, track, day }: JobScope) => ({ clock, track, race_day: day });
const keyOf = (key: JobKey) => ({ ...scopeOf(key), race_number: key.raceNumber, name: key.name });

/** A job's key in the form used by statements on several jobs. */
const namedOf = ({ clock, track, day, raceNumber, name }: JobKey) => ({
  ...{ clock, track, day, name },
  race_number: raceNumber,
});

const settledRow = (job: Job) => ({
  ring_at_ms: job.fireAt,
  state: job.state,
  tries: job.tries,
  holder: job.holder,
  claim: null,
  lease_until_ms: job.leaseUntil,
  ended_at_ms: job.endedAt,
  run_id: job.runId,
  sentence: job.sentence,
  code: job.code,
});

/** Scheduled jobs in PostgreSQL, schema `operations`. */
export function makePostgresJobStore(db: Database): JobStore & JobSheet {
  const table = () => db.sql()<JobRow>('operations.points');
  const held = (mine: ClaimedJob) => table().where({ ...keyOf(mine), state: 'running', claim: mine.claim });
  const rowsOf = async (sql: string, values: Readonly<Record<string, string | number | string[]>>) =>
    (await db.sql().raw<{ rows: JobRow[] }>(sql, values)).rows.map(jobOf);

  return {
    plan: (scope, planned, instant) =>
      db.allOrNothing(async () => {
        const rows = planned.map(({ raceNumber, name, dueAt }) => ({
          race_number: raceNumber,
          name,
          due: dueAt,
        }));
        const values = { ...scope, at: instant, planned: JSON.stringify(rows) };
        await db.sql().raw(DROP, values);
        await db.sql().raw(PLAN, values);
      }),
    async reopen(plannedJobs) {
      if (plannedJobs.length === 0) return;
      const rows = plannedJobs.map((plannedJob) => ({ ...namedOf(plannedJob), due: plannedJob.dueAt }));
      await db.sql().raw(REOPEN, { points: JSON.stringify(rows) });
    },
    async catchUp(jobKeys, { at: instant, sentence }) {
      const keys = JSON.stringify(jobKeys.map(namedOf));
      await db.sql().raw(CATCH_UP, { points: keys, at: instant, sentence, states: [...FAILED_STATES] });
    },
    async claim({ key, holder, moment, leaseUntil }) {
      const { raceNumber, name, track, day } = key;
      const { now, racingNow, clock } = moment;
      if (clock !== key.clock) return null;
      const values = { clock, track, day, raceNumber, name, holder, leaseUntil, now, racingNow };
      const [row] = (await db.sql().raw<{ rows: JobRow[] }>(CLAIM, values)).rows;
      return row === undefined ? null : { ...jobOf(row), claim: String(row.claim) };
    },
    hold: async (mine, leaseUntil) => (await held(mine).update({ lease_until_ms: leaseUntil })) > 0,
    settle: async (mine, as) => (await held(mine).update(settledRow(as))) > 0,
    release: async (holder) => {
      await table()
        .where({ state: 'running', holder })
        .update({ state: 'planned', holder: null, claim: null, lease_until_ms: null });
    },
    noteReported: async (key) => {
      await table().where(keyOf(key)).whereNotNull('ended_at_ms').update({ is_told: true });
    },
    async takeUnreported(from, until) {
      const values = { from, until, states: [...FAILED_STATES] };
      return (await db.sql().raw<{ rows: JobRow[] }>(TAKE_UNREPORTED, values)).rows.map(jobOf);
    },
    ofDay: async (scope) => {
      const found = table()
        .where(scopeOf(scope))
        .orderBy(['due_at_ms', 'race_number'])
        .orderByRaw('name collate "C"');
      return (await found).map((row) => jobOf(row as JobRow));
    },
    dueJobs: ({ clock, now }, until) => rowsOf(DUE_JOBS, { clock, now, until }),
    settledSince: async (track, from, most) => {
      const found = table()
        .where({ track })
        .where('ended_at_ms', '>=', from)
        .orderBy('ended_at_ms', 'desc')
        .orderBy('due_at_ms', 'desc')
        .orderBy('race_number')
        .orderByRaw('name collate "C"')
        .limit(most);
      return (await found).map((row) => jobOf(row as JobRow));
    },
    missedJobs: (clock, names, from) =>
      rowsOf(MISSED_JOBS, { clock, names: [...names], from, states: [...FAILED_STATES] }),
    lastClockOf: async (track, day) => {
      const row = await table()
        .where({ track, race_day: day })
        .orderBy('planned_at_ms', 'desc')
        .first<{ clock: number } | undefined>('clock');
      return row?.clock ?? null;
    },
    dropClocksBut: async (clocks, now) =>
      table()
        .whereNotIn('clock', [...clocks])
        .where((open) =>
          open
            .where('state', 'planned')
            .orWhere((lost) => lost.where('state', 'running').where('lease_until_ms', '<', now)),
        )
        .delete(),
  };
}
