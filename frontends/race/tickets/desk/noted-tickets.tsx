import { sentenceOf } from '#api/api.ts';
import { lazyPart } from '#frame/frame.ts';
import type { MyTicket, MyTickets } from '#frame/tickets/tickets.ts';
import { DollarsField, overLimit, spentOn, useKeptHere, withoutTicket } from '#frame/tickets/tickets.ts';
import { Button, count, money } from '#kit/kit.ts';
import type { Followed } from './desk-calls.ts';
import { useFollowed } from './desk-calls.ts';
import { noneTyped, typedFor, withTyped } from './typed-will-pays.ts';

const stateNames = {
  live: 'to come',
  right: 'right',
  wrong: 'wrong',
  void: 'called off',
  unknown: 'unknown',
} as const;

const betStateNames = {
  alive: 'Alive',
  dead: 'Dead',
  unknown: 'Not known whether alive',
  over: 'Over, payoff to come',
} as const;

type LegOfTicket = NonNullable<Followed['standing']>['legs'][number];

/** The horses of a leg to come, or those that did not run. */
function openText({ state, held, out }: LegOfTicket): string {
  if (state === 'live' && held !== 'all') return `: ${held.join(', ')}`;
  if (out.length === 0) return '';
  const paid = state === 'unknown' ? ', which may have a consolation or be refunded' : '';
  return `: ${out.join(', ')} did not run${paid}`;
}

const legText = (leg: LegOfTicket): string =>
  `race ${count(leg.raceNumber)} ${stateNames[leg.state]}${openText(leg)}`;

/** How a ticket stands, in a line. */
export function standingText({
  standing: bet,
  settlement,
}: Pick<Followed, 'standing' | 'settlement'>): string {
  if (settlement !== null) {
    const { outcome, returned, refunded, note } = settlement;
    if (outcome === 'won') return `Won: returned ${money(returned)}.`;
    if (outcome === 'refunded') return `Refunded ${money(refunded)}.`;
    return outcome === 'lost' ? 'Lost.' : `Unknown: ${note}.`;
  }
  if (bet === null) return 'Not settled yet.';
  const back = bet.state === 'dead' && bet.mayBeRefunded ? ', though part of it may be refunded' : '';
  return `${betStateNames[bet.state]}${back}: ${bet.legs.map(legText).join('; ')}.`;
}

type NotedTicketProps = {
  readonly ticket: MyTicket;
  readonly owner: string;
  /** Null while the member's pause runs. */
  readonly onRemove: (() => void) | null;
};

export const LastLeg = lazyPart(async () => (await import('./last-leg.tsx')).LastLeg, null);

function NotedTicket({ ticket, owner, onRemove }: NotedTicketProps) {
  const [all, onAll] = useKeptHere('will-pays', owner, noneTyped);
  const key = `${ticket.raceId} ${ticket.spoken}`;
  const typed = typedFor(all, key);
  const { data, error, isCurrent, willPaysError } = useFollowed(
    ticket,
    owner,
    onRemove === null ? null : typed,
  );
  const waiting = error ? sentenceOf(error, 'How it stands could not be read.') : 'Waiting for results.';
  return (
    <li>
      <p>
        {ticket.spoken} <span className="small muted">{money(ticket.cost)}</span>
      </p>
      <p className="small muted">{data === undefined ? waiting : standingText(data)}</p>
      {data?.lastLeg && onRemove !== null && (
        <LastLeg
          followed={data}
          typed={typed}
          onTyped={(next) => onAll(withTyped(all, key, next))}
          isCurrent={isCurrent}
          problem={willPaysError && sentenceOf(willPaysError, 'What it returns could not be worked out.')}
        />
      )}
      {onRemove !== null && (
        <Button tone="quiet" aria-label={`Remove ${ticket.spoken}`} onClick={onRemove}>
          Remove
        </Button>
      )}
    </li>
  );
}

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
  return (
    <section className="desk-noted stack" aria-label="Noted tickets">
      <h3>Noted for this day: {money(spentOn(mine, day))}</h3>
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
              onRemove={onMine === null ? null : () => onMine(withoutTicket(mine, ticket))}
            />
          ))}
        </ul>
      )}
    </section>
  );
}
