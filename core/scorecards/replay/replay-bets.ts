import { sumBy } from '../../kernel/numbers.ts';
import type { Recommendation } from '../../picks/recommendations/recommendation.ts';
import type { RaceResult } from '../../results/race-result.ts';
import { type Settlement, settlementOf } from '../../results/settlement.ts';
import { toCents } from '../../tickets/combinations.ts';
import { straight } from '../../tickets/ticket.ts';

export type BetKind = 'primary pick' | 'value bet';

/** A bet that a recommendation makes, and what became of it. */
export interface ReplayedBet extends Settlement {
  readonly kind: BetKind;
  readonly wager: 'win';
  readonly programNumber: string;
  readonly horse: string;
}

/** All bets of a kind together. Dollars. */
export interface BetTotal {
  readonly kind: BetKind | 'all';
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

const KINDS: readonly BetKind[] = ['primary pick', 'value bet'];
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

/** The primary pick to win; the value bets only where the verdict is not a pass. */
function horsesToBack({ primaryPick, verdict, valueBets }: Recommendation) {
  const pick = primaryPick === null ? [] : [{ kind: 'primary pick' as const, ...primaryPick }];
  const value =
    verdict.kind === 'PASS' ? [] : valueBets.map((bet) => ({ kind: 'value bet' as const, ...bet }));
  return [...pick, ...value];
}

/** What a recommendation bets, $2 to win on each, settled by the result of its race; `unknown` without one. */
export const replayedBets = (
  recommendation: Recommendation,
  result: RaceResult | null,
): readonly ReplayedBet[] =>
  horsesToBack(recommendation).map(({ kind, programNumber, horse }) => ({
    kind,
    wager: 'win',
    programNumber,
    horse,
    ...(result === null ? settlement : settlementOf(straight('win', STAKE, [programNumber]), result)),
  }));

function totalOf(kind: BetTotal['kind'], bets: readonly ReplayedBet[]): BetTotal {
  const replayedBets = bets.filter(({ outcome }) => outcome !== 'unknown');
  const sum = (field: 'staked' | 'refunded' | 'returned'): number =>
    toCents(sumBy(replayedBets, (bet) => bet[field]));
  const [staked, refunded, returned] = [sum('staked'), sum('refunded'), sum('returned')];
  const risked = toCents(staked - refunded);
  return {
    kind,
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

/** The bets summed up by kind, then all of them. */
export const betTotals = (bets: readonly ReplayedBet[]): readonly BetTotal[] => [
  ...KINDS.map((kind) =>
    totalOf(
      kind,
      bets.filter((bet) => bet.kind === kind),
    ),
  ),
  totalOf('all', bets),
];
