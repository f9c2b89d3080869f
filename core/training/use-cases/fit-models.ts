import { addDays, type RaceDay } from '../../kernel/race-day.ts';
import { Refusal } from '../../kernel/refusal.ts';
import type { ResultStore } from '../../results/ports.ts';
import { joinedRaces, sheetsToLearnFrom } from '../../results/reconcile/index.ts';
import { examplesOf } from '../fitting/history.ts';
import { type ModelRecords, recordsOf } from '../fitting/model-records.ts';
import { fitOrder } from '../fitting/order-fit.ts';
import type { RaceExample } from '../fitting/training-example.ts';
import { type FitSettings, fitModels } from '../fitting/walk.ts';

export interface FitModelsDeps {
  readonly results: ResultStore;
  /** Today. */
  readonly today: () => RaceDay;
  readonly settings: FitSettings;
}

const FIRST_DAY = '1900-01-01' as RaceDay;

/** Called as the work goes on. */
export type Progress = (line: string) => void;

/** Every real race in the store up to a day as an example. */
export async function realExamples(
  results: ResultStore,
  until: RaceDay,
  progress: Progress,
): Promise<readonly RaceExample[]> {
  progress('Reading the results …');
  const sheets = await results.sheetsBetween(null, FIRST_DAY, until);
  const history = joinedRaces(sheetsToLearnFrom(sheets.filter(({ kind }) => kind !== 'simulation')));
  progress(`Measuring ${history.length.toLocaleString('en-US')} races as known the day before each …`);
  return examplesOf(history);
}

/**
 * Fits public, fundamental, blend and order models on every real race before `until` (null: all there are).
 * Deterministic: the same results give the same records. Refuses ('conflict', `results.too-few-races`) where there are
 * too few to learn from.
 */
export function makeFitModels({ results, today, settings }: FitModelsDeps) {
  return async function fitModelsOn(until: RaceDay | null, progress: Progress): Promise<ModelRecords> {
    const end = until ?? addDays(today(), 1);
    const past = await realExamples(results, addDays(end, -1), progress);
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
