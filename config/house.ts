import { Container } from 'inversify';
import { readBrisnetCardFile } from '#adapters/files/brisnet-card/read-card.ts';
import { makePdfReader } from '#adapters/files/pdf/pdf-reader.ts';
import { openGeolocation } from '#adapters/geolocation/geolocation.ts';
import { restore } from '#adapters/postgres/backup/restore-backup.ts';
import { backup } from '#adapters/postgres/backup/write-backup.ts';
import { type DatabaseSettings, openDatabase } from '#adapters/postgres/database.ts';
import { migrate } from '#adapters/postgres/migrations.ts';
import { DEMO_SEED, demoClockStart, demoDay } from '#adapters/simulation/demo-day.ts';
import { machineClock } from '#adapters/system/machine-clock.ts';
import { type CardSheet, cardSheet } from '#core/card/card-sheet.ts';
import { trackBySlug } from '#core/card/track.ts';
import type { Locate } from '#core/compliance/ports.ts';
import type { Clock, Say } from '#core/kernel/doors.ts';
import { toIso } from '#core/kernel/instant.ts';
import { type RaceDay, raceDayAt } from '#core/kernel/race-day.ts';
import type { ModelRecords } from '#core/results/fitting/model-records.ts';
import type { MorningReport } from '#core/results/scoring/morning-report.ts';
import type { ScoreReport } from '#core/results/scoring/report.ts';
import { openDataFolder } from './data-folder.ts';
import type { Settings } from './env.ts';
import { type Ground, migrationsFolder, openGround } from './ground.ts';
import { keepModels, keepMorning, keepReport } from './model-files.ts';
import { clockOfCommand, type RacingDay, settleRacingDay } from './racing-day.ts';
import { accountIds, accountsWiring } from './wiring/accounts.ts';
import { noteAskedDemo } from './wiring/asked-demo.ts';
import { bringCardId, cardWiring, loadDemoId, showCardId } from './wiring/card.ts';
import { complianceWiring } from './wiring/compliance.ts';
import { bringFiguresId, figuresWiring, makeBringFigureFile } from './wiring/figures.ts';
import { handicappingWiring } from './wiring/handicapping.ts';
import { machineWiring } from './wiring/machine.ts';
import { fitModelsId, fitMorningId, modelsWiring, scoreModelsId } from './wiring/models.ts';
import { generatePicksId, picksForDayId, picksWiring, rateDayId } from './wiring/picks.ts';
import type { Get } from './wiring/provide.ts';
import { replayDayId, replayWiring } from './wiring/replay.ts';
import {
  bringResultsId,
  makeBringChartFile,
  makeBringTables,
  matchResultsId,
  resultsWiring,
  showResultsId,
  tellStandingsId,
} from './wiring/results.ts';
import { loadSeasonId, seasonWiring } from './wiring/season.ts';
import { cardsId, postgresWiring, resultsId } from './wiring/shelves.ts';

/** How long the server waits for a statement before it takes the database for away. */
const SERVER_PATIENCE_MS = 15_000;

/** Migrations take as long as they take, so they go a way of their own. */
async function migrateOn({ address }: Ground, say: Say): Promise<void> {
  const database = openDatabase(address, { size: 1 });
  await migrate(database, migrationsFolder, say).finally(database.close);
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
    cardWiring(racingClock),
    complianceWiring(locate),
    accountsWiring(settings),
    picksWiring(),
    handicappingWiring(),
    resultsWiring(),
    seasonWiring(),
    modelsWiring(),
    figuresWiring(),
    replayWiring(),
  );
  return (wanted) => container.get(wanted);
}

/** What the commands use: the acts of every room, wired. `close` frees everything it opened. */
export async function openHouse(settings: Settings, say: Say) {
  const locate = await locateOf(settings);
  const ground = await migratedGround(settings, say);
  const get = furnish(settings, ground, locate, clockOfCommand(settings, machineClock));
  const pdf = makePdfReader();
  return {
    bringCard: async (path: string, ask: { readonly replace: boolean }) =>
      get(bringCardId)(await readBrisnetCardFile(path, machineClock()), ask),
    showCard: async (trackKey: string, day: string): Promise<CardSheet> =>
      cardSheet(await get(showCardId)(trackKey, day)),
    rateDay: get(rateDayId),
    generatePicks: get(generatePicksId),
    picksForDay: get(picksForDayId),
    bringChart: makeBringChartFile({ bringResults: get(bringResultsId), pdf, clock: machineClock }),
    bringTables: makeBringTables(get(bringResultsId), machineClock),
    bringFigures: makeBringFigureFile({ bringFigures: get(bringFiguresId), pdf, clock: machineClock }),
    /** The process that opens PDFs is done and gives its memory back first. */
    tellStandings: () => pdf.close().then(() => get(tellStandingsId)(say)),
    showResults: get(showResultsId),
    replayDay: get(replayDayId),
    matchResults: get(matchResultsId),
    fitModels: get(fitModelsId),
    fitMorning: get(fitMorningId),
    keepMorning: async (report: MorningReport) => keepMorning(report),
    scoreModels: get(scoreModelsId),
    keepModels: async (records: ModelRecords) => keepModels(records),
    keepReport: async (report: ScoreReport) => keepReport(report),
    grantAdmin: get(accountIds.grantAdmin),
    makeLink: get(accountIds.makeLink),
    loadDemo: async (seed: number | null, days: number, servedDay: RaceDay | null) => {
      const zone = trackBySlug('saratoga')?.timeZone ?? 'America/New_York';
      const day = servedDay ?? demoDay(raceDayAt(machineClock(), zone));
      const wish = { seed: seed ?? DEMO_SEED, day };
      const { card, summary, isNew } = await get(loadDemoId)(wish);
      if (servedDay === null) noteAskedDemo(settings.dataFolder, wish.seed);
      const season = await get(loadSeasonId)(wish, days, say);
      if (days > 0 || isNew) await get(tellStandingsId)(say);
      const { races, runners, pastRaces } = summary;
      const clockStart = toIso(demoClockStart(card));
      return {
        day,
        track: card.trackSlug,
        seed: wish.seed,
        races,
        runners,
        pastRaces,
        clockStart,
        isNew,
        season,
      };
    },
    close: () => pdf.close().finally(ground.close),
  };
}

export type House = Awaited<ReturnType<typeof openHouse>>;

/** The database alone, for commands that look after it. */
export async function openGroundHouse(settings: Settings, say: Say) {
  openDataFolder(settings.dataFolder);
  const ground = await openGround(settings, say);
  return {
    migrate: () => migrate(ground.database, migrationsFolder, say),
    backup: (file: string) => backup(ground.database, file),
    restore: (file: string, replace: boolean) => restore(ground.database, migrationsFolder, file, replace),
    close: ground.close,
  };
}

/** What the server stands on: everything wired, and the racing day settled. */
export interface ServerHouse {
  readonly get: Get;
  readonly ground: Ground;
  readonly racingDay: RacingDay;
}

/** Opens the house for the server: the racing clock starts here. */
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
      machineClock,
    });
    clock = racingDay.clock;
    return { get, ground, racingDay };
  } catch (error) {
    await ground.close();
    throw error;
  }
}
