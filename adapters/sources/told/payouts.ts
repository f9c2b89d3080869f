import { interestNumber } from '#core/results/interest-number.ts';
import type { Payout } from '#core/results/race-result.ts';
import { wagerName, winningNumbers } from '../readings/wager.ts';

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

/** An exotic wager as told: its code or name, the stake in dollars, the numbers in any dress. */
export interface ToldWager {
  readonly wager: string | null;
  readonly base: number | null;
  readonly numbers: string | null;
  readonly payoff: number | null;
  readonly pool?: number | null;
  readonly carryover?: number | null;
}

/** None where the name, the stake or the numbers are missing. */
export function exoticPayouts(told: ToldWager): readonly Payout[] {
  const numbers = winningNumbers(told.numbers ?? '');
  const wager = wagerName(told.wager ?? '');
  if (told.base === null || numbers === '' || wager === '') return [];
  const { base, payoff, pool = null, carryover = null } = told;
  return [{ wager, base, winningNumbers: numbers, correct: null, payoff, pool, carryover }];
}

/** A place read from what was paid. */
export interface PaidPlace {
  /** Null for an entry placed with several horses: which of them it was is not told. */
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
  const interest = interestNumber(pay.programNumber);
  const others = all.filter((other) => other !== pay && rankOf(other) === rank);
  const isEntry = others.some((other) => interestNumber(other.programNumber) === interest);
  const ahead = all.filter((other) => Number(rankOf(other) ?? Number.NaN) < rank);
  const interestsAhead = new Set(ahead.map((other) => interestNumber(other.programNumber)));
  if (isEntry) return { place: null, isDeadHeat: false };
  return { place: interestsAhead.size + 1, isDeadHeat: others.length > 0 };
}
