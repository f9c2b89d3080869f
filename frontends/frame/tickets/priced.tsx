import { money, Provenance, percent } from '#kit/kit.ts';
import type { PricedTicket } from './ticket.ts';
import { oneIn } from './ticket.ts';

function TicketFigures({
  ticket: { combinations, cost, chance, breakEven },
}: {
  readonly ticket: PricedTicket;
}) {
  return (
    <dl className="ticket-figures">
      <div>
        <dt>Combinations</dt>
        <dd>{combinations.toLocaleString('en-US')}</dd>
      </div>
      <div>
        <dt>Cost</dt>
        <dd>{money(cost)}</dd>
      </div>
      <div>
        <dt>Chance to cash</dt>
        <dd>
          {percent(chance, chance < 0.1 ? 2 : 1)} <span className="small muted">{oneIn(chance)}</span>
        </dd>
      </div>
      <div>
        <dt>Break-even payoff</dt>
        <dd>{breakEven === null ? 'never' : money(breakEven)}</dd>
      </div>
    </dl>
  );
}

/** What a ticket costs, how likely it is to pay, and what it has to pay. */
export function Priced({ ticket, isOld }: { readonly ticket: PricedTicket; readonly isOld: boolean }) {
  const { takeout, model, provenance, board, upTo, spoken } = ticket;
  const from = board ?? provenance;
  return (
    <div className="stack" role="status">
      <TicketFigures ticket={ticket} />
      <p>
        Say at the window: <strong>{spoken}</strong>
      </p>
      <p className="small muted">
        Needs that much on average when it hits to break even.{' '}
        {`Takeout is ${percent(takeout.share, 1)} of this pool${takeout.isAssumed ? ` (assumed: ${takeout.operator})` : ''}, so most tickets cost more than they are worth.`}{' '}
        Dead heats are ignored. Entertainment only: we take no bets.
      </p>
      <Provenance
        source={`chances: ${model.name} ${model.version} on ${from.source}`}
        at={upTo}
        state={isOld ? 'stale' : 'fresh'}
        withDay
      />
    </div>
  );
}
