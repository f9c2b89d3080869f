import type { AppDatabase } from './app-database.ts';
import type { Get } from './wiring/provide.ts';

const HEARTBEAT_MS = 2_000;

/** Ends what runs by itself, after the turn under way. */
export type End = () => Promise<void>;

/** Runs `work` again and again with a pause between, one at a time, until stopped. */
export function repeatedly(pauseMs: number, work: () => Promise<void>): End {
  let timer: NodeJS.Timeout;
  let isOver = false;
  let underWay = Promise.resolve();
  const turn = async (): Promise<void> => {
    await work();
    if (!isOver) rest();
  };
  const rest = (): void => {
    timer = setTimeout(() => {
      underWay = turn();
    }, pauseMs).unref();
  };
  rest();
  return () => {
    isOver = true;
    clearTimeout(timer);
    return underWay;
  };
}

/** Looks after the database: an embedded one that was lost is started again. */
export function keepAlive(appDatabase: AppDatabase, get: Get): End {
  const log = get('log');
  let wasAlive = true;
  return repeatedly(HEARTBEAT_MS, async () => {
    try {
      await appDatabase.database.pool.raw('select 1');
      if (!wasAlive) log.info('the database answers again');
      wasAlive = true;
    } catch (error) {
      if (wasAlive) log.error({ err: error }, 'the database does not answer');
      wasAlive = false;
      await appDatabase
        .revive()
        .catch((cause: unknown) => log.error({ err: cause }, 'the database could not be started again'));
    }
  });
}
