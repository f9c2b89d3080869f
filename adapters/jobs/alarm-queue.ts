import pg from 'pg';
import PgBoss from 'pg-boss';
import { MINUTE, SECOND } from '#core/kernel/instant.ts';
import type { JobKey } from '#core/schedule/job.ts';
import type { SetAlarms } from '#core/schedule/ports.ts';

/** A queue in PostgreSQL that gives a point back at its moment, to one of all who ask. */
export interface AlarmQueue {
  readonly set: SetAlarms;
  /** The points whose moment has come, at most so many. */
  take(most: number): Promise<readonly JobKey[]>;
  close(): Promise<void>;
}

export interface AlarmQueueDeps {
  /** Where the database is. */
  readonly connection: pg.PoolConfig;
  readonly told: (error: unknown, where: string) => void;
}

/** The queue keeps its tables in a schema of its own and looks after them by itself. */
const SCHEMA = 'jobs';
const QUEUE = 'points';
/** One alarm of a text that is still to come. */
const POLICY = 'short';
const CONNECTIONS = 2;
/** Points tell what is done and what is not: an alarm that was heard has done its work, and is not rung again. */
const SEND = { retryLimit: 0, expireInSeconds: MINUTE / SECOND, retentionHours: 24 } as const;

const poolOn = ({ connection, told }: AlarmQueueDeps): pg.Pool => {
  const limits = {
    max: CONNECTIONS,
    connectionTimeoutMillis: 4_500,
    query_timeout: 15_000,
    keepAlive: true,
    allowExitOnIdle: true,
    application_name: 'clubhouse-turn jobs',
  };
  const pool = new pg.Pool({ ...connection, ...limits });
  const lost = (error: unknown) => told(error, 'a connection of the queue');
  pool.on('error', lost).on('connect', (client) => client.on('error', lost));
  return pool;
};

/** Processes that make the queue's tables at once would lock each other out, so they take turns. */
async function inTurn(pool: pg.Pool, work: () => Promise<void>): Promise<void> {
  const turn = await pool.connect();
  try {
    await turn.query('select pg_advisory_lock(hashtextextended($1, 0))', [`clubhouse-turn.${SCHEMA}`]);
    await work();
  } finally {
    turn.release(true);
  }
}

async function startedBoss(pool: pg.Pool, told: AlarmQueueDeps['told']): Promise<PgBoss> {
  const executeSql = (text: string, values: unknown[]) => pool.query(text, values);
  const boss = new PgBoss({ db: { executeSql }, schema: SCHEMA, schedule: false, supervise: true });
  boss.on('error', (error) => told(error, 'the queue'));
  try {
    await inTurn(pool, async () => {
      await boss.start();
      await boss.createQueue(QUEUE, { name: QUEUE, policy: POLICY });
    });
    return boss;
  } catch (error) {
    await boss.stop({ graceful: false });
    throw error;
  }
}

/** Opens the queue; its tables are made when it is first used, and a database that is away is tried again then. */
export function openAlarmQueue(deps: AlarmQueueDeps): AlarmQueue {
  const pool = poolOn(deps);
  let opening: Promise<PgBoss> | null = null;
  const opened = (): Promise<PgBoss> => {
    opening ??= startedBoss(pool, deps.told).catch((error: unknown) => {
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
        .catch((error: unknown) => deps.told(error, 'the end of the queue'));
      await pool.end();
    },
  };
}
