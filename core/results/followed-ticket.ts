import type { LikelyReturn } from '../tickets/settlement/expected-return.ts';
import type { Settlement } from '../tickets/settlement/settlement.ts';
import type { BetStanding } from '../tickets/settlement/standing.ts';
import type { LastLegValue } from './last-leg.ts';

/** How a bet stands after the results so far. */
export interface TicketStanding {
  /** Leg by leg; null for a bet on one race. */
  readonly standing: BetStanding | null;
  /** What it returns; null before its last race is over. */
  readonly settlement: Settlement | null;
}

/** What has become of a bet so far, with what its last leg is worth. */
export interface FollowedTicket extends TicketStanding {
  /** What it returns with each horse of its last leg; null unless that leg alone is to come, as `returnsInLastLeg`. */
  readonly lastLeg: readonly LikelyReturn[] | null;
  /** What that leg is worth by the chances of this moment; null where there is no such leg, once it is off, and while a chance is unknown. */
  readonly lastLegValue: LastLegValue | null;
  /** Why that leg has no expected return, as a sentence; null where it has one, and where there is no such leg. */
  readonly lastLegReason: string | null;
}
