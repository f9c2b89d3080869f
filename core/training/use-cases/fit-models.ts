import { addDays, type RaceDay } from '../../kernel/race-day.ts';
import { Refusal } from '../../kernel/refusal.ts';
import { joinedRaces } from '../../results/joined-sheets.ts';
import { sheetsToLearnFrom } from '../../results/live-sheets.ts';
import type { ResultStore } from '../../results/ports.ts';
import type { Example } from '../fitting/example.ts';
import { examplesOf } from '../fitting/history.ts';
import { type ModelRecords, recordsOf } from '../fitting/model-records.ts';
import { fitOrder } from '../fitting/order-fit.ts';
import { type FitSettings, fitModels } from '../fitting/walk.ts';

export interface FitModelsDeps {
  readonly results: ResultStore;
  /** Today. */
  readonly today: () => RaceDay;
  readonly settings: FitSettings;
}

const FIRST_DAY = '1900-01-01' as RaceDay;

/** Told as the work goes on. */
export type Told = (line: string) => void;

/** Every real race on the shelf up to a day as an example. */
export async function realExamples(
  results: ResultStore,
  until: RaceDay,
  told: Told,
): Promise<readonly Example[]> {
  told('Reading the results …');
  const sheets = await results.sheetsBetween(null, FIRST_DAY, until);
  const history = joinedRaces(sheetsToLearnFrom(sheets.filter(({ kind }) => kind !== 'simulation')));
  told(`Measuring ${history.length.toLocaleString('en-US')} races as they stood on the eve of their days …`);
  return examplesOf(history);
}

/**
 * Fits public, fundamental, blend and order models on every real race before `until` (null: all there are).
 * Deterministic: the same results give the same records. Refuses ('conflict', `results.too-few-races`) where there are
 * too few to learn from.
 */
export function makeFitModels({ results, today, settings }: FitModelsDeps) {
  return async function fitModelsOn(until: RaceDay | null, told: Told): Promise<ModelRecords> {
    const end = until ?? addDays(today(), 1);
    const past = await realExamples(results, addDays(end, -1), told);
    told(`Fitting on ${past.length.toLocaleString('en-US')} races …`);
    const fitted = fitModels(past, end, settings);
    if (fitted === null) {
      throw new Refusal(
        'conflict',
        'results.too-few-races',
        `${past.length} usable races before ${end}; at least ${settings.leastRaces} are needed. Bring results with chart import or nyra import.`,
      );
    }
    const order = fitOrder(past.map((example) => ({ example, chances: example.publicChances })));
    return recordsOf(fitted, order, past, today(), settings);
  };
}

export type FitModels = ReturnType<typeof makeFitModels>;
