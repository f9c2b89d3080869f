import type { Instant } from '#core/kernel/instant.ts';
import type { RaceDay } from '#core/kernel/race-day.ts';
import type { WorkflowStore } from '#core/operations/ports.ts';
import type { RunStatus } from '#core/operations/run.ts';
import { lostWorkflow, type Workflow } from '#core/operations/workflow.ts';
import type { Database } from './database.ts';

type WorkflowFacts = Pick<Workflow, 'askedBy' | 'isForced' | 'steps'>;

interface WorkflowRow {
  readonly id: string;
  readonly track: string;
  readonly race_day: RaceDay;
  readonly started_at_ms: Instant;
  readonly ended_at_ms: Instant | null;
  readonly status: RunStatus;
  readonly lease_until_ms: Instant;
  readonly facts: WorkflowFacts;
}

const KEEP = `
  insert into operations.workflows (id, track, race_day, started_at_ms, ended_at_ms, status, lease_until_ms, facts)
  select :id, :track, :day, :startedAt, :endedAt, :status, :leaseUntil, cast(:facts as jsonb)
  where not exists (
    select 1 from operations.workflows
    where track = :track and race_day = :day and status = 'running' and id <> :id)
  on conflict (id) do update
    set ended_at_ms = excluded.ended_at_ms, status = excluded.status, lease_until_ms = excluded.lease_until_ms,
        facts = excluded.facts
    where operations.workflows.status = 'running'
  returning id`;

const LOST = `
  select * from operations.workflows where status = 'running' and lease_until_ms < :now for update skip locked`;

function rowOf({ askedBy, isForced, steps, ...workflow }: Workflow) {
  return { ...workflow, facts: JSON.stringify({ askedBy, isForced, steps }) };
}

const workflowOf = (row: WorkflowRow): Workflow => ({
  id: row.id,
  track: row.track,
  day: row.race_day,
  startedAt: row.started_at_ms,
  endedAt: row.ended_at_ms,
  status: row.status,
  leaseUntil: row.lease_until_ms,
  ...row.facts,
});

/** Workflows, each collecting one day, in PostgreSQL, schema `operations`. */
export function makePostgresWorkflowStore(db: Database): WorkflowStore {
  const table = () => db.sql()<WorkflowRow>('operations.workflows');
  const keep = async (workflow: Workflow): Promise<boolean> => {
    const { rows } = await db.sql().raw<{ rows: unknown[] }>(KEEP, rowOf(workflow));
    return rows.length > 0;
  };

  async function endLost(now: Instant): Promise<readonly Workflow[]> {
    const { rows } = await db.sql().raw<{ rows: WorkflowRow[] }>(LOST, { now });
    const ended = rows.map((row) => lostWorkflow(workflowOf(row), now));
    for (const workflow of ended) await keep(workflow);
    return ended;
  }

  return {
    keep,
    async find(id) {
      const row: WorkflowRow | undefined = await table().where({ id }).first();
      return row === undefined ? null : workflowOf(row);
    },
    async list(track, day, most) {
      const where = { ...(track === null ? {} : { track }), ...(day === null ? {} : { race_day: day }) };
      const found = table().where(where).orderBy('started_at_ms', 'desc').orderBy('id', 'desc').limit(most);
      return (await found).map((row) => workflowOf(row as WorkflowRow));
    },
    endLost: (now) => db.allOrNothing(() => endLost(now)),
  };
}
