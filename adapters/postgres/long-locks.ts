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

const RENEW = `
  update kernel.turns set until = now() + make_interval(secs => :leaseMs / 1000.0)
  where name = :name and holder = :holder`;

const LEAVE = 'delete from kernel.turns where name = :name and holder = :holder';

export interface LockTimes {
  /** A lock without a heartbeat for this long is released. */
  readonly leaseMs: number;
  readonly heartbeatMs: number;
  readonly lookMs: number;
}

const TIMES: LockTimes = { leaseMs: 20_000, heartbeatMs: 5_000, lookMs: 300 };

/** A heartbeat or release that fails while the database is away is ignored: the lock expires by itself. */
const ignoreOutage = (error: unknown): void => {
  if (!(error instanceof Refusal)) throw error;
};

const givenUp = (): Refusal =>
  new Refusal('conflict', 'kernel.turn-given-up', 'The work ended before its turn came.');

/** Long locks as rows of `kernel.turns`, renewed while the work runs: a killed process loses its lock. */
export function makePostgresLongLocks(
  { pool }: Pick<Database, 'pool'>,
  newId: NewId,
  { leaseMs, heartbeatMs, lookMs }: LockTimes = TIMES,
): WithLongLock {
  const withLocalLock = makeLocks();
  return (name, work, isOver) =>
    withLocalLock(name, async () => {
      const mine = { name, holder: newId(), leaseMs };
      while ((await pool.raw<{ rows: unknown[] }>(TAKE, mine)).rows.length === 0) {
        if (isOver?.() === true) throw givenUp();
        await pause(lookMs);
      }
      const heartbeat = setInterval(
        () => void pool.raw(RENEW, mine).then(undefined, ignoreOutage),
        heartbeatMs,
      ).unref();
      try {
        return await work();
      } finally {
        clearInterval(heartbeat);
        await pool.raw(LEAVE, mine).then(undefined, ignoreOutage);
      }
    });
}
