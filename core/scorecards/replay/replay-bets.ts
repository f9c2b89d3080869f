import { sumBy } from '../../kernel/numbers.ts';
import type { Recommendation } from '../../picks/recommendations/recommendation.ts';
import type { RaceResult } from '../../results/race-result.ts';
import { settlementOf } from '../../results/settlement.ts';
import { toCents } from '../../tickets/combinations.ts';
import type { Settlement } from '../../tickets/settlement/settlement.ts';
import { straight } from '../../tickets/ticket.ts';

/** A bet that a recommendation makes, and what became of it. */
export interface ReplayedBet extends Settlement {
  readonly wager: 'win';
  readonly programNumber: string;
  readonly horse: string;
}

/** Totals over bets, in dollars. */
export interface BetTotal {
  readonly bets: number;
  readonly won: number;
  /** Bets of which the results do not list payoffs; they count in no sum. */
  readonly unknown: number;
  readonly staked: number;
  readonly refunded: number;
  readonly returned: number;
  readonly profit: number;
  /** Returned for each dollar that was not refunded; null without one. */
  readonly perDollar: number | null;
}

/** Dollars on each bet. */
const STAKE = 2;

const settlement: Settlement = {
  outcome: 'unknown',
  combinations: 1,
  staked: STAKE,
  refunded: 0,
  returned: 0,
  paid: [],
  note: 'no result',
};

/** The bets of a verdict: none under PASS, and none under WATCH, which waits for its price. */
const horsesToBack = ({ verdict, valueBets }: Recommendation) => (verdict.kind === 'BET' ? valueBets : []);

type Backed = { readonly programNumber: string; readonly horse: string };

const backed = ({ programNumber, horse }: Backed, result: RaceResult | null): ReplayedBet => ({
  wager: 'win',
  programNumber,
  horse,
  ...(result === null ? settlement : settlementOf(straight('win', STAKE, [programNumber]), result)),
});

/** What a recommendation bets, $2 to win on each, settled by the result of its race; `unknown` without one. */
export const replayedBets = (
  recommendation: Recommendation,
  result: RaceResult | null,
): readonly ReplayedBet[] => horsesToBack(recommendation).map((bet) => backed(bet, result));

/** $2 to win on the first choice regardless of the verdict: for comparison, not a bet of ours. */
export const firstChoiceIn = (
  { primaryPick }: Recommendation,
  result: RaceResult | null,
): ReplayedBet | null => (primaryPick === null ? null : backed(primaryPick, result));

/** The bets summed up. */
export function betTotal(bets: readonly ReplayedBet[]): BetTotal {
  const replayedBets = bets.filter(({ outcome }) => outcome !== 'unknown');
  const sum = (field: 'staked' | 'refunded' | 'returned'): number =>
    toCents(sumBy(replayedBets, (bet) => bet[field]));
  const [staked, refunded, returned] = [sum('staked'), sum('refunded'), sum('returned')];
  const risked = toCents(staked - refunded);
  return {
    bets: bets.length,
    won: replayedBets.filter(({ outcome }) => outcome === 'won').length,
    unknown: bets.length - replayedBets.length,
    staked,
    refunded,
    returned,
    profit: toCents(returned - risked),
    perDollar: risked === 0 ? null : returned / risked,
  };
}
