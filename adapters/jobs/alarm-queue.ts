import pg from 'pg';
import PgBoss from 'pg-boss';
import { MINUTE, SECOND } from '#core/kernel/instant.ts';
import type { JobKey } from '#core/schedule/job.ts';
import type { SetAlarms } from '#core/schedule/ports.ts';

/** A queue in PostgreSQL that gives a job's key back when it is due, to one of all workers. */
export interface AlarmQueue {
  readonly set: SetAlarms;
  /** Jobs that are due, at most so many. */
  take(most: number): Promise<readonly JobKey[]>;
  close(): Promise<void>;
}

export interface AlarmQueueDeps {
  /** The database's address. */
  readonly connection: pg.PoolConfig;
  readonly logError: (error: unknown, where: string) => void;
}

/** The queue manages its own tables in a schema of its own. */
const SCHEMA = 'jobs';
const QUEUE = 'points';
/** One pending alarm of a text. */
const POLICY = 'short';
const CONNECTIONS = 2;
/** The job store knows what is done: an alarm that was taken is finished, and does not go off again. */
const SEND = { retryLimit: 0, expireInSeconds: MINUTE / SECOND, retentionHours: 24 } as const;

const poolOn = ({ connection, logError }: AlarmQueueDeps): pg.Pool => {
  const limits = {
    max: CONNECTIONS,
    connectionTimeoutMillis: 4_500,
    query_timeout: 15_000,
    keepAlive: true,
    allowExitOnIdle: true,
  };
  const pool = new pg.Pool({ ...connection, ...limits });
  const lost = (error: unknown) => logError(error, 'queue connection');
  pool.on('error', lost).on('connect', (client) => client.on('error', lost));
  return pool;
};

/**
 * Processes that create the queue's tables at the same time would deadlock, so they take a lock: in a transaction, because
 * a pooler gives a session's lock to whoever comes next.
 */
async function underLock(pool: pg.Pool, work: () => Promise<void>): Promise<void> {
  const client = await pool.connect();
  try {
    await client.query('begin');
    await client.query('select pg_advisory_xact_lock(hashtextextended($1, 0))', [`clubhouse-turn.${SCHEMA}`]);
    await work();
    await client.query('commit');
  } finally {
    client.release(true);
  }
}

async function startedBoss(pool: pg.Pool, logError: AlarmQueueDeps['logError']): Promise<PgBoss> {
  const executeSql = (text: string, values: unknown[]) => pool.query(text, values);
  const boss = new PgBoss({ db: { executeSql }, schema: SCHEMA, schedule: false, supervise: true });
  boss.on('error', (error) => logError(error, 'queue'));
  try {
    await underLock(pool, async () => {
      await boss.start();
      await boss.createQueue(QUEUE, { name: QUEUE, policy: POLICY });
    });
    return boss;
  } catch (error) {
    await boss.stop({ graceful: false });
    throw error;
  }
}

/** Opens the queue; its tables are created on first use, and a database that is away is tried again then. */
export function openAlarmQueue(deps: AlarmQueueDeps): AlarmQueue {
  const pool = poolOn(deps);
  let opening: Promise<PgBoss> | null = null;
  const opened = (): Promise<PgBoss> => {
    opening ??= startedBoss(pool, deps.logError).catch((error: unknown) => {
      opening = null;
      throw error;
    });
    return opening;
  };

  return {
    async set(alarms) {
      const boss = await opened();
      for (const { key, text, afterMs } of alarms)
        await boss.send(QUEUE, { ...key }, { ...SEND, singletonKey: text, startAfter: afterMs / SECOND });
    },
    async take(most) {
      const boss = await opened();
      const jobs = await boss.fetch<JobKey>(QUEUE, { batchSize: most });
      if (jobs.length === 0) return [];
      await boss.complete(
        QUEUE,
        jobs.map(({ id }) => id),
      );
      return jobs.map(({ data }) => data);
    },
    async close() {
      const boss = await opening?.catch(() => null);
      await boss
        ?.stop({ graceful: false })
        .catch((error: unknown) => deps.logError(error, 'closing the queue'));
      await pool.end();
    },
  };
}
