import { useState } from 'react';
import { fetched } from '#frame/frame.ts';
import type { Race } from '#kit/kit.ts';
import { starters } from './starters.ts';

const TicketForm = fetched(async () => (await import('./ticket-form.tsx')).TicketForm);

/** What a ticket on this race would cost and how likely it is to pay, worked out once somebody asks. */
export function TicketCost({ race }: { readonly race: Race }) {
  const [isOpen, setOpen] = useState(false);
  if (race.isCancelled || starters(race).length === 0) return null;
  return (
    <details
      className="ticket-cost screen-only"
      open={isOpen}
      onToggle={(event) => setOpen(event.currentTarget.open)}
    >
      <summary>Ticket cost: straight, box, wheel, part-wheel</summary>
      {isOpen && <TicketForm race={race} />}
    </details>
  );
}
