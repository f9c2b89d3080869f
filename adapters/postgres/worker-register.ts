import type { Instant } from '#core/kernel/instant.ts';
import type { LiveWorker, WorkerRegister } from '#core/schedule/ports.ts';
import type { Database } from './database.ts';

interface WorkerRow {
  readonly id: string;
  readonly clock: number;
  readonly started_at_ms: Instant;
  readonly beat_at_ms: Instant;
}

const seenOf = (row: WorkerRow): LiveWorker => ({
  id: row.id,
  clock: row.clock,
  startedAt: row.started_at_ms,
  heartbeatAt: row.beat_at_ms,
});

/** Workers in PostgreSQL, schema `operations`. */
export function makePostgresWorkerRegister(db: Database): WorkerRegister {
  const table = () => db.sql()<WorkerRow>('operations.workers');
  return {
    recordHeartbeat: async ({ id, clock, startedAt, heartbeatAt }) => {
      await table()
        .insert({ id, clock, started_at_ms: startedAt, beat_at_ms: heartbeatAt })
        .onConflict('id')
        .merge(['clock', 'beat_at_ms']);
    },
    activeSince: async (from) => {
      const found = table().where('beat_at_ms', '>=', from).orderBy(['started_at_ms', 'id']);
      return (await found).map((row) => seenOf(row as WorkerRow));
    },
    leave: async (id) => {
      await table().where({ id }).delete();
    },
  };
}
