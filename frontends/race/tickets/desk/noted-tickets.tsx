import { useRef } from 'react';
import { lazyPart } from '#frame/frame.ts';
import type { MyTicket, MyTickets } from '#frame/tickets/tickets.ts';
import { overLimit, spentOn, withoutTicket } from '#frame/tickets/tickets.ts';
import { DollarsField } from '#frame/wagers/wagers.ts';
import { money } from '#kit/kit.ts';

/** Fetched with the first noted ticket. */
export const NotedTicket = lazyPart(async () => (await import('./noted-ticket.tsx')).NotedTicket, null);

type NotedTicketsProps = {
  /** Whose tickets. */
  readonly owner: string;
  readonly day: string;
  readonly mine: MyTickets;
  /** Null while the member's pause runs: nothing can be changed then. */
  readonly onMine: ((mine: MyTickets) => void) | null;
};

/** The tickets noted for the day with what they cost together, the limit a member sets, and how each one stands. */
export function NotedTickets({ owner, day, mine, onMine }: NotedTicketsProps) {
  const tickets = mine.tickets.filter((ticket) => ticket.day === day);
  const over = overLimit(mine, day);
  const sum = useRef<HTMLHeadingElement>(null);
  /** The focus goes to what the tickets cost now: the button that had it goes with its ticket. */
  function remove(ticket: MyTicket): void {
    sum.current?.focus();
    onMine?.(withoutTicket(mine, ticket));
  }
  return (
    <section className="desk-noted stack" aria-label="Noted tickets">
      <h3 ref={sum} tabIndex={-1}>
        Noted for this day: {money(spentOn(mine, day))}
      </h3>
      {onMine === null ? (
        <p className="small muted">
          My limit for noted tickets: {mine.limit === null ? 'none' : money(mine.limit)} a day.
        </p>
      ) : (
        <DollarsField
          label="My limit for noted tickets a day, in dollars"
          hint="Empty for none. It only warns, in this browser. The limits in My Book refuse real tickets."
          dollars={mine.limit}
          onDollars={(limit) => onMine({ ...mine, limit })}
        />
      )}
      {over > 0 && <p role="alert">You are {money(over)} over your limit.</p>}
      {tickets.length > 0 && (
        <ul className="desk-tickets">
          {tickets.map((ticket) => (
            <NotedTicket
              key={`${ticket.raceId} ${ticket.spoken}`}
              ticket={ticket}
              owner={owner}
              onRemove={onMine === null ? null : () => remove(ticket)}
            />
          ))}
        </ul>
      )}
    </section>
  );
}
