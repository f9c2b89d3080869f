import { sentenceOf } from '#api/api.ts';
import { lazyPart } from '#frame/frame.ts';
import type { MyTicket } from '#frame/tickets/tickets.ts';
import { useKeptHere } from '#frame/tickets/tickets.ts';
import { Button, count, money } from '#kit/kit.ts';
import type { Followed } from './follow.ts';
import { useFollowed } from './follow.ts';
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

/** A noted ticket, how it stands, and with one leg to go what it returns. */
export function NotedTicket({ ticket, owner, onRemove }: NotedTicketProps) {
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
