import type { Surface } from '../card/surface.ts';
import type { RaceDay } from '../kernel/race-day.ts';
import type { Doubtful } from './doubt.ts';
import type { TrackmasterRace, TrackmasterStarter } from './trackmaster-figures.ts';

/** Where a horse was at one call of the race. */
export interface ResultCall {
  /** As headed: `Start`, `1/4`, `1/2`, `3/4`, `1m`, `1 1/4`, `Str`; the finish is not among them. */
  readonly label: string;
  /** 1 = first; null from where the horse did not go on, or where nothing is reported. */
  readonly position: number | null;
  /** Lengths in front of the next horse (the leader: the lead); null for the last and where none is reported. */
  readonly margin: number | null;
  /** Lengths behind the leader, 0 for the leader; null where not reported. */
  readonly behind: number | null;
}

/** The race before this one, as the result names it. */
export interface LastStart {
  readonly day: RaceDay;
  readonly track: string;
  readonly raceNumber: number | null;
  readonly finish: number | null;
}

/**
 * Why there was no betting on a horse that went to the gate: it ran for purse money only, it was declared a non-starter, or
 * the result prints no odds for it and gives no reason.
 */
export type NoBetting = 'purse-only' | 'non-starter' | 'no-odds';

/** A horse that went to the gate. */
export interface Finisher extends TrackmasterStarter {
  /** `1`, `1A`, `2B`. The key inside a race. */
  readonly programNumber: string;
  /** What is bet on: `1` for 1, 1A and 1X. */
  readonly bettingInterest: string;
  readonly horseName: string;
  /** `First Last`; null where the source gives none. */
  readonly jockeyName: string | null;
  /** `First Last`; null where the source gives none. */
  readonly trainerName: string | null;
  readonly ownerName: string | null;
  readonly weightLb: number | null;
  /** Medication and equipment as printed: `L bf`; empty for none, null where the source reports nothing. */
  readonly equipment: string | null;
  /** Post position, 1 = rail, after scratches. */
  readonly postPosition: number | null;
  readonly calls: readonly ResultCall[];
  /** Order across the wire, 1 = first; null for a horse that did not finish, and where it is not reported. */
  readonly crossed: number | null;
  /** Whether it reached the wire; null where no source reports that. */
  readonly finished: boolean | null;
  /** Lengths in front of the next horse at the wire; null for the last and where not reported. */
  readonly margin: number | null;
  /** Lengths behind the first across the wire, 0 for it; null where not reported. */
  readonly behind: number | null;
  /** Placing after disqualifications, 1 = winner; horses of a dead heat share it. Null where there is none. */
  readonly official: number | null;
  /** Null where the source does not report it. */
  readonly disqualified: boolean | null;
  readonly deadHeat: boolean;
  /** Final odds to 1; null for a horse nobody could bet on, and where there was no price. */
  readonly odds: number | null;
  /** Left out for a betting interest, and where the source does not say. */
  readonly noBetting?: NoBetting;
  /** Null where the source does not report it. */
  readonly isFavorite: boolean | null;
  /** Null where the source gives none. */
  readonly comment: string | null;
  /** Dollars it could be claimed for; left out where it could not, or none is reported. */
  readonly claimingPrice?: number;
  /** Null for a first starter and where not reported; `lastStartReported` says which. */
  readonly lastStart: LastStart | null;
  readonly lastStartReported: boolean;
}

/** What one wager paid. Win, place and show stand per $2 with the program number as bet. */
export interface Payout {
  /** `Win`, `Place`, `Show`, `Exacta`, `Pick 3`, `Consolation Pick 3` … without the stake. */
  readonly wager: string;
  /** Dollars staked for the payoff. */
  readonly base: number;
  /** As printed: `6-1`, `3-1-2-4-4/5-1/6`. */
  readonly winningNumbers: string;
  /** `5 correct`; null where nothing is said. */
  readonly correct: string | null;
  /** Dollars; null where the wager was not won. */
  readonly payoff: number | null;
  /** Dollars; null where not reported. */
  readonly pool: number | null;
  readonly carryover: number | null;
}

export interface Scratch {
  readonly horseName: string;
  /** `Veterinarian`, `Off-Turf`, `Also-Eligible` …; null where the source gives none. */
  readonly reason: string | null;
}

export interface Claim {
  readonly horseName: string;
  readonly newTrainer: string | null;
  readonly newOwner: string | null;
  /** Dollars; null where not reported. */
  readonly price: number | null;
}

/** The winner's breeding, as printed. */
export interface WinnersBreeding {
  readonly horseName: string;
  readonly color: string | null;
  readonly sex: string | null;
  readonly sire: string | null;
  readonly dam: string | null;
  readonly damSire: string | null;
  /** `Mar 12, 2017 in Kentucky`, as printed; null where not reported. */
  readonly foaled: string | null;
  readonly breeder: string | null;
}

/** That a race was not run. */
export interface Cancellation {
  /** As reported: `Weather`, `Track Conditions`; null where no reason is. */
  readonly reason: string | null;
}

/** One race as it was run. */
export interface RaceResult extends Doubtful {
  readonly raceNumber: number;
  /** Null for a race that was run. */
  readonly cancelled: Cancellation | null;
  /** Name of a stakes, else null. */
  readonly name: string | null;
  readonly grade: 1 | 2 | 3 | null;
  /** In words: `Maiden Special Weight`, `Claiming`, `Stakes`; null where not reported. */
  readonly type: string | null;
  /** `Thoroughbred`, `Quarter Horse`; left out where not reported. */
  readonly breed?: string;
  /** Full conditions as printed; null where not reported. */
  readonly conditions: string | null;
  /** Null where no source reports it. */
  readonly surface: Surface | null;
  readonly offTheTurf: boolean;
  /** Null for a cancelled race of which no more is reported. */
  readonly distanceYards: number | null;
  readonly isAbout: boolean;
  /** Going as printed: `Fast`, `Sloppy (Sealed)`; null where not reported. */
  readonly condition: string | null;
  readonly weather: string | null;
  /** Dollars. */
  readonly purse: number | null;
  readonly valueOfRace: number | null;
  /** Dollars from the first place on, one for each horse paid; left out where not reported. */
  readonly prizes?: readonly number[];
  readonly claimingPrice: { readonly low: number; readonly high: number } | null;
  /** Minutes since midnight on the clock of the track; null where not reported. */
  readonly offMinute: number | null;
  /** `Good for all`, as printed. */
  readonly start: string | null;
  /** Leader's times in seconds at the printed points; null for a missing one. */
  readonly fractions: readonly (number | null)[];
  readonly finalTimeSeconds: number | null;
  readonly runUpFeet: number | null;
  readonly railFeet: number | null;
  readonly winner: WinnersBreeding | null;
  /** In the order they crossed the line. */
  readonly starters: readonly Finisher[];
  /** False where a live source names only the horses that were paid: others ran too. */
  readonly isFieldComplete: boolean;
  readonly payouts: readonly Payout[];
  /** Win, place and show pools together, dollars. */
  readonly winPlaceShowPool: number | null;
  readonly scratches: readonly Scratch[];
  readonly claims: readonly Claim[];
  readonly voidedClaims: readonly Scratch[];
  /** Present only when read from TrackMaster. */
  readonly trackmaster?: TrackmasterRace;
  readonly footnotes: string;
}

/** The facts a chart prints at the top of a race. */
export type TopOfRace = Pick<
  RaceResult,
  | 'name'
  | 'grade'
  | 'type'
  | 'breed'
  | 'conditions'
  | 'surface'
  | 'offTheTurf'
  | 'distanceYards'
  | 'isAbout'
  | 'condition'
  | 'weather'
  | 'purse'
  | 'valueOfRace'
  | 'start'
>;
