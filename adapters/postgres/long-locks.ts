import { setTimeout as pause } from 'node:timers/promises';
import type { NewId, WithLongLock } from '#core/kernel/functions.ts';
import { Refusal } from '#core/kernel/refusal.ts';
import type { Database } from './database.ts';
import { makeLocks } from './locks.ts';

const TAKE = `
  insert into kernel.turns as held (name, holder, until)
  values (:name, :holder, now() + make_interval(secs => :leaseMs / 1000.0))
  on conflict (name) do update set holder = excluded.holder, until = excluded.until
  where held.until < now() returning name`;

const BEAT = `
  update kernel.turns set until = now() + make_interval(secs => :leaseMs / 1000.0)
  where name = :name and holder = :holder`;

const LEAVE = 'delete from kernel.turns where name = :name and holder = :holder';

export interface LockTimes {
  /** A turn that was not kept alive for so long is over. */
  readonly leaseMs: number;
  readonly heartbeatMs: number;
  readonly lookMs: number;
}

const TIMES: LockTimes = { leaseMs: 20_000, heartbeatMs: 5_000, lookMs: 300 };

/** What a turn cannot tell while the database is away runs out by itself. */
const unheard = (error: unknown): void => {
  if (!(error instanceof Refusal)) throw error;
};

/** Long turns as rows of `kernel.turns`, kept alive while the work goes on: one that was killed loses its turn. */
export function makePostgresLongLocks(
  { pool }: Pick<Database, 'pool'>,
  newId: NewId,
  { leaseMs, heartbeatMs, lookMs }: LockTimes = TIMES,
): WithLongLock {
  const inTurn = makeLocks();
  return (name, work) =>
    inTurn(name, async () => {
      const mine = { name, holder: newId(), leaseMs };
      while ((await pool.raw<{ rows: unknown[] }>(TAKE, mine)).rows.length === 0) await pause(lookMs);
      const beat = setInterval(() => void pool.raw(BEAT, mine).then(undefined, unheard), heartbeatMs).unref();
      try {
        return await work();
      } finally {
        clearInterval(beat);
        await pool.raw(LEAVE, mine).then(undefined, unheard);
      }
    });
}
