import type { Price } from '../card/price.ts';
import type { Race } from '../card/race.ts';
import type { Evidence } from '../handicapping/evidence.ts';
import type { FinishOrder, OrderExponents } from '../handicapping/finish-order.ts';
import type { Provenance } from '../kernel/provenance.ts';
import type { RaceDay } from '../kernel/race-day.ts';
import type { ChancesUsed, LineOnRace } from './line-for-tickets.ts';
import { fieldOf, type TicketField } from './ticket-field.ts';
import type { AnyWager } from './wager.ts';

/** A race a ticket can be on, with the chances of this moment: ours, or those of the member's own line. */
export interface PricedLeg {
  readonly race: Pick<Race, 'id' | 'number'>;
  readonly field: TicketField;
  /** The betting interests' numbers, in the order of the chances. */
  readonly numbers: readonly string[];
  readonly chances: readonly number[];
  /** Prices in the same order, of the board or of the morning line; null for a betting interest without one. */
  readonly prices: readonly (Price | null)[];
  readonly order: FinishOrder;
}

/** What can be bet on in a race with our chances and the prices, all in the order of the betting interests. */
export const fieldWithPrices = (
  evidence: Evidence,
  chances: readonly number[],
): Pick<PricedLeg, 'field' | 'numbers' | 'chances' | 'prices'> => ({
  field: fieldOf(evidence),
  numbers: evidence.interests.map(({ number }) => number),
  chances,
  prices: evidence.interests.map(({ price }) => price),
});

/** The races of a wager with what their chances were worked out from. */
export interface PricedLegs {
  readonly trackSlug: string;
  readonly day: RaceDay;
  readonly legs: readonly PricedLeg[];
  readonly model: { readonly name: string; readonly version: string };
  readonly chancesUsed: ChancesUsed;
  readonly exponents: OrderExponents;
  readonly orderVersion: string;
  readonly sources: {
    readonly card: Provenance;
    readonly board: Provenance | null;
    /** ISO instant up to which facts were used. */
    readonly upTo: string;
  };
}

/** Reads the races of a wager that begins with a race: by our chances, or with `lineOn` by a member's line where there is one. */
export type LegReader = (raceId: string, wager: AnyWager, lineOn?: LineOnRace | null) => Promise<PricedLegs>;
