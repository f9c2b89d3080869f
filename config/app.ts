import { makePdfReader } from '#adapters/files/pdf/pdf-reader.ts';
import { openGeolocation } from '#adapters/geolocation/geolocation.ts';
import { restore } from '#adapters/postgres/backup/restore-backup.ts';
import { backup, backupToOutput } from '#adapters/postgres/backup/write-backup.ts';
import type { DatabaseSettings } from '#adapters/postgres/database.ts';
import { machineClock } from '#adapters/system/machine-clock.ts';
import { knowRegistrations } from '#core/card/tracks/registrations.ts';
import type { Locate } from '#core/compliance/ports.ts';
import type { Clock, Log } from '#core/kernel/functions.ts';
import { AT_ONCE } from '#core/operations/use-cases/end-own-runs.ts';
import {
  type AppDatabase,
  asServing,
  closedBecauseOf,
  migrateAsOwner,
  migrations,
  openAppDatabase,
} from './app-database.ts';
import { administrationCommands } from './commands/administration.ts';
import { angleCommands } from './commands/angles.ts';
import { assistantCommands } from './commands/assistant.ts';
import { bookCommands } from './commands/book.ts';
import { cardCommands } from './commands/card.ts';
import { demoCommands } from './commands/demo.ts';
import { evidenceCommands } from './commands/evidence.ts';
import { ledgerCommands } from './commands/ledger.ts';
import { lineCommands } from './commands/lines.ts';
import { memberCommands } from './commands/members.ts';
import { modelCommands } from './commands/models.ts';
import { noteCommands } from './commands/notes.ts';
import { operationsCommands } from './commands/operations.ts';
import { picksCommands } from './commands/picks.ts';
import { resultsCommands } from './commands/results.ts';
import { sourceCommands } from './commands/sources.ts';
import { stewardCommands } from './commands/stewards.ts';
import { ticketCommands } from './commands/tickets.ts';
import { watchCommands } from './commands/watch.ts';
import { openDataFolder } from './data-folder.ts';
import type { Settings } from './env.ts';
import { clockOfCommand, type RacingDay, resolveRacingDay } from './racing-day.ts';
import { type AppParts, appWiring } from './wiring/app-wiring.ts';
import { type GetAsOf, makeGetAsOf } from './wiring/as-of.ts';
import { containerOf, type Get, joined } from './wiring/provide.ts';
import { followRegistrations } from './wiring/tracks.ts';

/** How long the server waits for a statement before it takes the database for away. */
const SERVER_PATIENCE_MS = 15_000;

/** Migrated by the role that owns the tables, open as the one that serves. Migrations take as long as they take. */
async function migratedDatabase(
  settings: Settings,
  say: Log,
  application: string,
  options: DatabaseSettings = {},
): Promise<AppDatabase> {
  openDataFolder(settings.dataFolder);
  const owned = await openAppDatabase(settings, say, {
    size: 1,
    application: `clubhouse-turn ${application}`,
  });
  try {
    await migrateAsOwner(owned, say);
    return await asServing(owned, { size: settings.DATABASE_POOL_SIZE, ...options });
  } catch (error) {
    return closedBecauseOf(error, owned, say);
  }
}

/** Finds where addresses are, from the local database; null when none is set. */
const locateOf = async ({ GEOIP_DATABASE }: Settings): Promise<Locate | null> =>
  GEOIP_DATABASE === undefined ? null : openGeolocation(GEOIP_DATABASE);

const wireApp = (parts: AppParts): Get => containerOf(appWiring(parts));

/** Everything wired, now and as of earlier moments. */
function wireServer(parts: AppParts): Pick<ServerApp, 'get' | 'getAsOf'> {
  const get = wireApp(parts);
  return { get, getAsOf: makeGetAsOf(parts, get) };
}

/** What the commands use, a line for each room. `close` frees everything it opened. */
export async function openApp(settings: Settings, say: Log) {
  const locate = await locateOf(settings);
  const appDatabase = await migratedDatabase(settings, say, 'command');
  const get = wireApp({
    settings,
    appDatabase,
    locate,
    racingClock: clockOfCommand(settings, machineClock),
  });
  await get('readRegistrations')().catch((error: unknown) => closedBecauseOf(error, appDatabase, say));
  const pdf = makePdfReader();
  const tools = { get, settings, pdf, say };
  return {
    ...joined(
      cardCommands(tools),
      picksCommands(tools),
      angleCommands(tools),
      bookCommands(tools),
      lineCommands(tools),
      noteCommands(tools),
      watchCommands(tools),
      ticketCommands(tools),
      assistantCommands(tools),
      ledgerCommands(tools),
      resultsCommands(tools),
      modelCommands(tools),
      memberCommands(tools),
      administrationCommands(tools),
      evidenceCommands(tools),
      demoCommands(tools),
      operationsCommands(tools),
      sourceCommands(tools),
      stewardCommands(tools),
    ),
    /** Settles what this process runs, for one that is being interrupted. */
    stopRuns: () => get('endOwnRuns')(AT_ONCE),
    close: () =>
      pdf
        .close()
        .finally(appDatabase.close)
        .finally(() => knowRegistrations([])),
  };
}

export type App = Awaited<ReturnType<typeof openApp>>;

/** The database alone, for commands that look after it. */
export async function openDatabaseApp(settings: Settings, say: Log) {
  openDataFolder(settings.dataFolder);
  const appDatabase = await openAppDatabase(settings, say, { application: 'clubhouse-turn database' });
  return {
    migrate: () => migrateAsOwner(appDatabase, say),
    backup: (file: string) =>
      file === '-'
        ? backupToOutput(appDatabase.database, process.stdout)
        : backup(appDatabase.database, file),
    async restore(file: string, replace: boolean) {
      const restored = await restore(appDatabase.database, migrations, file, replace);
      await migrateAsOwner(appDatabase, say);
      return restored;
    },
    close: appDatabase.close,
  };
}

/** What the server needs: everything wired, and the racing day resolved. */
export interface ServerApp {
  readonly get: Get;
  readonly getAsOf: GetAsOf;
  readonly appDatabase: AppDatabase;
  readonly racingDay: RacingDay;
}

/**
 * Opens the app for the server: the racing clock starts here, and unsealed proofs are sealed before any member waits
 * for them. `machine`: the clock by which the racing clock runs.
 */
export async function openServerApp(
  settings: Settings,
  say: Log,
  machine: Clock = machineClock,
): Promise<ServerApp> {
  const locate = await locateOf(settings);
  const appDatabase = await migratedDatabase(settings, say, 'serve', { patienceMs: SERVER_PATIENCE_MS });
  try {
    let clock: Clock = machine;
    const { get, getAsOf } = wireServer({ settings, appDatabase, locate, racingClock: () => clock() });
    await followRegistrations(get);
    const racingDay = await resolveRacingDay({
      settings,
      cards: get('cards'),
      results: get('results'),
      loadDemo: get('loadDemo'),
      resetDemoDay: get('resetDemoDay'),
      machineClock: machine,
    });
    clock = racingDay.clock;
    await get('sealProofs')();
    await get('sealResults').sealOlder();
    return { get, getAsOf, appDatabase, racingDay };
  } catch (error) {
    return closedBecauseOf(error, appDatabase, say);
  }
}

/** What a worker without a server needs: everything wired, on the given clock. */
export async function openWorkerApp(
  settings: Settings,
  say: Log,
  racingClock: Clock,
): Promise<Pick<ServerApp, 'get' | 'appDatabase'>> {
  const appDatabase = await migratedDatabase(settings, say, 'work', { patienceMs: SERVER_PATIENCE_MS });
  try {
    const get = wireApp({ settings, appDatabase, locate: null, racingClock });
    await followRegistrations(get);
    await get('sealProofs')();
    await get('sealResults').sealOlder();
    return { get, appDatabase };
  } catch (error) {
    return closedBecauseOf(error, appDatabase, say);
  }
}
