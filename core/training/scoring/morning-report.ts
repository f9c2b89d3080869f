import type { MorningRecord, Sample } from '../../handicapping/models/record.ts';
import type { ModelScore } from './score.ts';

/** How the morning's chances did on days of the invented season they were not fitted on. */
export interface MorningReport {
  readonly record: MorningRecord;
  /** The days scored. */
  readonly scored: Sample;
  /** `truth`, `public` (final prices), `line`, `line corrected`, `fundamental`, `morning`. */
  readonly models: readonly ModelScore[];
}
