import { leadingNumber } from '../card/betting-interest.ts';
import type { Payout } from './race-result.ts';

/** What $2 on a horse paid to win, place and show; null where it was not paid. */
export interface StraightPay {
  readonly programNumber: string;
  readonly win: number | null;
  readonly place: number | null;
  readonly show: number | null;
}

const STRAIGHT = [
  ['Win', 'win'],
  ['Place', 'place'],
  ['Show', 'show'],
] as const;

export const straightPayouts = (pay: StraightPay): readonly Payout[] =>
  STRAIGHT.flatMap(([wager, pool]) => {
    const payoff = pay[pool];
    if (payoff === null) return [];
    const winning = { wager, base: 2, winningNumbers: pay.programNumber, payoff };
    return [{ ...winning, correct: null, pool: null, carryover: null }];
  });

/** A place read from what was paid. */
export interface PaidPlace {
  /** Null for an entry placed with several horses: which of them it was is not reported. */
  readonly place: number | null;
  readonly isDeadHeat: boolean;
}

const rankOf = ({ win, place, show }: StraightPay): number | null =>
  win !== null ? 1 : place !== null ? 2 : show !== null ? 3 : null;

/**
 * Places of a race that prints none: who was paid to win was first, to place second, to show third. Several that were
 * paid alike share a place; of one betting interest they are an entry, otherwise a dead heat. Null for a horse that
 * was not paid.
 */
export function placeByPay(pay: StraightPay, all: readonly StraightPay[]): PaidPlace | null {
  const rank = rankOf(pay);
  if (rank === null) return null;
  const interest = leadingNumber(pay.programNumber);
  const others = all.filter((other) => other !== pay && rankOf(other) === rank);
  const isEntry = others.some((other) => leadingNumber(other.programNumber) === interest);
  const ahead = all.filter((other) => Number(rankOf(other) ?? Number.NaN) < rank);
  const interestsAhead = new Set(ahead.map((other) => leadingNumber(other.programNumber)));
  if (isEntry) return { place: null, isDeadHeat: false };
  return { place: interestsAhead.size + 1, isDeadHeat: others.length > 0 };
}
