import type { MorningRecord } from '../../handicapping/models/record.ts';
import type { WeightPrior } from './logit-fit.ts';
import { powerAt } from './model-records.ts';
import { fitPowers } from './powers.ts';

/** A race with its chances by form and by the morning line. */
export interface BesideExample {
  readonly interests: number;
  readonly won: readonly number[];
  readonly form: readonly number[];
  /** The line raised to the power of its track. */
  readonly line: readonly number[];
}

/**
 * Weak priors on the powers of form and line. Two sources that are each calibrated alone, with the spreads seen on our
 * cards, would get 0.27 (form) and 0.80 (line); records of horses and trainers beside 1,447 lines of 2025 got 0.26 and
 * 0.90.
 */
export interface BesideBeliefs {
  readonly form: WeightPrior;
  readonly line: WeightPrior;
}

/** Powers of form and of the line beside each other. */
export function fitBeside(
  examples: readonly BesideExample[],
  { form, line }: BesideBeliefs,
): Pick<MorningRecord, 'form' | 'beside'> {
  const powers = fitPowers(examples, (example) => [example.form, example.line], [form, line]);
  return { form: powerAt(powers, 0), beside: powerAt(powers, 1) };
}
