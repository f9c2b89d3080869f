import { listen } from '#adapters/http/server.ts';
import { appliedMigrations } from '#adapters/postgres/migrations.ts';
import type { Say } from '#core/kernel/doors.ts';
import { Refusal } from '#core/kernel/refusal.ts';
import { standingAtStart } from '#core/schedule/standing.ts';
import { loadSeasonBeside } from './demo-season.ts';
import type { Settings } from './env.ts';
import { type Ground, migrations } from './ground.ts';
import { openServerHouse } from './house.ts';
import { type End, keepAlive, repeatedly } from './keep-alive.ts';
import type { RacingDay } from './racing-day.ts';
import { accountIds } from './wiring/accounts.ts';
import { settleLostCallsId } from './wiring/ai.ts';
import { announcementsId } from './wiring/events.ts';
import { httpApp } from './wiring/http.ts';
import { logId } from './wiring/machine.ts';
import { endOwnRunsId } from './wiring/operations.ts';
import type { Get } from './wiring/provide.ts';
import { readResultsBookId } from './wiring/query.ts';
import { schedulerId } from './wiring/schedule.ts';
import { isSeasonThereId } from './wiring/season.ts';

/** A server that listens, and how to end it. */
export interface Served {
  readonly address: string;
  readonly notes: readonly string[];
  stop(): Promise<void>;
}

const TIDY_MS = 3_600_000;

function readinessOf(ground: Ground): () => Promise<void> {
  const wanted = migrations.names.length;
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

function keepTidy(get: Get): End {
  const failed = (error: unknown): void => get(logId).warn({ err: error }, 'tidying up failed');
  const tidy = async (): Promise<void> => {
    await get(accountIds.tidyAccounts)().catch(failed);
    await get(settleLostCallsId)().catch(failed);
  };
  const first = tidy();
  const end = repeatedly(TIDY_MS, tidy);
  return async () => {
    await Promise.all([first, end()]);
  };
}

/** So long after the start nobody may be waiting for anything else. */
const READ_AHEAD_MS = 15_000;

/** Reads what questions are answered from before anybody asks. */
function readAhead(get: Get): End {
  let isOver = false;
  const failed = (error: unknown): void => {
    if (!isOver) get(logId).warn({ err: error }, 'reading ahead failed');
  };
  const timer = setTimeout(() => void get(readResultsBookId)().catch(failed), READ_AHEAD_MS).unref();
  return async () => {
    isOver = true;
    clearTimeout(timer);
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

/** The race day runs by itself in production and in the demo; elsewhere when it is switched on, or started by hand. */
function keepRaceDay(
  { APP_ENV, RACING_SCHEDULER }: Settings,
  { demo }: RacingDay,
  get: Get,
  wishes: ServeWishes,
): End {
  const scheduler = get(schedulerId);
  scheduler.stand(
    standingAtStart({
      setting: RACING_SCHEDULER ?? null,
      isProduction: APP_ENV === 'production',
      isDemo: demo !== null,
      isWithoutWorker: wishes.isWithoutWorker ?? false,
    }),
  );
  return scheduler.stop;
}

export interface ServeWishes {
  /** Workers are in other processes. */
  readonly isWithoutWorker?: boolean;
}

/** Opens everything, settles the racing day and listens. */
export async function serve(settings: Settings, say: Say, wishes: ServeWishes = {}): Promise<Served> {
  const { get, ground, racingDay } = await openServerHouse(settings, say);
  try {
    const readiness = readinessOf(ground);
    const app = httpApp(get, { settings, isRacingClockSet: racingDay.isSet, readiness });
    const listening = await listen(app, { host: settings.HOST, port: settings.PORT });
    const stopping = [
      keepAlive(ground, get),
      keepTidy(get),
      readAhead(get),
      keepSeason(settings, racingDay, get, say),
      keepRaceDay(settings, racingDay, get, wishes),
    ];
    const stop = async (): Promise<void> => {
      await get(announcementsId).close();
      const ended = get(endOwnRunsId)().catch((error: unknown) =>
        get(logId).warn({ err: error }, 'runs were not ended'),
      );
      await Promise.all([ended, listening.close(), ...stopping.map((end) => end())]);
      await ground.close();
      get(logId).flush();
    };
    return { address: listening.address, notes: racingDay.notes, stop };
  } catch (error) {
    await ground.close();
    throw error;
  }
}
