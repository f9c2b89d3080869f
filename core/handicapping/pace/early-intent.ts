import type { Runner } from '../../card/runner.ts';
import { meanOrNull, sumBy } from '../../kernel/numbers.ts';
import { type EarlyCall, earlyCall } from './relevant-calls.ts';

/** How many of the latest races with a first call count, and the fewest that are enough. */
const LOOKED_AT = 5;
const LEAST = 2;
/** Weight of a race relative to the next newer one. */
const FADE = 0.85;
/** Within half a length counts as on the lead; within two lengths and fourth or better as pressing. */
const ON_THE_LEAD = 0.5;
const PRESSING = 2;
const LAST_PRESSER = 4;
/** Prior: on the lead in one start of five, with the weight of one race. */
const USUAL = 0.2;

/** How a starter ran to the first call in its latest races. */
export interface EarlyIntent {
  readonly runner: Runner;
  /** Chance that it goes for the lead today, 0-1. */
  readonly goes: number;
  /** Races in which it was on or within half a length of the lead. */
  readonly led: number;
  readonly pressed: number;
  readonly races: number;
  /** Mean pace figure to the first call in those races; null where none has one. */
  readonly figure: number | null;
}

/** The least chance of going for the lead that makes a starter one of the early speed. */
export const LIKELY_TO_LEAD = 0.4;

const isLeading = ({ behind }: EarlyCall): boolean => behind <= ON_THE_LEAD;
const isPressing = (call: EarlyCall): boolean =>
  !isLeading(call) && call.behind <= PRESSING && call.position <= LAST_PRESSER;
const shareOf = (call: EarlyCall): number => (isLeading(call) ? 1 : isPressing(call) ? 0.5 : 0);

/**
 * The share of its latest races in which a horse led, pressing counted half and newer races more, shrunk toward one in five.
 * Null with fewer than two first calls. Example: on the lead in each of the last two: (1 + .85 + .2) / (1 + .85 + 1) = 72%.
 */
export function earlyIntent(runner: Runner): EarlyIntent | null {
  const rows = (runner.pastPerformances ?? [])
    .flatMap((line) => {
      const call = earlyCall(line);
      return call === null ? [] : [{ call, figure: call.isSprint ? line.pace2f : line.pace4f }];
    })
    .slice(0, LOOKED_AT);
  if (rows.length < LEAST) return null;
  const weighted = rows.map(({ call }, index) => ({ share: shareOf(call), weight: FADE ** index }));
  const weight = sumBy(weighted, (row) => row.weight);
  return {
    runner,
    goes: (sumBy(weighted, (row) => row.weight * row.share) + USUAL) / (weight + 1),
    led: rows.filter(({ call }) => isLeading(call)).length,
    pressed: rows.filter(({ call }) => isPressing(call)).length,
    races: rows.length,
    figure: meanOrNull(rows.flatMap(({ figure }) => (figure === null ? [] : [figure]))),
  };
}

/** The starters with known first calls, the likeliest leader first; ties go to the faster early pace figure. */
export const earlyIntents = (starters: readonly Runner[]): readonly EarlyIntent[] =>
  starters
    .flatMap((runner) => earlyIntent(runner) ?? [])
    .sort((a, b) => b.goes - a.goes || (b.figure ?? 0) - (a.figure ?? 0));

/** The chance of going for the lead for a horse without enough first calls. */
export const UNKNOWN_GOES = USUAL;

/**
 * Weights of an intent and of the field size in the log odds of being up front. Fitted on 4,348 past lines of eight real
 * cards, each predicted from the older lines of its horse: the same horse leads less often the more rivals it has.
 */
const UP_FRONT = { constant: -0.06, intent: 0.69, field: -1.27 } as const;
const MEAN_FIELD = 8;
const ALMOST_NEVER = 0.02;

/**
 * The chance (0-1) that a horse with this intent is up front at the first call among so many starters. Example: an
 * intent of one half is 58% in a field of six and 36% in one of twelve.
 */
export function upFrontIn(starters: number, goes: number): number {
  const bounded = Math.min(1 - ALMOST_NEVER, Math.max(ALMOST_NEVER, goes));
  const logOdds =
    UP_FRONT.constant +
    UP_FRONT.intent * Math.log(bounded / (1 - bounded)) +
    UP_FRONT.field * Math.log(Math.max(1, starters) / MEAN_FIELD);
  return 1 / (1 + Math.exp(-logOdds));
}
