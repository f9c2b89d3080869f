import type { Unsent } from '#frame/unsent/unsent.ts';
import { UnsentMark, useUnsent } from '#frame/unsent/unsent.ts';
import { Card, numbered } from '#kit/kit.ts';
import type { BookTicket } from './my-book.ts';
import { betText, moneyText, raceText } from './my-book.ts';

type UnsentTicket = Unsent & { readonly change: Extract<Unsent['change'], { kind: 'write-ticket' }> };

const isTicket = (unsent: Unsent): unsent is UnsentTicket => unsent.change.kind === 'write-ticket';

/** Each ticket once, without those that the book has. */
export const unsentTickets = (
  changes: readonly Unsent[],
  tickets: readonly BookTicket[],
): readonly UnsentTicket[] => {
  const known = new Set(tickets.map(({ id }) => id));
  return changes.filter(isTicket).filter(({ change: { id } }) => !known.has(id) && known.add(id));
};

/** The tickets of a book without those that are removed in this browser. */
export const withoutRemoved = (
  tickets: readonly BookTicket[],
  changes: readonly Unsent[],
): readonly BookTicket[] => {
  const removed = new Set(
    changes.flatMap(({ change, refused }) =>
      change.kind === 'remove-ticket' && refused === null ? [change.id] : [],
    ),
  );
  return tickets.filter(({ id }) => !removed.has(id));
};

/** Tickets that this browser keeps until they can be sent; none of them counts in the figures yet. */
export function UnsentTickets({ tickets }: { readonly tickets: readonly BookTicket[] }) {
  const unsent = unsentTickets(useUnsent(), tickets);
  if (unsent.length === 0) return null;
  return (
    <Card title={`${numbered(unsent.length, 'ticket')} not in your book yet`}>
      <p className="small muted">Counted and settled once they are sent.</p>
      <ul className="plain-list">
        {unsent.map((change) => (
          <li key={change.id} className="book-entry">
            <TicketText ticket={change.change.ticket} />
            <UnsentMark unsent={change} />
          </li>
        ))}
      </ul>
    </Card>
  );
}

function TicketText({ ticket }: { readonly ticket: UnsentTicket['change']['ticket'] }) {
  return (
    <div className="book-ticket">
      <span>{raceText({ ...ticket, trackName: ticket.track })}</span>
      <strong>
        {moneyText(ticket.money)} {betText(ticket)}
      </strong>
    </div>
  );
}
