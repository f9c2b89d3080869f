import type { Payout } from '#core/results/race-result.ts';
import { wagerName, winningNumbers } from './wager.ts';

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
