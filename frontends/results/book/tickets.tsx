import { useRef, useState } from 'react';
import { useQueryValue } from '#frame/frame.ts';
import type { BadgeTone } from '#kit/kit.ts';
import { Badge, Button, Card, SelectField, trackDayTime } from '#kit/kit.ts';
import type { BookTicket, State } from './my-book.ts';
import { betText, outcomeText, pageOf, placeText, raceText, stateNames, stateText } from './my-book.ts';
import { RemoveTicket } from './remove-ticket.tsx';

const tones: Readonly<Record<State, BadgeTone>> = {
  pending: 'gray',
  won: 'green',
  lost: 'gray',
  refunded: 'blue',
  unknown: 'yellow',
};

const stateChoices = [
  { value: 'all', label: 'All tickets' },
  ...Object.entries(stateNames).map(([value, label]) => ({ value, label })),
];

type TicketProps = {
  readonly ticket: BookTicket;
  /** Null while the book is paused. */
  readonly onRemove: (() => void) | null;
};

function Ticket({ ticket, onRemove }: TicketProps) {
  const { state, why, idea, note, writtenAt } = ticket;
  return (
    <li className="book-entry">
      <div className="book-ticket">
        <span>{raceText(ticket)}</span>
        <strong>{betText(ticket)}</strong>
        <span className="small muted">
          {[idea, note, `written ${trackDayTime(writtenAt)}`].filter(Boolean).join(' · ')}
        </span>
      </div>
      <div className="book-outcome">
        <Badge tone={tones[state] ?? 'gray'}>{stateText(state)}</Badge>
        <span>{outcomeText(ticket)}</span>
        {why && <span className="small muted book-why">{why}</span>}
      </div>
      {onRemove !== null && (
        <Button tone="quiet" aria-label={`Remove ${betText(ticket)}, ${raceText(ticket)}`} onClick={onRemove}>
          Remove
        </Button>
      )}
    </li>
  );
}

type PagerProps = {
  readonly page: number;
  readonly pages: number;
  readonly onPage: (page: number) => void;
};

function Pager({ page, pages, onPage }: PagerProps) {
  if (pages === 1) return null;
  return (
    <nav className="row" aria-label="Pages of my tickets">
      <Button disabled={page === 1} onClick={() => onPage(page - 1)}>
        Newer
      </Button>
      <Button disabled={page === pages} onClick={() => onPage(page + 1)}>
        Older
      </Button>
    </nav>
  );
}

type TicketsProps = { readonly tickets: readonly BookTicket[]; readonly isPaused: boolean };

/** The tickets, the last written first, a page at a time. */
export function Tickets({ tickets, isPaused }: TicketsProps) {
  const [state, setState] = useQueryValue('state');
  const [pageWord, setPage] = useQueryValue('page');
  const [removed, setRemoved] = useState<BookTicket | null>(null);
  const top = useRef<HTMLParagraphElement>(null);
  const ofState = state === null ? tickets : tickets.filter((ticket) => ticket.state === state);
  const { page, pages, first, items } = pageOf(ofState, Number(pageWord ?? 1));
  function turn(to: number) {
    setPage(to === 1 ? null : String(to));
    top.current?.scrollIntoView({ block: 'start' });
  }
  function choose(chosen: string) {
    setPage(null);
    setState(chosen === 'all' ? null : chosen);
  }
  return (
    <Card title="My tickets, newest first">
      <div className="row">
        <SelectField
          label="Show"
          className="field-inline"
          choices={stateChoices}
          value={state ?? 'all'}
          onChange={({ target }) => choose(target.value)}
        />
        <p ref={top} className="muted" role="status">
          {placeText(first, items.length, ofState.length)}
        </p>
      </div>
      {items.length === 0 && <p className="muted">No tickets in this state.</p>}
      <ol className="book-entries">
        {items.map((ticket) => (
          <Ticket key={ticket.id} ticket={ticket} onRemove={isPaused ? null : () => setRemoved(ticket)} />
        ))}
      </ol>
      <Pager page={page} pages={pages} onPage={turn} />
      {removed !== null && <RemoveTicket ticket={removed} onClose={() => setRemoved(null)} />}
    </Card>
  );
}
