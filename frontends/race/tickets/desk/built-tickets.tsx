import type { Basis, PlayedTicket } from '#frame/tickets/tickets.ts';
import { chancesText, chanceText, sourceOf, TicketActions, TicketFigures } from '#frame/tickets/tickets.ts';
import type { Race } from '#kit/kit.ts';
import { money, Provenance } from '#kit/kit.ts';
import type { SpokenTicket } from './desk-calls.ts';

/** What the tickets are played on, by whom, as which wager and for what stake. */
export type Played = Pick<PlayedTicket, 'wager' | 'base'> & {
  readonly race: Race;
  readonly owner: string;
};

type BuiltTicketsProps = {
  readonly tickets: readonly SpokenTicket[];
  readonly combinations: number;
  readonly cost: number;
  readonly chance: number;
  /** What they pay together, in words; left out in an answer of before. */
  readonly payoff?: { readonly sentence: string };
  /** What the chances were worked out from. */
  readonly basis: Basis;
  /** Whether this could not be read again. */
  readonly isOld: boolean;
  readonly played: Played;
};

/** Tickets with their words for the window, what they cost together, and the chance that one cashes. */
export function BuiltTickets({
  tickets,
  combinations,
  cost,
  chance,
  payoff,
  basis,
  isOld,
  played: { race, owner, wager, base },
}: BuiltTicketsProps) {
  const source = sourceOf(basis);
  return (
    <div className="stack">
      <TicketFigures combinations={combinations} cost={cost} chance={chance} />
      {basis.chancesUsed?.sentence && <p className="small">{basis.chancesUsed.sentence}</p>}
      {payoff && <p>{payoff.sentence}</p>}
      <p className="small muted">Say at the window:</p>
      <ol className="desk-tickets">
        {tickets.map((ticket) => (
          <li key={ticket.spoken}>
            {ticket.spoken}{' '}
            <span className="small muted">
              {money(ticket.cost)}, {chanceText(ticket.chance)}
            </span>
          </li>
        ))}
      </ol>
      <Provenance
        source={`chances: ${chancesText(basis)}`}
        at={basis.upTo}
        state={isOld ? 'stale' : 'fresh'}
        withDay
      />
      <TicketActions
        race={race}
        owner={owner}
        tickets={tickets.map(({ legs, cost: dollars, spoken }) => ({
          wager,
          base,
          sets: legs,
          cost: dollars,
          spoken,
          ...(source && { source }),
        }))}
      />
    </div>
  );
}
