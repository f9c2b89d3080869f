import { Container } from 'inversify';
import { makePdfReader } from '#adapters/files/pdf/pdf-reader.ts';
import { openGeolocation } from '#adapters/geolocation/geolocation.ts';
import { restore } from '#adapters/postgres/backup/restore-backup.ts';
import { backup } from '#adapters/postgres/backup/write-backup.ts';
import { type DatabaseSettings, openDatabase } from '#adapters/postgres/database.ts';
import { migrate } from '#adapters/postgres/migrations.ts';
import { machineClock } from '#adapters/system/machine-clock.ts';
import type { Locate } from '#core/compliance/ports.ts';
import type { Clock, Say } from '#core/kernel/doors.ts';
import { AT_ONCE } from '#core/operations/use-cases/end-own-runs.ts';
import { administrationActs } from './acts/administration.ts';
import { assistantActs } from './acts/assistant.ts';
import { auditedActs } from './acts/audited-acts.ts';
import { cardActs } from './acts/card.ts';
import { demoActs } from './acts/demo.ts';
import { evidenceActs } from './acts/evidence.ts';
import { ledgerActs } from './acts/ledger.ts';
import { memberActs } from './acts/members.ts';
import { modelActs } from './acts/models.ts';
import { operationsActs } from './acts/operations.ts';
import { picksActs } from './acts/picks.ts';
import { resultsActs } from './acts/results.ts';
import { sourceActs } from './acts/sources.ts';
import { openDataFolder } from './data-folder.ts';
import type { Settings } from './env.ts';
import { type Ground, migrations, openGround } from './ground.ts';
import { clockOfCommand, type RacingDay, settleRacingDay } from './racing-day.ts';
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
import { cardsId, postgresWiring, resultsId } from './wiring/shelves.ts';
import { sourceCareWiring } from './wiring/source-care.ts';
import { sourcesWiring } from './wiring/sources.ts';
import { spendBreakdownWiring } from './wiring/spend-breakdown.ts';
import { weatherWiring } from './wiring/weather.ts';
import { weatherAnalysisWiring } from './wiring/weather-analysis.ts';

/** How long the server waits for a statement before it takes the database for away. */
const SERVER_PATIENCE_MS = 15_000;

/** Migrations take as long as they take, so they go a way of their own. */
async function migrateOn({ address }: Ground, say: Say): Promise<void> {
  const database = openDatabase(address, { size: 1 });
  await migrate(database, migrations, say).finally(database.close);
}

async function migratedGround(settings: Settings, say: Say, wishes: DatabaseSettings = {}): Promise<Ground> {
  openDataFolder(settings.dataFolder);
  const ground = await openGround(settings, say, wishes);
  try {
    await migrateOn(ground, say);
    return ground;
  } catch (error) {
    await ground.close();
    throw error;
  }
}

/** Tells where addresses are, from the local database; null when none is set. */
const locateOf = async ({ GEOIP_DATABASE }: Settings): Promise<Locate | null> =>
  GEOIP_DATABASE === undefined ? null : openGeolocation(GEOIP_DATABASE);

function furnish(settings: Settings, ground: Ground, locate: Locate | null, racingClock: Clock): Get {
  const container = new Container();
  container.load(
    machineWiring(settings),
    postgresWiring(ground.database),
    eventsWiring(ground.database, ground.address),
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
    scheduleWiring(ground.address),
  );
  return (wanted) => container.get(wanted);
}

/** What the commands use: the acts of every room, a line a room. `close` frees everything it opened. */
export async function openHouse(settings: Settings, say: Say) {
  const locate = await locateOf(settings);
  const ground = await migratedGround(settings, say);
  const get = furnish(settings, ground, locate, clockOfCommand(settings, machineClock));
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
    close: () => pdf.close().finally(ground.close),
  };
}

export type House = Awaited<ReturnType<typeof openHouse>>;

/** The database alone, for commands that look after it. */
export async function openGroundHouse(settings: Settings, say: Say) {
  openDataFolder(settings.dataFolder);
  const ground = await openGround(settings, say);
  return {
    migrate: () => migrate(ground.database, migrations, say),
    backup: (file: string) => backup(ground.database, file),
    restore: (file: string, replace: boolean) => restore(ground.database, migrations, file, replace),
    close: ground.close,
  };
}

/** What the server stands on: everything wired, and the racing day settled. */
export interface ServerHouse {
  readonly get: Get;
  readonly ground: Ground;
  readonly racingDay: RacingDay;
}

/** Opens the house for the server: the racing clock starts here, and no member has to wait for proofs that are not sealed. */
export async function openServerHouse(settings: Settings, say: Say): Promise<ServerHouse> {
  const locate = await locateOf(settings);
  const ground = await migratedGround(settings, say, { patienceMs: SERVER_PATIENCE_MS });
  try {
    let clock: Clock = machineClock;
    const get = furnish(settings, ground, locate, () => clock());
    const racingDay = await settleRacingDay({
      settings,
      cards: get(cardsId),
      results: get(resultsId),
      loadDemo: get(loadDemoId),
      resetDemoDay: get(resetDemoDayId),
      machineClock,
    });
    clock = racingDay.clock;
    await get(sealProofsId)();
    return { get, ground, racingDay };
  } catch (error) {
    await ground.close();
    throw error;
  }
}

/** What a worker without a server stands on: everything wired, on the clock it is given. */
export async function openWorkerHouse(
  settings: Settings,
  say: Say,
  racingClock: Clock,
): Promise<Pick<ServerHouse, 'get' | 'ground'>> {
  const ground = await migratedGround(settings, say, { patienceMs: SERVER_PATIENCE_MS });
  try {
    const get = furnish(settings, ground, null, racingClock);
    await get(sealProofsId)();
    return { get, ground };
  } catch (error) {
    await ground.close();
    throw error;
  }
}
