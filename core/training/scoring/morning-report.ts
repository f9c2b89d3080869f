import type { Sample } from '../../handicapping/models/record.ts';
import type { KnownTruthRecord } from '../fitting/known-truth.ts';
import type { ModelScore } from './score.ts';

/** How the morning line scored on real races not used in the fit. */
export interface MorningScores {
  /** The days scored. */
  readonly scored: Sample;
  /** `public` (final prices), `line`, `line corrected`. */
  readonly models: readonly ModelScore[];
}

/** The fit on races whose true chances are known: a test of the fitting, never a source of weights. */
export interface KnownTruthReport extends MorningScores {
  readonly record: KnownTruthRecord;
}
