import { Provenance, percent } from '#kit/kit.ts';
import { chancesText } from './chances.ts';
import type { PricedTicket } from './ticket.ts';
import { TicketFigures } from './ticket-figures.tsx';

/** What a ticket costs, how likely it is to pay, and what it has to pay. */
export function Priced({ ticket, isOld }: { readonly ticket: PricedTicket; readonly isOld: boolean }) {
  const { takeout, chancesUsed, upTo, spoken } = ticket;
  return (
    <div className="stack" role="status">
      <TicketFigures {...ticket} />
      {chancesUsed?.sentence && <p className="small">{chancesUsed.sentence}</p>}
      {ticket.payoff && <p>{ticket.payoff.sentence}</p>}
      <p>
        Say at the window: <strong>{spoken}</strong>
      </p>
      <p className="small muted">
        The break-even payoff is what it must pay on average when it hits.{' '}
        {`Takeout is ${percent(takeout.share, 1)} of this pool${takeout.isAssumed ? ` (assumed: ${takeout.operator})` : ''}, so most tickets cost more than they are worth.`}{' '}
        Dead heats are ignored. Entertainment only: we take no bets.
      </p>
      <Provenance
        source={`chances: ${chancesText(ticket)}`}
        at={upTo}
        state={isOld ? 'stale' : 'fresh'}
        withDay
      />
    </div>
  );
}
