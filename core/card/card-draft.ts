import type { Provenance } from '../kernel/provenance.ts';
import type { RaceDay } from '../kernel/race-day.ts';
import type { Eligibility } from './eligibility.ts';
import type { QuotedPrice } from './price.ts';
import type { Race } from './race.ts';
import type { Pedigree, Runner } from './runner.ts';

/** A runner as a live source reports it; null where the source says nothing. */
export interface RunnerDraft
  extends Pick<
    Runner,
    | 'programNumber'
    | 'postPosition'
    | 'horseName'
    | 'age'
    | 'sex'
    | 'weightLb'
    | 'coupledWith'
    | 'claimingPrice'
    | 'medication'
    | 'blinkers'
  > {
  /** Null where the source cannot know: a board without prices. */
  readonly isScratched: boolean | null;
  /** The odds alone: they are the draft's, as all that it reports. */
  readonly morningLine: QuotedPrice | null;
  /** First name first. */
  readonly jockeyName: string | null;
  readonly trainerName: string | null;
  readonly sire: Pedigree['sire'];
  readonly dam: Pedigree['dam'];
  readonly damSire: Pedigree['damSire'];
}

/** A race as a live source reports it before the off. */
export interface RaceDraft
  extends Pick<
    Race,
    | 'number'
    | 'name'
    | 'postTime'
    | 'distanceYards'
    | 'isAbout'
    | 'surface'
    | 'raceType'
    | 'grade'
    | 'purse'
    | 'claiming'
    | 'conditions'
  > {
  readonly ages: Eligibility['ages'];
  readonly sexes: Eligibility['sexes'];
  /** Track condition as reported: `Fast`. */
  readonly condition: string | null;
  /** Null where the source does not report it. */
  readonly isCancelled: boolean | null;
  readonly wagers: readonly string[];
  readonly runners: readonly RunnerDraft[];
}

/** The races of a track and day as one live source reports them before the off. */
export interface CardDraft {
  /** The track's code: `SAR`. */
  readonly track: string;
  readonly day: RaceDay;
  readonly provenance: Provenance;
  readonly races: readonly RaceDraft[];
}
