import type { Instant } from '#core/kernel/instant.ts';
import type { RaceDay } from '#core/kernel/race-day.ts';
import { type Backfill, type BackfillStatus, stoppedBackfill } from '#core/operations/backfill/backfill.ts';
import type { BackfillStore } from '#core/operations/backfill/ports.ts';
import type { Database } from './database.ts';

type BackfillFacts = Pick<Backfill, 'source' | 'askedBy' | 'by' | 'days'>;

interface BackfillRow {
  readonly id: string;
  readonly claim: string;
  readonly track: string;
  readonly first_day: RaceDay;
  readonly last_day: RaceDay;
  readonly started_at_ms: Instant;
  readonly ended_at_ms: Instant | null;
  readonly status: BackfillStatus;
  readonly is_stop_asked: boolean;
  readonly lease_until_ms: Instant;
  readonly facts: BackfillFacts;
}

const OPEN = `
  insert into operations.backfills
    (id, claim, track, first_day, last_day, started_at_ms, ended_at_ms, status, is_stop_asked, lease_until_ms, facts)
  select :id, :claim, :track, :from, :to, :startedAt, :endedAt, :status, :isStopAsked, :leaseUntil,
    cast(:facts as jsonb)
  where not exists (select 1 from operations.backfills where track = :track and status = 'running')
  on conflict (id) do update
    set claim = excluded.claim, ended_at_ms = excluded.ended_at_ms, status = excluded.status,
        is_stop_asked = excluded.is_stop_asked, lease_until_ms = excluded.lease_until_ms, facts = excluded.facts
  returning id`;

const KEEP = `
  update operations.backfills
    set ended_at_ms = :endedAt, status = :status, lease_until_ms = :leaseUntil, facts = cast(:facts as jsonb)
    where id = :id and claim = :claim and status = 'running'
  returning is_stop_asked`;

const LOST = `
  select * from operations.backfills where status = 'running' and lease_until_ms < :now for update skip locked`;

const rowOf = ({ span, source, askedBy, by, days, ...backfill }: Backfill) => ({
  ...backfill,
  ...span,
  facts: JSON.stringify({ source, askedBy, by, days }),
});

const backfillOf = (row: BackfillRow): Backfill => ({
  id: row.id,
  claim: row.claim,
  track: row.track,
  span: { from: row.first_day, to: row.last_day },
  startedAt: row.started_at_ms,
  endedAt: row.ended_at_ms,
  status: row.status,
  isStopAsked: row.is_stop_asked,
  leaseUntil: row.lease_until_ms,
  ...row.facts,
});

/** Backfills in PostgreSQL, schema `operations`. */
export function makePostgresBackfillStore(db: Database): BackfillStore {
  const table = () => db.sql()<BackfillRow>('operations.backfills');
  const keep = async (backfill: Backfill) => {
    const { id, claim, endedAt, status, leaseUntil, facts } = rowOf(backfill);
    const values = { id, claim, endedAt, status, leaseUntil, facts };
    const { rows } = await db.sql().raw<{ rows: { is_stop_asked: boolean }[] }>(KEEP, values);
    const [row] = rows;
    return row === undefined ? null : { isStopAsked: row.is_stop_asked };
  };

  async function endLost(now: Instant): Promise<readonly Backfill[]> {
    const { rows } = await db.sql().raw<{ rows: BackfillRow[] }>(LOST, { now });
    const ended = rows.map((row) => stoppedBackfill(backfillOf(row), now));
    for (const backfill of ended) await keep(backfill);
    return ended;
  }

  return {
    keep,
    open: (backfill) =>
      db.withLock(`backfill:${backfill.track}`, async () => {
        const { rows } = await db.sql().raw<{ rows: unknown[] }>(OPEN, rowOf(backfill));
        return rows.length > 0;
      }),
    async find(id) {
      const row: BackfillRow | undefined = await table().where({ id }).first();
      return row === undefined ? null : backfillOf(row);
    },
    async list(track, most) {
      const found = table()
        .where({ track })
        .orderBy('started_at_ms', 'desc')
        .orderBy('id', 'desc')
        .limit(most);
      return (await found).map((row) => backfillOf(row as BackfillRow));
    },
    async requestStop(id) {
      const updated = await table().where({ id, status: 'running' }).update({ is_stop_asked: true });
      return updated > 0;
    },
    endLost: (now) => db.allOrNothing(() => endLost(now)),
  };
}
