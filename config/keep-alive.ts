import { type End, repeatedly } from '#adapters/jobs/repeatedly.ts';
import type { AppDatabase } from './app-database.ts';
import type { Get } from './wiring/provide.ts';

const HEARTBEAT_MS = 2_000;

/** Looks after the database: an embedded one that was lost is started again. */
export function keepAlive(appDatabase: AppDatabase, get: Get): End {
  const log = get('log');
  let wasAlive = true;
  const look = async (): Promise<void> => {
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
  };
  return repeatedly(HEARTBEAT_MS, look, HEARTBEAT_MS);
}
