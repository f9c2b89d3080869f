import { setTimeout as pause } from 'node:timers/promises';
import { makeDrain } from '#adapters/http/drain.ts';
import { listen } from '#adapters/http/server.ts';
import { type End, repeatedly } from '#adapters/jobs/repeatedly.ts';
import { appliedMigrations } from '#adapters/postgres/migrations.ts';
import { setupAddress } from '#core/accounts/admin-rule.ts';
import type { Log } from '#core/kernel/functions.ts';
import { Refusal } from '#core/kernel/refusal.ts';
import { schedulerStateAtStart } from '#core/schedule/scheduler-state.ts';
import { openServerApp } from './app.ts';
import { type AppDatabase, migrations } from './app-database.ts';
import { loadSeasonInBackground } from './demo-season.ts';
import { endWithin } from './end-within.ts';
import type { Settings } from './env.ts';
import { sessionKeysNote } from './findings.ts';
import { startKeepers } from './keepers.ts';
import { poolerNote } from './pooler.ts';
import { publicUrlOf } from './public-url.ts';
import type { RacingDay } from './racing-day.ts';
import { readAhead } from './read-ahead.ts';
import { httpApp } from './wiring/http.ts';
import type { Get } from './wiring/provide.ts';

/** A server that listens, and how to end it. */
export interface Served {
  readonly address: string;
  readonly notes: readonly string[];
  /** Where the first administrator signs up, while there is no administrator. */
  readonly setupUrl: string | null;
  /** Drains first: it says that it is not ready and answers what still comes in, for DRAIN_SECONDS. */
  stop(options?: { readonly drains: boolean }): Promise<void>;
}

const TIDY_MS = 3_600_000;

function readinessOf(appDatabase: AppDatabase): () => Promise<void> {
  const length = migrations.names.length;
  return async () => {
    if ((await appliedMigrations(appDatabase.database.pool)).length < length) {
      throw new Refusal(
        'unavailable',
        'database.behind',
        'The database is being updated. Please try again shortly.',
      );
    }
  };
}

function keepTidy(get: Get): End {
  const failed = (error: unknown): void => get('log').warn({ err: error }, 'cleanup failed');
  const tidy = async (): Promise<void> => {
    await get('tidyAccounts')().catch(failed);
    await get('settleLostCalls')().catch(failed);
  };
  return repeatedly(TIDY_MS, tidy);
}

/** In production no demo grows by itself. */
function keepSeason({ APP_ENV, DEMO_DAYS }: Settings, { demo }: RacingDay, get: Get, say: Log): End {
  if (demo === null || DEMO_DAYS === 0 || APP_ENV === 'production') return async () => undefined;
  return loadSeasonInBackground({
    request: demo,
    days: DEMO_DAYS,
    isSeasonLoaded: () => get('isSeasonLoaded')(demo),
    say,
    failed: (error) => get('log').warn({ err: error }, 'the demo season could not be loaded'),
  });
}

/** The race day runs by itself in production and in the demo; elsewhere when it is switched on, or started by hand. */
function keepRaceDay(
  { APP_ENV, RACING_SCHEDULER }: Settings,
  { demo }: RacingDay,
  get: Get,
  options: ServeOptions,
): End {
  const scheduler = get('scheduler');
  scheduler.become(
    schedulerStateAtStart({
      setting: RACING_SCHEDULER ?? null,
      isProduction: APP_ENV === 'production',
      isDemo: demo !== null,
      isWithoutWorker: options.isWithoutWorker ?? false,
    }),
  );
  return scheduler.stop;
}

const notesOn = async (settings: Settings): Promise<readonly string[]> =>
  [sessionKeysNote(settings) ?? [], (await poolerNote(settings)) ?? []].flat();

export interface ServeOptions {
  /** Workers are in other processes. */
  readonly isWithoutWorker?: boolean;
}

/** Where the first administrator signs up: null without a code. With PORT=0 only the server knows its own address. */
function setupUrlOf(settings: Settings, code: string | null, address: string): string | null {
  if (code === null) return null;
  const isKnown = settings.PUBLIC_URL !== undefined || settings.PORT !== 0;
  return setupAddress(isKnown ? publicUrlOf(settings) : address, code);
}

/** Opens everything, settles the racing day and listens. Whatever may fail comes before it listens and starts timers. */
export async function serve(settings: Settings, say: Log, options: ServeOptions = {}): Promise<Served> {
  const { get, getAsOf, appDatabase, racingDay } = await openServerApp(settings, say);
  try {
    const readiness = readinessOf(appDatabase);
    const drain = makeDrain();
    const app = httpApp(get, { settings, getAsOf, isRacingClockSet: racingDay.isSet, readiness, drain });
    const setupCode = await get('openSetup')();
    const notes = [...racingDay.notes, ...(await notesOn(settings))];
    const listening = await listen(app, { host: settings.HOST, port: settings.PORT });
    const running = {
      ...startKeepers(appDatabase, get),
      cleanup: keepTidy(get),
      'the cache warm-up': readAhead(get),
      'the demo season': keepSeason(settings, racingDay, get, say),
      'the race day’s jobs': keepRaceDay(settings, racingDay, get, options),
    };
    const closeDoors = async (drains: boolean): Promise<void> => {
      drain.begin();
      if (drains) await pause(settings.drainMs);
      await get('announcements').close();
      await listening.close();
    };
    const stop: Served['stop'] = async (how) => {
      await Promise.all([closeDoors(how?.drains ?? false), endWithin(running, get('log'))]);
      await appDatabase.close();
      get('log').flush();
    };
    const { address } = listening;
    const setupUrl = setupUrlOf(settings, setupCode, address);
    return { address, notes, setupUrl, stop };
  } catch (error) {
    await get('announcements').close();
    await appDatabase.close();
    throw error;
  }
}
