import { join } from 'node:path';
import { readAqueductTableFile } from '#adapters/files/aqueduct-table/read-aqueduct-table.ts';
import { readBrisnetCardFile } from '#adapters/files/brisnet-card/read-card.ts';
import { readChartFile } from '#adapters/files/equibase-chart/read-chart.ts';
import { readNyraTablesFolder } from '#adapters/files/nyra-2019/read-nyra-tables.ts';
import { makePdfReader } from '#adapters/files/pdf/pdf-reader.ts';
import { makeMemoryResultStore } from '#adapters/memory/result-store.ts';
import { makeDemoCard } from '#adapters/simulation/demo-card.ts';
import { DEMO_FIRST_POST, DEMO_SEED, demoDay } from '#adapters/simulation/demo-day.ts';
import { machineClock } from '#adapters/system/machine-clock.ts';
import { handicapper } from '#config/models.ts';
import type { Card } from '#core/card/race.ts';
import { FLAGSHIP } from '#core/card/track.ts';
import { FEATURES } from '#core/handicapping/features/index.ts';
import { rateAsOf } from '#core/handicapping/rating.ts';
import { raceDayAt } from '#core/kernel/race-day.ts';
import type { ResultStore } from '#core/results/ports.ts';
import { makeFitModels } from '#core/training/use-cases/fit-models.ts';
import { makeMemoryResultYears } from '#test/doubles/result-years.ts';
import fit from '../../models/fit.json' with { type: 'json' };
import { median } from './figures.ts';
import { chartsIn } from './real-files.ts';

const today = () => raceDayAt(machineClock(), FLAGSHIP.timeZone);
const RACES = 12;
/** Warm-up rounds: the engine compiles code that has run a few times. */
const WARMING = 10;
const ROUNDS = 31;

export interface ResultFolders {
  readonly charts: string;
  readonly nyra: string;
  readonly aqueduct: string;
}

async function storeOf({ charts, nyra, aqueduct }: ResultFolders): Promise<ResultStore> {
  const results = makeMemoryResultStore();
  const [pdf, instant] = [makePdfReader(), machineClock()];
  for (const file of chartsIn(charts)) {
    const { sheet, contentHash } = await readChartFile(file, instant, pdf);
    await results.keep(sheet, contentHash);
  }
  await pdf.close();
  const tables = [
    ...(await readNyraTablesFolder(nyra, instant)),
    ...(await readAqueductTableFile(join(aqueduct, 'DATA.csv'), instant)),
  ];
  for (const { sheet, contentHash } of tables) await results.keep(sheet, contentHash);
  return results;
}

/** Seconds from stored results to fitted models, and how many races they were fitted on. */
export async function measureFit(folders: ResultFolders): Promise<{ seconds: number; races: number }> {
  const results = await storeOf(folders);
  const years = makeMemoryResultYears(results);
  const fitModels = makeFitModels({ results, years, today, settings: { ...fit, features: FEATURES.length } });
  const started = performance.now();
  const { blend } = await fitModels(null, () => undefined);
  return { seconds: (performance.now() - started) / 1000, races: blend.sample.races };
}

/** Twelve races: the first of the card, repeating them when it has fewer. */
const twelveOf = ({ races }: Card) =>
  Array.from({ length: RACES }, (_, index) => races[index % races.length]);

/** Milliseconds to rate a twelve-race card in the core, from facts through evidence to ratings: the median of warm rounds. */
export async function measureRating(cardFile: string | null): Promise<number> {
  const card =
    cardFile === null
      ? makeDemoCard({
          seed: DEMO_SEED,
          day: demoDay(today()),
          track: FLAGSHIP,
          firstPost: DEMO_FIRST_POST,
        })
      : (await readBrisnetCardFile(cardFile, machineClock())).card;
  const races = twelveOf(card).flatMap((race) => race ?? []);
  const context = { now: machineClock(), weather: null, card: card.provenance };
  const rounds = Array.from({ length: ROUNDS }, () => {
    const started = performance.now();
    for (const race of races) rateAsOf(race, new Map(), context, handicapper);
    return performance.now() - started;
  });
  return median(rounds.slice(WARMING));
}
