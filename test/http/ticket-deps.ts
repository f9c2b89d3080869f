import type { TicketDeps } from '#adapters/http/routes/tickets.ts';
import { payoffs } from '#config/models.ts';
import type { CardStore } from '#core/card/ports.ts';
import type { ResultStore } from '#core/results/ports.ts';
import { makeFollowTicket } from '#core/results/use-cases/follow-ticket.ts';
import { makeBuildTickets, makeGroupTickets } from '#core/tickets/use-cases/build-tickets.ts';
import { makePriceTicket } from '#core/tickets/use-cases/price-ticket.ts';
import type { ReadLegs } from '#core/tickets/use-cases/read-legs.ts';
import { makeShowWagers } from '#core/tickets/use-cases/show-wagers.ts';

interface TicketParts {
  readonly cards: CardStore;
  readonly results: ResultStore;
  readonly readLegs: ReadLegs;
}

/** What the calls on tickets need, over these cards and results. */
export const ticketDeps = ({ cards, results, readLegs }: TicketParts): TicketDeps => ({
  showWagers: makeShowWagers({ cards }),
  priceTicket: makePriceTicket({ readLegs, payoffs }),
  buildTickets: makeBuildTickets({ readLegs, payoffs }),
  ticketsOfGroups: makeGroupTickets({ readLegs, payoffs }),
  followTicket: makeFollowTicket({ cards, results }),
});
