import { sentenceOf } from '#api/api.ts';
import type { QueryView } from '#frame/frame.ts';
import { QueryState } from '#frame/frame.ts';
import type { Race } from '#kit/kit.ts';
import { TicketActions } from './actions.ts';
import { Priced } from './priced.tsx';
import type { PricedTicket, Ticked, TicketAsk } from './ticket.ts';

type TicketPriceProps = {
  readonly race: Race;
  readonly owner: string;
  readonly ticked: Ticked;
  /** The horses of the ticket place by place. */
  readonly sets: TicketAsk['sets'];
  readonly query: QueryView<PricedTicket> & { readonly isPlaceholderData: boolean };
};

/** The price of a ticket with what to do with it, that it is being calculated, or why there is none. */
export function TicketPrice({ race, owner, ticked: { wager, base }, sets, query }: TicketPriceProps) {
  return (
    <QueryState
      query={query}
      what="the ticket"
      loading={<p className="muted">Pricing the ticket…</p>}
      failed={sentenceOf(query.error, 'The ticket could not be priced.')}
      reason={null}
      whenStale="failure"
    >
      {(ticket, isStale) => (
        <>
          <Priced ticket={ticket} isOld={isStale || query.isFetching} />
          <TicketActions
            race={race}
            owner={owner}
            tickets={[{ wager, base, sets, cost: ticket.cost, spoken: ticket.spoken }]}
            isChanging={query.isPlaceholderData}
          />
        </>
      )}
    </QueryState>
  );
}
