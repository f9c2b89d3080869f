import { addDays, type RaceDay } from '../../kernel/race-day.ts';
import { Refusal } from '../../kernel/refusal.ts';
import type { ResultStore, ResultYears } from '../../results/ports.ts';
import { joinedRaces, sheetsInParts, sheetsToLearnFrom } from '../../results/reconcile/index.ts';
import { examplesOf } from '../fitting/history.ts';
import { type ModelRecords, recordsOf } from '../fitting/model-records.ts';
import { fitOrder } from '../fitting/order-fit.ts';
import { openPast } from '../fitting/past.ts';
import type { RaceExample } from '../fitting/training-example.ts';
import { type FitSettings, fitModels } from '../fitting/walk.ts';

/** Where real races are read from. */
export interface StoredResults {
  readonly results: Pick<ResultStore, 'sheetsBetween'>;
  readonly years: ResultYears;
}

export interface FitModelsDeps extends StoredResults {
  /** Today. */
  readonly today: () => RaceDay;
  readonly settings: FitSettings;
}

/** Called as the work goes on. */
export type Progress = (line: string) => void;

/** Races between two lines of progress. */
const REPORT_EVERY = 5_000;

/**
 * Every real race in the store up to a day as an example. The results are read in parts, so that no more than a day or
 * two of them is in memory at once.
 */
export async function realExamples(
  { results, years }: StoredResults,
  until: RaceDay,
  progress: Progress,
): Promise<readonly RaceExample[]> {
  progress('Measuring the races as known the day before each …');
  const past = openPast();
  const examples: RaceExample[] = [];
  const sheetsOf = (from: RaceDay, to: RaceDay) => results.sheetsBetween(null, from, to);
  let reported = 0;
  for await (const sheets of sheetsInParts(sheetsOf, (await years.yearMarks()).keys(), { until })) {
    const races = joinedRaces(sheetsToLearnFrom(sheets.filter(({ kind }) => kind !== 'simulation')));
    examples.push(...examplesOf(races, { past }));
    if (examples.length < reported + REPORT_EVERY) continue;
    reported = examples.length;
    progress(`${reported.toLocaleString('en-US')} races measured, up to ${examples.at(-1)?.day} …`);
  }
  return examples;
}

/**
 * Fits public, fundamental, blend and order models on every real race before `until` (null: all there are).
 * Deterministic: the same results give the same records. Refuses ('conflict', `results.too-few-races`) where there are
 * too few to learn from.
 */
export function makeFitModels({ results, years, today, settings }: FitModelsDeps) {
  return async function fitModelsOn(until: RaceDay | null, progress: Progress): Promise<ModelRecords> {
    const end = until ?? addDays(today(), 1);
    const past = await realExamples({ results, years }, addDays(end, -1), progress);
    progress(`Fitting on ${past.length.toLocaleString('en-US')} races …`);
    const fitted = fitModels(past, end, settings);
    if (fitted === null) {
      throw new Refusal(
        'conflict',
        'results.too-few-races',
        `${past.length} usable races before ${end}; at least ${settings.leastRaces} are needed. Import results with chart import or nyra import.`,
      );
    }
    const order = fitOrder(past.map((example) => ({ example, chances: example.publicChances })));
    return recordsOf(fitted, order, past, today(), settings);
  };
}

export type FitModels = ReturnType<typeof makeFitModels>;
