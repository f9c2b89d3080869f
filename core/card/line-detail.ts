import type { RaceDay } from '../kernel/race-day.ts';
import type { Eligibility } from './eligibility.ts';

/** A leader's time at a furlong of the race. */
export interface Split {
  readonly furlongs: number;
  readonly seconds: number;
}

/** What became of one of the first three by the day of the card: won its next start, runs against the horse in the race of the card. */
export interface CompanyNote {
  readonly wonNext: boolean;
  readonly meetsAgain: boolean;
}

/** The trainer for whom the horse ran the last time in the race, with that trainer's record as the card prints it. */
export interface LeftTrainer {
  /** Of the race. */
  readonly day: RaceDay;
  readonly starts: number;
  readonly wins: number;
  readonly places: number;
  readonly shows: number;
  /** Profit per $2 staked; null where the card has none. */
  readonly roi: number | null;
}

/** What a printed past-performance line says beyond the facts that horses are compared by. Null where it does not say. */
export interface LineDetail {
  readonly daysSinceLast: number | null;
  readonly eligibility: Eligibility;
  readonly stateBred: boolean | null;
  readonly restriction: 'none' | 'restricted' | 'qualifier' | 'optional claiming' | null;
  /** The producer's longer class: `OC62500NW2$X`. */
  readonly conditionsCode: string | null;
  /** Lowest and highest claiming price of the race, also for a horse that did not run for one. */
  readonly claiming: { readonly low: number | null; readonly high: number | null };
  readonly claimVoided: boolean | null;
  /** `TB`, `QH`, `MX`. */
  readonly breed: string | null;
  readonly fromChute: boolean | null;
  readonly sealedTrack: boolean | null;
  /** Feet from the gate to where the time starts. */
  readonly runUpFeet: number | null;
  /** Feet of the temporary rail from the usual one; null without one. */
  readonly railFeet: number | null;
  readonly splits: readonly Split[];
  readonly pace8f: number | null;
  readonly pace10f: number | null;
  readonly speedRating: number | null;
  readonly coupled: boolean | null;
  readonly apprenticeAllowanceLb: number | null;
  readonly frontWraps: boolean | null;
  readonly barShoes: true | null;
  readonly nasalStrip: true | null;
  /** Pounds of the first three, as many as are named. */
  readonly weightsOfFirstThree: readonly (number | null)[];
  /** Of the first three, as many as are named; empty where the card has none of it. */
  readonly company: readonly CompanyNote[];
  readonly leftTrainer: LeftTrainer | null;
}

/** A line that says none of it. */
export const NO_DETAIL: LineDetail = {
  daysSinceLast: null,
  eligibility: { ages: null, sexes: null },
  stateBred: null,
  restriction: null,
  conditionsCode: null,
  claiming: { low: null, high: null },
  claimVoided: null,
  breed: null,
  fromChute: null,
  sealedTrack: null,
  runUpFeet: null,
  railFeet: null,
  splits: [],
  pace8f: null,
  pace10f: null,
  speedRating: null,
  coupled: null,
  apprenticeAllowanceLb: null,
  frontWraps: null,
  barShoes: null,
  nasalStrip: null,
  weightsOfFirstThree: [],
  company: [],
  leftTrainer: null,
};
