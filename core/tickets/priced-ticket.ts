import type { FinishOrder } from '../handicapping/finish-order.ts';
import { Refusal } from '../kernel/refusal.ts';
import { chanceOfSets, ticketCost } from './combinations.ts';
import { countCombinations } from './counting.ts';
import { refuseBadTicket, type Ticket } from './ticket.ts';
import { placesOf, type TicketField } from './ticket-field.ts';

/** What a ticket costs and how likely it is to pay. */
export interface PricedTicket {
  /** Combinations that can come in; superfluous ones are not charged. */
  readonly combinations: number;
  /** Dollars. */
  readonly cost: number;
  /** That the ticket pays, 0-1. No two combinations of a ticket come in together: dead heats are left out. */
  readonly chance: number;
}

/**
 * Cost and chance of a ticket: exact by the order of finish, its combinations counted and not listed. `order` is of the win
 * chances of the field, in its order. Example: an exacta box of three at $2 has 6 combinations and costs $12.
 * Refuses ('invalid') what `refuseBadTicket` and `placesOf` refuse, and a ticket without any combination
 * (`handicapping.ticket-void`).
 */
export function pricedTicket(ticket: Ticket, field: TicketField, order: FinishOrder): PricedTicket {
  refuseBadTicket(ticket);
  const { wager, base, sets } = ticket;
  const horses = sets.map((set) => placesOf(set, field));
  const combinations = countCombinations(wager, horses);
  if (combinations === 0) {
    throw new Refusal(
      'invalid',
      'handicapping.ticket-void',
      `The ${wager} ticket has no combination: no horse can fill two places.`,
    );
  }
  return {
    combinations,
    cost: ticketCost(base, combinations),
    chance: Math.min(1, chanceOfSets(order, wager, horses)),
  };
}
