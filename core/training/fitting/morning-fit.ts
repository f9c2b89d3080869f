import type { MorningRecord } from '../../handicapping/models/record.ts';
import type { WeightPrior } from './logit-fit.ts';
import { powerAt } from './model-records.ts';
import { fitPowers } from './powers.ts';

/** A race with what form and the line, already to its power, say of it. */
export interface BesideExample {
  readonly interests: number;
  readonly won: readonly number[];
  readonly form: readonly number[];
  /** The line to the power of its track. */
  readonly line: readonly number[];
}

/**
 * Before a race is seen: what the spread of line and form over the cards at hand would give two judges that are each right
 * alone (form 0.27, line 0.80), and what the horses' and trainers' own records gave beside 1,447 lines of 2025 (0.26 and
 * 0.90). Held loosely.
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
