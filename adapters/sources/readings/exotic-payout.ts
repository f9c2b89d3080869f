import type { Payout } from '#core/results/race-result.ts';
import { wagerName, winningNumbers } from './wager.ts';

/** An exotic wager as reported: its code or name, the stake in dollars, the numbers in any form. */
export interface ReportedWager {
  readonly wager: string | null;
  readonly base: number | null;
  readonly numbers: string | null;
  readonly payoff: number | null;
  readonly pool?: number | null;
  readonly carryover?: number | null;
}

/** None where the name, the stake or the numbers are missing. */
export function exoticPayouts(reportedWager: ReportedWager): readonly Payout[] {
  const numbers = winningNumbers(reportedWager.numbers ?? '');
  const wager = wagerName(reportedWager.wager ?? '');
  if (reportedWager.base === null || numbers === '' || wager === '') return [];
  const { base, payoff, pool = null, carryover = null } = reportedWager;
  return [{ wager, base, winningNumbers: numbers, correct: null, payoff, pool, carryover }];
}
