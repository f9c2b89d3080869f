import { listen } from '#adapters/http/server.ts';
import { appliedMigrations, migrationNames } from '#adapters/postgres/migrations.ts';
import type { Say } from '#core/kernel/doors.ts';
import { Refusal } from '#core/kernel/refusal.ts';
import { loadSeasonBeside } from './demo-season.ts';
import type { Settings } from './env.ts';
import { type Ground, migrationsFolder } from './ground.ts';
import { openServerHouse } from './house.ts';
import type { RacingDay } from './racing-day.ts';
import { accountIds } from './wiring/accounts.ts';
import { httpApp } from './wiring/http.ts';
import { logId } from './wiring/machine.ts';
import type { Get } from './wiring/provide.ts';
import { isSeasonThereId } from './wiring/season.ts';

/** A server that listens, and how to end it. */
export interface Served {
  readonly address: string;
  readonly notes: readonly string[];
  stop(): Promise<void>;
}

const HEARTBEAT_MS = 2_000;
const TIDY_MS = 3_600_000;

function readinessOf(ground: Ground): () => Promise<void> {
  const wanted = migrationNames(migrationsFolder).length;
  return async () => {
    if ((await appliedMigrations(ground.database.pool)).length < wanted) {
      throw new Refusal(
        'unavailable',
        'database.behind',
        'The database is being brought up to date. Please try again shortly.',
      );
    }
  };
}

/** Ends what runs by itself, after the turn under way. */
type End = () => Promise<void>;

/** Runs `work` again and again with a pause between, one at a time, until told to stop. */
function repeatedly(pauseMs: number, work: () => Promise<void>): End {
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

function keepAlive(ground: Ground, get: Get): End {
  const log = get(logId);
  let wasAlive = true;
  return repeatedly(HEARTBEAT_MS, async () => {
    try {
      await ground.database.pool.raw('select 1');
      if (!wasAlive) log.info('the database answers again');
      wasAlive = true;
    } catch (error) {
      if (wasAlive) log.error({ err: error }, 'the database does not answer');
      wasAlive = false;
      await ground
        .revive()
        .catch((cause: unknown) => log.error({ err: cause }, 'the database could not be started again'));
    }
  });
}

function keepTidy(get: Get): End {
  const tidy = async (): Promise<void> => {
    await get(accountIds.tidyAccounts)().catch((error: unknown) =>
      get(logId).warn({ err: error }, 'tidying up failed'),
    );
  };
  const first = tidy();
  const end = repeatedly(TIDY_MS, tidy);
  return async () => {
    await Promise.all([first, end()]);
  };
}

/** Nobody's demo grows by itself in production. */
function keepSeason({ APP_ENV, DEMO_DAYS }: Settings, { demo }: RacingDay, get: Get, say: Say): End {
  if (demo === null || DEMO_DAYS === 0 || APP_ENV === 'production') return async () => undefined;
  return loadSeasonBeside({
    wish: demo,
    days: DEMO_DAYS,
    isThere: () => get(isSeasonThereId)(demo),
    say,
    failed: (error) => get(logId).warn({ err: error }, 'the demo season could not be loaded'),
  });
}

/** Opens everything, settles the racing day and listens. */
export async function serve(settings: Settings, say: Say): Promise<Served> {
  const { get, ground, racingDay } = await openServerHouse(settings, say);
  try {
    const readiness = readinessOf(ground);
    const app = httpApp(get, { settings, isRacingClockSet: racingDay.isSet, readiness });
    const listening = await listen(app, { host: settings.HOST, port: settings.PORT });
    const stopping = [keepAlive(ground, get), keepTidy(get), keepSeason(settings, racingDay, get, say)];
    const stop = async (): Promise<void> => {
      await Promise.all([listening.close(), ...stopping.map((end) => end())]);
      await ground.close();
      get(logId).flush();
    };
    return { address: listening.address, notes: racingDay.notes, stop };
  } catch (error) {
    await ground.close();
    throw error;
  }
}
