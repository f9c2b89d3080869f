import type { FittedPower, Sample } from '../../handicapping/models/record.ts';
import type { RaceDay } from '../../kernel/race-day.ts';
import { fitFundamental } from './fundamental.ts';
import type { LogitFit } from './logit-fit.ts';
import { powerAt, sampleOf } from './model-records.ts';
import { fitPowers } from './powers.ts';
import type { RaceExample } from './training-example.ts';
import { crossFitted, type FitSettings } from './walk.ts';

/** An example whose betting interests had a morning line. */
export type LinedExample = RaceExample & { readonly lineChances: readonly number[] };

export const hasLine = (example: RaceExample): example is LinedExample => example.lineChances !== null;

/** Powers of the morning line and of the model without odds, fitted on races whose true chances are known. */
export interface KnownTruthRecord {
  readonly version: string;
  readonly date: string;
  readonly sample: Sample;
  readonly fundamental: FittedPower;
  readonly line: FittedPower;
}

/** The powers, and the model without odds that goes with the line. */
export interface KnownTruthFit {
  readonly record: KnownTruthRecord;
  readonly fundamental: LogitFit;
}

/**
 * Powers of the morning line and of the model without odds, the latter cross-fitted by race day. `of` says what kind of
 * races these are.
 */
export function fitKnownTruth(
  examples: readonly RaceExample[],
  until: RaceDay,
  date: RaceDay,
  settings: FitSettings,
  description: string,
): KnownTruthFit {
  const lined = examples.filter(hasLine).filter(({ day }) => day < until);
  const fundamental = fitFundamental(lined, settings.features, settings.fundamental, until);
  const crossed = crossFitted(lined, settings, until, fundamental.weights);
  const powers = fitPowers(lined, (example, index) => [crossed[index] ?? [], example.lineChances ?? []]);
  const record = {
    version: date,
    date,
    sample: sampleOf(lined, description),
    fundamental: powerAt(powers, 0),
    line: powerAt(powers, 1),
  };
  return { record, fundamental };
}
