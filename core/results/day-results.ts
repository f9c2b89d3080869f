import type { Surface } from '../card/surface.ts';
import { toIso } from '../kernel/instant.ts';
import type { Tier } from '../kernel/provenance.ts';
import type { DoubtDecision } from './doubt.ts';
import { type MissingFact, missingFacts } from './missing-facts.ts';
import type { Claim, Finisher, NoBetting, Payout, RaceResult, Scratch } from './race-result.ts';
import { type JoinedRace, joinedRaces, sheetsThatCount } from './reconcile/index.ts';
import type { RefusedRace, ResultSheet } from './result-sheet.ts';

export interface ShownStarter {
  readonly programNumber: string;
  readonly bettingInterest: string;
  readonly horseName: string;
  readonly jockeyName: string | null;
  readonly trainerName: string | null;
  /** Pounds. */
  readonly weight: number | null;
  readonly postPosition: number | null;
  /** Order across the wire; null for a horse that did not finish, and where it is not reported. */
  readonly crossed: number | null;
  /** Lengths in front of the next at the wire; null for the last, and where not reported. */
  readonly margin: number | null;
  /** Lengths behind the first at the wire, 0 for it; null where not reported. */
  readonly behind: number | null;
  /** Null where it is not reported. */
  readonly finished: boolean | null;
  /** Placing after disqualifications, 1 = winner; null where there is none. */
  readonly official: number | null;
  readonly disqualified: boolean | null;
  readonly deadHeat: boolean;
  /** To 1. */
  readonly odds: number | null;
  /** Why nobody could bet on it; left out for a betting interest, and where that is not reported. */
  readonly noBetting?: NoBetting;
  readonly isFavorite: boolean | null;
  readonly comment: string | null;
}

export type ShownPayout = Pick<Payout, 'wager' | 'base' | 'winningNumbers' | 'payoff' | 'pool'>;

type ShownFacts = Pick<
  RaceResult,
  | 'raceNumber'
  | 'name'
  | 'type'
  | 'offTheTurf'
  | 'isAbout'
  | 'condition'
  | 'purse'
  | 'finalTimeSeconds'
  | 'fractions'
>;

export interface ShownRace extends ShownFacts {
  readonly cancelled: boolean;
  /** Why, `Weather`; null where no reason is reported, and for a race that was run. */
  readonly cancelReason: string | null;
  /** Null, as the distance, for a cancelled race of which no more is reported. */
  readonly surface: Surface | null;
  readonly distanceYards: number | null;
  /** In the order they crossed the line. */
  readonly starters: readonly ShownStarter[];
  readonly payouts: readonly ShownPayout[];
  readonly scratches: readonly Scratch[];
  readonly claims: readonly Claim[];
  /** What a live source leaves open; empty for a complete result. */
  readonly missing: readonly MissingFact[];
  /** Facts that cannot both be right, a sentence each; left out where there are none. */
  readonly doubts?: readonly string[];
  /** What was decided about them; left out where nothing was. */
  readonly decision?: Pick<DoubtDecision, 'choice' | 'why'> & { readonly at: string };
}

/** The results of a track and day, plain texts and numbers; a shape that scripts rely on. */
export interface DayResults {
  /** `YYYY-MM-DD`. */
  readonly date: string;
  /** The track's code. */
  readonly track: string;
  readonly races: readonly ShownRace[];
  /** Races that no sheet reports without contradiction. */
  readonly refused: readonly RefusedRace[];
  /** The sheets that were read, the most detailed first; `at` is an ISO instant. */
  readonly sources: readonly { readonly tier: Tier; readonly source: string; readonly at: string }[];
}

const shownStarter = (starter: Finisher): ShownStarter => ({
  programNumber: starter.programNumber,
  bettingInterest: starter.bettingInterest,
  horseName: starter.horseName,
  jockeyName: starter.jockeyName,
  trainerName: starter.trainerName,
  weight: starter.weightLb,
  postPosition: starter.postPosition,
  crossed: starter.crossed,
  margin: starter.margin,
  behind: starter.behind,
  finished: starter.finished,
  official: starter.official,
  disqualified: starter.disqualified,
  deadHeat: starter.deadHeat,
  odds: starter.odds,
  ...(starter.noBetting === undefined ? {} : { noBetting: starter.noBetting }),
  isFavorite: starter.isFavorite,
  comment: starter.comment,
});

const shownPayout = ({ wager, base, winningNumbers, payoff, pool }: Payout): ShownPayout => ({
  wager,
  base,
  winningNumbers,
  payoff,
  pool,
});

function shownDoubts({ doubts = [], decision }: RaceResult): Pick<ShownRace, 'doubts' | 'decision'> {
  if (doubts.length === 0) return {};
  const shown = doubts.map(({ sentence }) => sentence);
  return {
    doubts: shown,
    ...(decision === undefined
      ? {}
      : { decision: { choice: decision.choice, why: decision.why, at: toIso(decision.at) } }),
  };
}

const shownRace = ({ race }: JoinedRace): ShownRace => ({
  raceNumber: race.raceNumber,
  cancelled: race.cancelled !== null,
  cancelReason: race.cancelled?.reason ?? null,
  name: race.name,
  type: race.type,
  surface: race.surface,
  offTheTurf: race.offTheTurf,
  distanceYards: race.distanceYards,
  isAbout: race.isAbout,
  condition: race.condition,
  purse: race.purse,
  finalTimeSeconds: race.finalTimeSeconds,
  fractions: race.fractions,
  starters: race.starters.map(shownStarter),
  payouts: race.payouts.map(shownPayout),
  scratches: race.scratches,
  claims: race.claims,
  missing: missingFacts(race),
  ...shownDoubts(race),
});

function refusedEverywhere(
  sheets: readonly ResultSheet[],
  shownRaces: readonly ShownRace[],
): readonly RefusedRace[] {
  const shownNumbers = new Set(shownRaces.map(({ raceNumber }) => raceNumber));
  const first = new Map<number, RefusedRace>();
  for (const race of sheets.flatMap(({ refused }) => refused)) {
    if (!shownNumbers.has(race.raceNumber) && !first.has(race.raceNumber)) first.set(race.raceNumber, race);
  }
  return [...first.values()].sort((a, b) => a.raceNumber - b.raceNumber);
}

const sourceOf = ({ provenance: { tier, source, at: instant } }: ResultSheet) => ({
  tier,
  source,
  at: toIso(instant),
});

/** The results of a day from the sheets of its track; without any, there are no races. */
export function dayResults(track: string, date: string, sheets: readonly ResultSheet[]): DayResults {
  const counting = sheetsThatCount(sheets);
  const races = joinedRaces(counting).map(shownRace);
  return {
    date,
    track,
    races,
    refused: refusedEverywhere(counting, races),
    sources: counting.map(sourceOf),
  };
}
