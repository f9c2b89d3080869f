import type { Sample } from '../../handicapping/models/record.ts';
import type { KnownTruthRecord } from '../fitting/known-truth.ts';
import type { ModelScore } from './score.ts';

/** How the morning line did on real races that had not been fitted on. */
export interface MorningScores {
  /** The days scored. */
  readonly scored: Sample;
  /** `public` (final prices), `line`, `line corrected`. */
  readonly models: readonly ModelScore[];
}

/** What the fit found on races whose true chances are known: a test of the fitting, never a source of weights. */
export interface KnownTruthReport extends MorningScores {
  readonly record: KnownTruthRecord;
}
