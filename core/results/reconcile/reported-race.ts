import type { Provenance } from '../../kernel/provenance.ts';
import type { RaceDay } from '../../kernel/race-day.ts';
import type { Payout, RaceResult } from '../race-result.ts';

/** A horse whose place a source reports soon after the race. */
export interface ReportedPlace {
  readonly programNumber: string;
  readonly horseName: string;
  readonly jockeyName: string | null;
  readonly trainerName: string | null;
  readonly ownerName: string | null;
  readonly weightLb: number | null;
  /** Official; null where an entry was placed and the source does not say which horse of it. */
  readonly place: number | null;
  readonly isDeadHeat: boolean;
}

/** A horse that ran without being given a place. */
export interface AlsoRan {
  /** Null where the source gives the name alone. */
  readonly programNumber: string | null;
  readonly horseName: string;
}

/** What a race is, apart from who ran how. */
export type ReportedFacts = Pick<
  RaceResult,
  | 'raceNumber'
  | 'name'
  | 'grade'
  | 'type'
  | 'conditions'
  | 'isAbout'
  | 'condition'
  | 'purse'
  | 'claimingPrice'
  | 'offMinute'
  | 'fractions'
  | 'finalTimeSeconds'
> & { readonly surface: RaceResult['surface'] | null; readonly distanceYards: number | null };

/** A race as a source reports it after the off: who was paid, and seldom the whole order. */
export interface ReportedRace extends ReportedFacts {
  /** `pending`: not official yet, or not run. */
  readonly state: 'official' | 'cancelled' | 'pending';
  readonly placed: readonly ReportedPlace[];
  /** Null where the source reports only who was paid. */
  readonly alsoRan: readonly AlsoRan[] | null;
  readonly payouts: readonly Payout[];
  /** Names as reported. */
  readonly scratches: readonly string[];
}

/** The races of a track and day as one live source reports them. */
export interface ReportedResults {
  /** The track's code: `SAR`; null where the source gives none. */
  readonly track: string | null;
  readonly day: RaceDay;
  readonly provenance: Provenance;
  readonly races: readonly ReportedRace[];
}

/** Facts that a source does not report. */
export const UNKNOWN_FACTS = {
  name: null,
  grade: null,
  type: null,
  conditions: null,
  surface: null,
  distanceYards: null,
  isAbout: false,
  condition: null,
  purse: null,
  claimingPrice: null,
  offMinute: null,
  fractions: [],
  finalTimeSeconds: null,
} as const satisfies Omit<ReportedFacts, 'raceNumber'>;
