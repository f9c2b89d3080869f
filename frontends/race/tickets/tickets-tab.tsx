import { isRun } from '#frame/races/races.ts';
import { starters, TicketForm } from '#frame/tickets/tickets.ts';
import type { Race } from '#kit/kit.ts';
import type { RaceTabProps } from '../race-tab.ts';

/** Why no ticket can be priced; null where one can. */
export function whyNoTicket(race: Race, now: number | null): string | null {
  if (race.isCancelled) return 'The race is canceled: there is nothing to bet on.';
  if (starters(race).length === 0) return 'No horse is entered yet.';
  return isRun(race, now) ? 'The race is off: tickets are closed.' : null;
}

/** What a ticket on this race costs, and how likely it is to pay. */
export function TicketsTab({ race, now }: RaceTabProps) {
  const why = whyNoTicket(race, now);
  return (
    <section className="race-tickets" aria-label="Ticket cost">
      {why === null ? <TicketForm key={race.id} race={race} /> : <p className="muted">{why}</p>}
    </section>
  );
}
