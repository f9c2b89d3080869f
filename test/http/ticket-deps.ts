import { setImmediate } from 'node:timers/promises';
import type { TicketDeps } from '#adapters/http/routes/tickets.ts';
import { machineClock } from '#adapters/system/machine-clock.ts';
import { payoffs } from '#config/models.ts';
import type { CardStore } from '#core/card/ports.ts';
import type { CareStore, LineStore } from '#core/notebook/ports.ts';
import { makeReadLinesForTickets } from '#core/notebook/use-cases/read-lines-for-tickets.ts';
import { makeReadPause } from '#core/notebook/use-cases/read-pause.ts';
import { makeRefuseInPause } from '#core/notebook/use-cases/refuse-in-pause.ts';
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
  readonly book: CareStore;
  readonly lines: LineStore;
}

/** What the calls on tickets need, over these cards and results. */
export const ticketDeps = ({ cards, results, readLegs, book, lines }: TicketParts): TicketDeps => ({
  showWagers: makeShowWagers({ cards }),
  priceTicket: makePriceTicket({ readLegs, payoffs }),
  buildTickets: makeBuildTickets({ readLegs, payoffs, yieldToEventLoop: () => setImmediate() }),
  ticketsOfGroups: makeGroupTickets({ readLegs, payoffs }),
  followTicket: makeFollowTicket({ cards, results, readLegs }),
  linesForTickets: makeReadLinesForTickets({ lines }),
  readPause: makeReadPause({ book, clock: machineClock }),
  refuseInPause: makeRefuseInPause({ book, clock: machineClock }),
});
