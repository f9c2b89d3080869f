import { sentenceOf } from '#api/api.ts';
import type { QueryView } from '#frame/frame.ts';
import { QueryState } from '#frame/frame.ts';
import { Priced } from './priced.tsx';
import type { PricedTicket } from './ticket.ts';

/** The price of a ticket, that it is being calculated, or why there is none. */
export function TicketPrice({ query }: { readonly query: QueryView<PricedTicket> }) {
  return (
    <QueryState
      query={query}
      what="the ticket"
      loading={<p className="muted">Pricing the ticket…</p>}
      failed={sentenceOf(query.error, 'The ticket could not be priced.')}
      reason={null}
      whenStale="failure"
    >
      {(ticket, isStale) => <Priced ticket={ticket} isOld={isStale || query.isFetching} />}
    </QueryState>
  );
}
