import { useRef, useState } from 'react';
import { useQueryValue } from '#frame/frame.ts';
import type { BadgeTone } from '#kit/kit.ts';
import { Badge, Button, Card, SelectField, trackDayTime } from '#kit/kit.ts';
import type { Column } from '#kit/tables/tables.ts';
import { DataTable } from '#kit/tables/tables.ts';
import type { BookTicket, State } from './my-book.ts';
import {
  betText,
  dollars,
  moneyText,
  pageOf,
  placeText,
  raceText,
  stateNames,
  stateText,
} from './my-book.ts';
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

function Outcome({ ticket: { state, why } }: { readonly ticket: BookTicket }) {
  return (
    <span className="book-outcome">
      <Badge tone={tones[state] ?? 'gray'}>{stateText(state)}</Badge>
      {why && <span className="small muted">{why}</span>}
    </span>
  );
}

const columns: readonly Column<BookTicket>[] = [
  {
    key: 'ticket',
    label: 'Ticket',
    value: raceText,
    show: (ticket) => (
      <span className="book-ticket">
        <span>{raceText(ticket)}</span>
        <strong>{betText(ticket)}</strong>
        {(ticket.idea || ticket.note) && (
          <span className="small muted">{[ticket.idea, ticket.note].filter(Boolean).join(': ')}</span>
        )}
        <span className="small muted">Written {trackDayTime(ticket.writtenAt)}</span>
      </span>
    ),
  },
  { key: 'money', label: 'Money', value: ({ money }) => moneyText(money) },
  {
    key: 'cost',
    label: 'Cost',
    value: ({ costCents }) => costCents,
    show: (row) => dollars(row.costCents),
    numeric: true,
  },
  {
    key: 'state',
    label: 'State',
    value: ({ state }) => state,
    show: (ticket) => <Outcome ticket={ticket} />,
  },
  {
    key: 'returned',
    label: 'Returned',
    value: ({ returnedCents }) => returnedCents,
    show: (row) => dollars(row.returnedCents),
    numeric: true,
  },
];

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
  const actions: readonly Column<BookTicket>[] = [
    {
      key: 'remove',
      label: '',
      value: () => null,
      show: (ticket) => (
        <Button
          tone="quiet"
          aria-label={`Remove ${betText(ticket)}, ${raceText(ticket)}`}
          onClick={() => setRemoved(ticket)}
        >
          Remove
        </Button>
      ),
    },
  ];
  return (
    <Card title="My tickets, newest first" className="book-list">
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
      <DataTable
        key={`${state} ${page}`}
        caption="Tickets"
        columns={[...columns, ...(isPaused ? [] : actions)].map((column) => ({ ...column, sortable: false }))}
        rows={items}
        rowKey={({ id }) => id}
        tools={false}
        whenEmpty="No tickets in this state."
      />
      <Pager page={page} pages={pages} onPage={turn} />
      {removed !== null && <RemoveTicket ticket={removed} onClose={() => setRemoved(null)} />}
    </Card>
  );
}
