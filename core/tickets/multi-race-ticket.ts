import type { FinishOrder } from '../handicapping/finish-order.ts';
import { sumBy } from '../kernel/numbers.ts';
import { ticketCost } from './combinations.ts';
import { refuseBadBet } from './multi-race-bet.ts';
import type { PricedTicket } from './priced-ticket.ts';
import type { TicketSet } from './ticket.ts';
import { placesOf, type TicketField } from './ticket-field.ts';
import type { MultiRaceWager } from './wager.ts';

/** One race of a bet over several: its field with the order of finish, and who is taken to win it. */
export interface Leg {
  readonly field: TicketField;
  readonly order: Pick<FinishOrder, 'win'>;
  readonly winners: TicketSet;
}

export interface MultiRaceTicket {
  readonly wager: MultiRaceWager;
  /** Dollars on each combination. */
  readonly base: number;
  readonly legs: readonly Leg[];
}

/**
 * Cost and chance of a daily double or a pick 3 to 6: win chances of the legs multiplied, as if the races were
 * independent. Example: 2 x 3 horses at $1 cost $6; .50 and .30 together in the legs make .15. Refuses as a ticket on
 * one race does.
 */
export function pricedMultiRaceTicket(ticket: MultiRaceTicket): PricedTicket {
  const sets = ticket.legs.map(({ winners }) => winners);
  refuseBadBet(ticket.wager, ticket.base, sets);
  const taken = ticket.legs.map(({ field, order, winners }) => ({
    win: order.win,
    places: placesOf(winners, field),
  }));
  const combinations = taken.reduce((product, { places }) => product * places.length, 1);
  const chance = taken.reduce(
    (product, { win, places }) => product * sumBy(places, (place) => win[place] ?? 0),
    1,
  );
  return { combinations, cost: ticketCost(ticket.base, combinations), chance: Math.min(1, chance) };
}
