import { sentenceOf } from '#api/api.ts';
import type { QueryView } from '#frame/frame.ts';
import { QueryState } from '#frame/frame.ts';
import type { Race } from '#kit/kit.ts';
import { TicketActions } from './actions.ts';
import { sourceOf } from './chances.ts';
import type { PlayedTicket } from './my-tickets.ts';
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

function playedTicket(priced: PricedTicket, { wager, base }: Ticked, sets: TicketAsk['sets']): PlayedTicket {
  const { cost, spoken } = priced;
  const source = sourceOf(priced);
  return { wager, base, sets, cost, spoken, ...(source && { source }) };
}

/** The price of a ticket with what to do with it, that it is being calculated, or why there is none. */
export function TicketPrice({ race, owner, ticked, sets, query }: TicketPriceProps) {
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
            tickets={[playedTicket(ticket, ticked, sets)]}
            isChanging={query.isPlaceholderData}
          />
        </>
      )}
    </QueryState>
  );
}
