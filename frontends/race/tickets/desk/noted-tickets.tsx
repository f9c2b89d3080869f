import { Button, money, TextField } from '#kit/kit.ts';
import type { Followed } from './desk-calls.ts';
import { useFollowed } from './desk-calls.ts';
import type { MyTicket, MyTickets } from './my-tickets.ts';
import { overLimit, spentOn, withoutTicket } from './my-tickets.ts';

const stateNames = {
  live: 'to come',
  right: 'right',
  wrong: 'wrong',
  void: 'called off',
  unknown: 'unknown',
} as const;

const legText = ({ raceNumber, state, held }: NonNullable<Followed['standing']>['legs'][number]): string =>
  `race ${raceNumber} ${stateNames[state]}${state === 'live' && held !== 'all' ? `: ${held.join(', ')}` : ''}`;

/** How a ticket stands, in a line. */
export function standingText({ standing: bet, settlement }: Followed): string {
  if (settlement !== null) {
    const { outcome, returned, refunded, note } = settlement;
    if (outcome === 'won') return `Won: returned ${money(returned)}.`;
    if (outcome === 'refunded') return `Refunded ${money(refunded)}.`;
    return outcome === 'lost' ? 'Lost.' : `Unknown: ${note}.`;
  }
  if (bet === null) return 'Not settled yet.';
  const state = bet.state === 'dead' ? 'Dead' : 'Alive';
  return `${state}: ${bet.legs.map(legText).join('; ')}.`;
}

function NotedTicket({ ticket, onRemove }: { readonly ticket: MyTicket; readonly onRemove: () => void }) {
  const { data } = useFollowed(ticket);
  return (
    <li>
      <p>
        {ticket.spoken} <span className="small muted">{money(ticket.cost)}</span>
      </p>
      <p className="small muted">{data === undefined ? 'Waiting for results.' : standingText(data)}</p>
      <Button tone="quiet" onClick={onRemove}>
        Remove
      </Button>
    </li>
  );
}

type NotedTicketsProps = {
  readonly day: string;
  readonly mine: MyTickets;
  readonly onMine: (mine: MyTickets) => void;
};

/** The tickets noted for the day with what they cost together, the limit a member sets, and how each one stands. */
export function NotedTickets({ day, mine, onMine }: NotedTicketsProps) {
  const tickets = mine.tickets.filter((ticket) => ticket.day === day);
  const over = overLimit(mine, day);
  return (
    <section className="stack" aria-label="Noted tickets">
      <h3>Noted today: {money(spentOn(mine, day))}</h3>
      <TextField
        label="My limit for a day, in dollars"
        inputMode="decimal"
        hint="Empty for none. Kept in this browser."
        value={mine.limit === null ? '' : String(mine.limit)}
        onChange={({ target: { value } }) =>
          onMine({ ...mine, limit: value.trim() === '' || !(Number(value) >= 0) ? null : Number(value) })
        }
      />
      {over > 0 && <p role="alert">You are {money(over)} over your limit.</p>}
      {tickets.length > 0 && (
        <ul className="desk-tickets">
          {tickets.map((ticket) => (
            <NotedTicket
              key={`${ticket.raceId} ${ticket.spoken}`}
              ticket={ticket}
              onRemove={() => onMine(withoutTicket(mine, ticket))}
            />
          ))}
        </ul>
      )}
    </section>
  );
}
