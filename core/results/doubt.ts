import type { MemberId } from '../accounts/member.ts';
import type { Instant } from '../kernel/instant.ts';

export type DoubtAbout = 'payoffs' | 'order' | 'prices' | 'claims' | 'purse';

/** Two facts of one race that cannot both be right. */
export interface Doubt {
  readonly about: DoubtAbout;
  /** Names both facts. */
  readonly sentence: string;
  /** The first official place in doubt; null when the order is not affected. */
  readonly fromPlace: number | null;
  /** Wagers whose payoff is in doubt, as payouts name them. */
  readonly wagers: readonly string[];
  /**
   * What contradicts what, whatever the wording: the check, then the numbers and names it compared. Missing in results
   * stored before doubts had it.
   */
  readonly key?: readonly string[];
}

/** Which fact is right: the order, the payoffs, or unknown, which leaves the race out. */
export type DoubtChoice = 'order' | 'payoffs' | 'left-out';

/** Each choice in words. */
export const DECIDED: Readonly<Record<DoubtChoice, string>> = {
  order: 'the order is right',
  payoffs: 'the payoffs are right',
  'left-out': 'the race is left out',
};

export interface DoubtDecision {
  readonly choice: DoubtChoice;
  /** Null: the operator, at the terminal. */
  readonly by: MemberId | null;
  readonly at: Instant;
  readonly why: string;
}

/** What is in doubt about a race, and what an administrator decided; omitted when there is nothing. */
export interface Doubtful {
  readonly doubts?: readonly Doubt[];
  readonly decision?: DoubtDecision;
}

/** Paid by horse, not by combination. */
export const STRAIGHT: readonly string[] = ['Win', 'Place', 'Show'];

/** A doubt about what a wager paid on. */
export const payoffDoubt = (
  wager: string,
  fromPlace: number,
  {
    paidOn,
    placed,
    sentence,
  }: { readonly paidOn: string; readonly placed: string; readonly sentence: string },
): Doubt => ({
  about: 'payoffs',
  sentence,
  fromPlace,
  wagers: [wager],
  key: ['paid', wager, paidOn, placed],
});

/** The names and numbers in a sentence: all there is to compare a doubt without a key by. */
const namesIn = ({ sentence }: Doubt): string => (sentence.match(/[A-Z0-9][\w'-]*/g) ?? []).join(' ');

const sorted = (doubts: readonly Doubt[], textOf: (doubt: Doubt) => string): string =>
  JSON.stringify(doubts.map(textOf).sort());

/** Whether two readings of a race leave the same facts in doubt. */
export function haveSameDoubts({ doubts: before = [] }: Doubtful, { doubts: after = [] }: Doubtful): boolean {
  const haveKeys = [...before, ...after].every(({ key }) => key !== undefined);
  const textOf = haveKeys ? ({ key }: Doubt) => JSON.stringify(key) : namesIn;
  return sorted(before, textOf) === sorted(after, textOf);
}

/** Doubts that nobody has decided. */
export const openDoubts = ({ doubts = [], decision }: Doubtful): readonly Doubt[] =>
  decision === undefined ? doubts : [];

export const isLeftOut = ({ decision }: Doubtful): boolean => decision?.choice === 'left-out';

/**
 * Doubts about what a wager paid. Even when the order is right, what the placed horses paid to win, place or show stays
 * unknown.
 */
function doubtsOn(race: Doubtful, wager: string): readonly Doubt[] {
  const named = (race.doubts ?? []).filter(({ wagers }) => wagers.includes(wager));
  const isStillOpen =
    race.decision === undefined || (race.decision.choice === 'order' && STRAIGHT.includes(wager));
  return isStillOpen ? named : [];
}

/** Why a wager of the race cannot be settled, in words; null where it can. */
export function reasonUnsettled(race: Doubtful, wager: string): string | null {
  if (isLeftOut(race)) return `the race is left out: ${race.decision?.why}`;
  const [doubt] = doubtsOn(race, wager);
  return doubt === undefined ? null : `in doubt: ${doubt.sentence}`;
}

const touchesPrices = ({ about }: Doubt): boolean => about === 'prices';

/** Whether the winner or a price is in doubt, so that no pick can be scored. */
export const isWinnerInDoubt = (race: Doubtful): boolean =>
  isLeftOut(race) || openDoubts(race).some((doubt) => doubt.fromPlace === 1 || touchesPrices(doubt));

/** Whether any place or price is in doubt, so that nothing can be learned from the race. */
export const isOrderInDoubt = (race: Doubtful): boolean =>
  isLeftOut(race) || openDoubts(race).some((doubt) => doubt.fromPlace !== null || touchesPrices(doubt));
