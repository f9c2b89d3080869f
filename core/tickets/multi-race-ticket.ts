import type { FinishOrder } from '../handicapping/finish-order.ts';
import { sumBy } from '../kernel/numbers.ts';
import { Refusal } from '../kernel/refusal.ts';
import { ticketCost } from './combinations.ts';
import type { PricedTicket } from './priced-ticket.ts';
import { refuseBadStake, type TicketSet } from './ticket.ts';
import { placesOf, type TicketField } from './ticket-field.ts';
import { LEGS, type MultiRaceWager } from './wager.ts';

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

function refuseBadLegs({ wager, legs }: MultiRaceTicket): void {
  if (legs.length !== LEGS[wager]) {
    const sentence = `A ${wager} covers ${LEGS[wager]} races, not ${legs.length}.`;
    throw new Refusal('invalid', 'handicapping.ticket-places', sentence);
  }
  const empty = legs.findIndex(({ winners }) => winners.length === 0);
  if (empty < 0) return;
  throw new Refusal(
    'invalid',
    'handicapping.ticket-empty',
    `Leg ${empty + 1} of the ${wager} names no horse.`,
  );
}

/**
 * Cost and chance of a daily double or pick 3: win chances of the legs multiplied, as if the races were independent. Example: 2 x 3 horses at $1 cost $6; .50 and .30 together in the legs make .15. Refuses as a ticket on one race
 * does.
 */
export function pricedMultiRaceTicket(ticket: MultiRaceTicket): PricedTicket {
  refuseBadStake(ticket.base);
  refuseBadLegs(ticket);
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
