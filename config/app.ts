import { Container } from 'inversify';
import { makePdfReader } from '#adapters/files/pdf/pdf-reader.ts';
import { openGeolocation } from '#adapters/geolocation/geolocation.ts';
import { restore } from '#adapters/postgres/backup/restore-backup.ts';
import { backup } from '#adapters/postgres/backup/write-backup.ts';
import { type DatabaseSettings, openDatabase } from '#adapters/postgres/database.ts';
import { migrate } from '#adapters/postgres/migrations.ts';
import { machineClock } from '#adapters/system/machine-clock.ts';
import type { Locate } from '#core/compliance/ports.ts';
import type { Clock, Log } from '#core/kernel/functions.ts';
import { AT_ONCE } from '#core/operations/use-cases/end-own-runs.ts';
import { type AppDatabase, migrations, openGroundDatabase } from './app-database.ts';
import { administrationActs } from './commands/administration.ts';
import { assistantActs } from './commands/assistant.ts';
import { auditedActs } from './commands/audited-acts.ts';
import { cardActs } from './commands/card.ts';
import { demoActs } from './commands/demo.ts';
import { evidenceActs } from './commands/evidence.ts';
import { ledgerActs } from './commands/ledger.ts';
import { memberActs } from './commands/members.ts';
import { modelActs } from './commands/models.ts';
import { operationsActs } from './commands/operations.ts';
import { picksActs } from './commands/picks.ts';
import { resultsActs } from './commands/results.ts';
import { sourceActs } from './commands/sources.ts';
import { openDataFolder } from './data-folder.ts';
import type { Settings } from './env.ts';
import { clockOfCommand, type RacingDay, resolveRacingDay } from './racing-day.ts';
import { accountsWiring } from './wiring/accounts.ts';
import { administrationWiring } from './wiring/administration.ts';
import { aiWiring } from './wiring/ai.ts';
import { assistantWiring } from './wiring/assistant.ts';
import { cardWiring, loadDemoId } from './wiring/card.ts';
import { complianceWiring, sealProofsId } from './wiring/compliance.ts';
import { dashboardWiring } from './wiring/dashboard.ts';
import { eventsWiring } from './wiring/events.ts';
import { evidenceWiring } from './wiring/evidence.ts';
import { figuresWiring } from './wiring/figures.ts';
import { handicappingWiring } from './wiring/handicapping.ts';
import { ledgerWiring } from './wiring/ledger.ts';
import { liveWiring, resetDemoDayId } from './wiring/live.ts';
import { longshotsWiring } from './wiring/longshots.ts';
import { machineWiring } from './wiring/machine.ts';
import { modelsWiring } from './wiring/models.ts';
import { oddsWiring } from './wiring/odds.ts';
import { openHostWiring } from './wiring/open-host.ts';
import { endOwnRunsId, operationsWiring } from './wiring/operations.ts';
import { pausesWiring } from './wiring/pauses.ts';
import { peopleWiring } from './wiring/people.ts';
import { picksWiring } from './wiring/picks.ts';
import { pressWiring } from './wiring/press.ts';
import type { Get } from './wiring/provide.ts';
import { queryWiring } from './wiring/query.ts';
import { raceTimelineWiring } from './wiring/race-timeline.ts';
import { replayWiring } from './wiring/replay.ts';
import { resultsWiring } from './wiring/results.ts';
import { scheduleWiring } from './wiring/schedule.ts';
import { seasonWiring } from './wiring/season.ts';
import { sourceCareWiring } from './wiring/source-care.ts';
import { sourcesWiring } from './wiring/sources.ts';
import { spendBreakdownWiring } from './wiring/spend-breakdown.ts';
import { cardsId, postgresWiring, resultsId } from './wiring/stores.ts';
import { weatherWiring } from './wiring/weather.ts';
import { weatherAnalysisWiring } from './wiring/weather-analysis.ts';

/** How long the server waits for a statement before it takes the database for away. */
const SERVER_PATIENCE_MS = 15_000;

/** Migrations take as long as they take, so they go a way of their own. */
async function migrateOn({ address }: AppDatabase, say: Log): Promise<void> {
  const database = openDatabase(address, { size: 1 });
  await migrate(database, migrations, say).finally(database.close);
}

async function migratedDatabase(
  settings: Settings,
  say: Log,
  options: DatabaseSettings = {},
): Promise<AppDatabase> {
  openDataFolder(settings.dataFolder);
  const appDatabase = await openGroundDatabase(settings, say, options);
  try {
    await migrateOn(appDatabase, say);
    return appDatabase;
  } catch (error) {
    await appDatabase.close();
    throw error;
  }
}

/** Tells where addresses are, from the local database; null when none is set. */
const locateOf = async ({ GEOIP_DATABASE }: Settings): Promise<Locate | null> =>
  GEOIP_DATABASE === undefined ? null : openGeolocation(GEOIP_DATABASE);

function wireApp(
  settings: Settings,
  appDatabase: AppDatabase,
  locate: Locate | null,
  racingClock: Clock,
): Get {
  const container = new Container();
  container.load(
    machineWiring(settings),
    postgresWiring(appDatabase.database),
    eventsWiring(appDatabase.database, appDatabase.address),
    openHostWiring(),
    cardWiring(racingClock),
    complianceWiring(locate),
    accountsWiring(settings),
    oddsWiring(),
    pressWiring(),
    queryWiring(),
    weatherWiring(),
    liveWiring(),
    weatherAnalysisWiring(),
    aiWiring(),
    picksWiring(),
    assistantWiring(),
    ledgerWiring(),
    longshotsWiring(),
    handicappingWiring(),
    resultsWiring(),
    peopleWiring(),
    dashboardWiring(),
    seasonWiring(),
    modelsWiring(),
    figuresWiring(),
    administrationWiring(),
    evidenceWiring(),
    spendBreakdownWiring(),
    raceTimelineWiring(),
    replayWiring(),
    sourcesWiring(),
    pausesWiring(),
    operationsWiring(),
    sourceCareWiring(),
    scheduleWiring(appDatabase.address),
  );
  return (id) => container.get(id);
}

/** What the commands use: the acts of every room, a line a room. `close` frees everything it opened. */
export async function openApp(settings: Settings, say: Log) {
  const locate = await locateOf(settings);
  const appDatabase = await migratedDatabase(settings, say);
  const get = wireApp(settings, appDatabase, locate, clockOfCommand(settings, machineClock));
  const pdf = makePdfReader();
  const tools = { get, settings, pdf, say };
  const acts = {
    ...cardActs(tools),
    ...picksActs(tools),
    ...assistantActs(tools),
    ...ledgerActs(tools),
    ...resultsActs(tools),
    ...modelActs(tools),
    ...memberActs(tools),
    ...administrationActs(tools),
    ...evidenceActs(tools),
    ...demoActs(tools),
    ...operationsActs(tools),
    ...sourceActs(tools),
  };
  return {
    ...auditedActs(get, acts),
    /** Settles what this process runs, for one that is being interrupted. */
    stopRuns: () => get(endOwnRunsId)(AT_ONCE),
    close: () => pdf.close().finally(appDatabase.close),
  };
}

export type House = Awaited<ReturnType<typeof openApp>>;

/** The database alone, for commands that look after it. */
export async function openDatabaseApp(settings: Settings, say: Log) {
  openDataFolder(settings.dataFolder);
  const appDatabase = await openGroundDatabase(settings, say);
  return {
    migrate: () => migrate(appDatabase.database, migrations, say),
    backup: (file: string) => backup(appDatabase.database, file),
    restore: (file: string, replace: boolean) => restore(appDatabase.database, migrations, file, replace),
    close: appDatabase.close,
  };
}

/** What the server stands on: everything wired, and the racing day settled. */
export interface ServerApp {
  readonly get: Get;
  readonly ground: AppDatabase;
  readonly racingDay: RacingDay;
}

/** Opens the house for the server: the racing clock starts here, and no member has to wait for proofs that are not sealed. */
export async function openServerApp(settings: Settings, say: Log): Promise<ServerApp> {
  const locate = await locateOf(settings);
  const appDatabase = await migratedDatabase(settings, say, { patienceMs: SERVER_PATIENCE_MS });
  try {
    let clock: Clock = machineClock;
    const get = wireApp(settings, appDatabase, locate, () => clock());
    const racingDay = await resolveRacingDay({
      settings,
      cards: get(cardsId),
      results: get(resultsId),
      loadDemo: get(loadDemoId),
      resetDemoDay: get(resetDemoDayId),
      machineClock,
    });
    clock = racingDay.clock;
    await get(sealProofsId)();
    return { get, ground: appDatabase, racingDay };
  } catch (error) {
    await appDatabase.close();
    throw error;
  }
}

/** What a worker without a server stands on: everything wired, on the clock it is given. */
export async function openWorkerApp(
  settings: Settings,
  say: Log,
  racingClock: Clock,
): Promise<Pick<ServerApp, 'get' | 'ground'>> {
  const appDatabase = await migratedDatabase(settings, say, { patienceMs: SERVER_PATIENCE_MS });
  try {
    const get = wireApp(settings, appDatabase, null, racingClock);
    await get(sealProofsId)();
    return { get, ground: appDatabase };
  } catch (error) {
    await appDatabase.close();
    throw error;
  }
}
