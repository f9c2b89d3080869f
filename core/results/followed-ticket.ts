import type { Bet } from '../tickets/priced-bet.ts';
import type { LikelyReturn } from '../tickets/settlement/expected-return.ts';
import type { Settlement } from '../tickets/settlement/settlement.ts';
import type { BetStanding } from '../tickets/settlement/standing.ts';
import type { LastLegValue } from './last-leg.ts';

/** What has become of a bet so far. */
export interface FollowedTicket {
  /** Leg by leg; null for a bet on one race. */
  readonly standing: BetStanding | null;
  /** What it returns; null before its last race is over. */
  readonly settlement: Settlement | null;
  /** What it returns with each horse of its last leg; null unless that leg alone is to come, as `returnsInLastLeg`. */
  readonly lastLeg: readonly LikelyReturn[] | null;
  /** What that leg is worth by the chances of this moment; null where there is no such leg, and once it is off. */
  readonly lastLegValue: LastLegValue | null;
}

/** Follows a bet whose race, or first race, has that id; without will-pays. */
export type FollowBet = (raceId: string, bet: Bet, willPays: null) => Promise<FollowedTicket>;
