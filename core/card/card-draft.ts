import type { Provenance } from '../kernel/provenance.ts';
import type { RaceDay } from '../kernel/race-day.ts';
import type { Eligibility, Race } from './race.ts';
import type { Runner } from './runner.ts';
import type { Surface } from './surface.ts';

/** A runner as a live source tells it: what a card can hold, null where the source says nothing. */
export interface RunnerDraft
  extends Pick<
    Runner,
    | 'programNumber'
    | 'horseName'
    | 'weightLb'
    | 'coupledWith'
    | 'morningLine'
    | 'claimingPrice'
    | 'medication'
    | 'blinkers'
  > {
  /** Null where the source cannot tell: a board without prices. */
  readonly isScratched: boolean | null;
  readonly postPosition: number | null;
  readonly age: number | null;
  readonly sex: Runner['sex'] | null;
  /** First name first. */
  readonly jockeyName: string | null;
  readonly trainerName: string | null;
  readonly sire: string | null;
  readonly dam: string | null;
  readonly damSire: string | null;
}

/** A race as a live source tells it before the off. */
export interface RaceDraft
  extends Pick<
    Race,
    'number' | 'name' | 'postTime' | 'isAbout' | 'grade' | 'purse' | 'claiming' | 'conditions'
  > {
  readonly distanceYards: number | null;
  readonly surface: Surface | null;
  /** Short code or words of the source: `MSW`. */
  readonly raceType: string | null;
  readonly ages: Eligibility['ages'] | null;
  readonly sexes: Eligibility['sexes'] | null;
  /** Going as told: `Fast`; null where not told. */
  readonly condition: string | null;
  readonly isCancelled: boolean;
  readonly wagers: readonly string[];
  readonly runners: readonly RunnerDraft[];
}

/** The races of a track and day as one live source tells them before the off. */
export interface CardDraft {
  /** Three letters: `SAR`. */
  readonly track: string;
  readonly day: RaceDay;
  readonly provenance: Provenance;
  readonly races: readonly RaceDraft[];
}
