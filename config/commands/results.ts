import { chartsAt } from '#adapters/files/chart-file/chart-files.ts';
import { makeReadChart, type ReadChart } from '#adapters/files/chart-file/read-chart-file.ts';
import { limitHeapGrowth } from '#adapters/system/heap-growth.ts';
import { machineClock } from '#adapters/system/machine-clock.ts';
import { trackOrRefusal } from '#core/card/days-card.ts';
import { DEFAULT_TRACK_SLUG, noonOf, zoneOf } from '#core/card/track.ts';
import type { Log } from '#core/kernel/functions.ts';
import { addDays, parseRaceDay, type RaceDay, raceDayAt } from '#core/kernel/race-day.ts';
import type { DoubtChoice } from '#core/results/doubt.ts';
import { doubtsAt } from '#core/results/doubtful-race.ts';
import { type ChartImportRequest, makeFindImportedChart, makeImportChart } from '../wiring/chart-import.ts';
import { makeImportFigureFile } from '../wiring/figures.ts';
import { makeImportTables } from '../wiring/results.ts';
import { hostZone } from './card.ts';
import { commands, reads, writes } from './command.ts';
import type { Tools } from './tools.ts';

interface PastDays {
  readonly track?: string;
  readonly from?: string;
  readonly to?: string;
  readonly days?: readonly string[];
}

const daysIn = (texts: readonly string[]): ReadonlySet<RaceDay> =>
  new Set(texts.flatMap((text) => parseRaceDay(text) ?? []));

const FIRST_DAY = '1900-01-01' as RaceDay;

export function resultsCommands({ get, pdf, say }: Tools) {
  const importChart = makeImportChart({
    importResults: get('importResults'),
    importedFiles: get('importedFiles'),
    registerTrack: get('registerTrack'),
    hostZone,
    allOrNothing: get('allOrNothing'),
  });
  const readChart = makeReadChart({ pdf, clock: machineClock });
  return commands({
    readChart: reads(async (fileName: string, bytes: Uint8Array) => {
      limitHeapGrowth();
      return readChart(fileName, bytes);
    }),
    importChart: writes(
      get,
      'chart import',
      async (_fileName: string, chart: ReadChart, request: ChartImportRequest) => {
        await get('readRegistrations')();
        return importChart(chart, request);
      },
    ),
    chartsAt: reads(async (path: string) => chartsAt(path)),
    findImportedChart: reads(makeFindImportedChart({ importedFiles: get('importedFiles') })),
    importTables: writes(get, 'nyra import', makeImportTables(get('importResults'), machineClock), {
      ownTransactions: true,
    }),
    importFigures: writes(
      get,
      'figures import',
      makeImportFigureFile({ importFigures: get('administrator.importFigures'), pdf, clock: machineClock }),
      { ownTransactions: true },
    ),
    /** The process that opens PDFs is done and gives its memory back first. */
    updateConnectionRecords: writes(
      get,
      'update connection records',
      async () => {
        limitHeapGrowth();
        await pdf.close();
        return get('updateConnectionRecords')(say);
      },
      { ownTransactions: true },
    ),
    showResults: reads(get('showResults')),
    /** As known at noon of a day, or now by the racing clock. */
    showHorseHistory: reads((horseName: string, day: RaceDay | null) =>
      get('showHorseHistory')(
        [horseName],
        day === null ? get('racingClock')() : noonOf({ trackSlug: DEFAULT_TRACK_SLUG, day }),
      ),
    ),
    listDoubts: reads(async (track: string | null) =>
      doubtsAt(await get('doubtfulResults').doubtfulRaces(null), track),
    ),
    decideDoubt: writes(
      get,
      'results decide',
      (track: string, day: string, raceNumber: number, choice: DoubtChoice, why: string) =>
        get('administrator.decideDoubt')({ track, day, raceNumber, choice, why, by: null }),
    ),
    replayDay: reads(get('replayDay')),
    replayPastDays: writes(
      get,
      'record replay',
      (request: PastDays, progress: Log, isInterrupted?: () => boolean) => {
        const yesterday = addDays(raceDayAt(get('racingClock')(), zoneOf(DEFAULT_TRACK_SLUG)), -1);
        const last = parseRaceDay(request.to ?? '');
        const span = {
          from: parseRaceDay(request.from ?? '') ?? FIRST_DAY,
          to: last === null || last > yesterday ? yesterday : last,
          ...(request.days && { days: daysIn(request.days) }),
        };
        return get('replayPastDays')(
          span,
          request.track === undefined ? null : trackOrRefusal(request.track),
          progress,
          isInterrupted,
        );
      },
      { ownTransactions: true },
    ),
    matchResults: reads(get('matchResults')),
  });
}
