import { money, Provenance, percent } from '#kit/kit.ts';
import type { PricedTicket } from './ticket.ts';
import { oneIn } from './ticket.ts';

/** What a ticket costs, how likely it is to pay, and what it has to pay. */
export function Priced({ ticket, isOld }: { readonly ticket: PricedTicket; readonly isOld: boolean }) {
  const { combinations, cost, chance, takeout, model, provenance, board, upTo } = ticket;
  const from = board ?? provenance;
  return (
    <div className="stack" role="status">
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
          <dt>Chance that it pays</dt>
          <dd>
            {percent(chance, chance < 0.1 ? 2 : 1)} <span className="small muted">{oneIn(chance)}</span>
          </dd>
        </div>
        <div>
          <dt>Breaks even at</dt>
          <dd>{chance > 0 ? money(cost / chance) : 'no payout'}</dd>
        </div>
      </dl>
      <p className="small muted">
        It breaks even in the long run when the tickets that pay bring that much on average.{' '}
        {takeout
          ? `The track keeps ${percent(takeout.share, 1)} of this pool${takeout.isAssumed ? ' (New York’s rate, assumed)' : ''}, so most tickets cost more than they are worth.`
          : 'What the track keeps of this pool is not told.'}{' '}
        Dead heats are left out. Entertainment only: no bet is taken here.
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
