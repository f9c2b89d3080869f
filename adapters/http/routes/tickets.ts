import type { PriceTicket } from '#core/tickets/use-cases/price-ticket.ts';
import type { tickets } from '../contract/tickets.ts';
import type { Handlers } from '../handlers.ts';
import { presentProvenance } from './present-provenance.ts';

export interface TicketDeps {
  readonly priceTicket: PriceTicket;
}

export const ticketRoutes = ({ priceTicket }: TicketDeps): Handlers<typeof tickets> => ({
  price: async ({ body: { raceId, ...ticket } }) => {
    const { sources, ...priced } = await priceTicket(raceId, ticket);
    const { card, board, upTo } = sources;
    return {
      ...priced,
      provenance: presentProvenance(card),
      board: board === null ? null : presentProvenance(board),
      upTo,
    };
  },
});
