import type { TicketDeps } from '#adapters/http/routes/tickets.ts';
import type { ReadPause } from '#core/notebook/care.ts';
import {
  makeReadLinesForTickets,
  type ReadLinesForTickets,
} from '#core/notebook/use-cases/read-lines-for-tickets.ts';
import { makeReadPause } from '#core/notebook/use-cases/read-pause.ts';
import { makeRefuseInPause, type RefuseInPause } from '#core/notebook/use-cases/refuse-in-pause.ts';
import { type FollowTicket, makeFollowTicket } from '#core/results/use-cases/follow-ticket.ts';
import {
  type BuildTickets,
  makeBuildTickets,
  makeGroupTickets,
  type TicketsOfGroups,
} from '#core/tickets/use-cases/build-tickets.ts';
import { makePriceTicket, type PriceTicket } from '#core/tickets/use-cases/price-ticket.ts';
import { makeReadLegs, type ReadLegs } from '#core/tickets/use-cases/read-legs.ts';
import { makeShowWagers, type ShowWagers } from '#core/tickets/use-cases/show-wagers.ts';
import { handicapper, payoffs } from '../models.ts';
import { yieldToEventLoop } from './machine.ts';
import { type Get, wiring } from './provide.ts';

declare module './provide.ts' {
  interface Bindings {
    readonly readLegs: ReadLegs;
    readonly showWagers: ShowWagers;
    readonly priceTicket: PriceTicket;
    readonly buildTickets: BuildTickets;
    readonly ticketsOfGroups: TicketsOfGroups;
    readonly followTicket: FollowTicket;
    readonly linesForTickets: ReadLinesForTickets;
    readonly readPause: ReadPause;
    readonly refuseInPause: RefuseInPause;
  }
}

export const ticketWiring = () =>
  wiring({
    readLegs: (get) =>
      makeReadLegs({
        cards: get('cards'),
        clock: get('racingClock'),
        knownAround: get('knownAround'),
        handicapper,
      }),
    showWagers: (get) => makeShowWagers({ cards: get('cards') }),
    priceTicket: (get) => makePriceTicket({ readLegs: get('readLegs'), payoffs }),
    buildTickets: (get) => makeBuildTickets({ readLegs: get('readLegs'), payoffs, yieldToEventLoop }),
    ticketsOfGroups: (get) => makeGroupTickets({ readLegs: get('readLegs'), payoffs }),
    linesForTickets: (get) => makeReadLinesForTickets({ lines: get('lines') }),
    readPause: (get) => makeReadPause({ book: get('book'), clock: get('machineClock') }),
    refuseInPause: (get) => makeRefuseInPause({ book: get('book'), clock: get('machineClock') }),
    followTicket: (get) =>
      makeFollowTicket({ cards: get('cards'), results: get('results'), readLegs: get('readLegs') }),
  });

export const ticketDeps = (get: Get): TicketDeps => ({
  showWagers: get('showWagers'),
  priceTicket: get('priceTicket'),
  buildTickets: get('buildTickets'),
  ticketsOfGroups: get('ticketsOfGroups'),
  followTicket: get('followTicket'),
  linesForTickets: get('linesForTickets'),
  readPause: get('readPause'),
  refuseInPause: get('refuseInPause'),
});
