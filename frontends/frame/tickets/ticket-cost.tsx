import { useState } from 'react';
import { lazyPart } from '#frame/frame.ts';
import type { Race } from '#kit/kit.ts';
import { starters } from './starters.ts';

/** A ticket form; fetched when it is first drawn. */
export const TicketForm = lazyPart(async () => (await import('./ticket-form.tsx')).TicketForm);

const OpenTicketForm = lazyPart(async () => (await import('./open-ticket-form.tsx')).OpenTicketForm);

/** The cost and chance of a ticket on this race, calculated on demand. */
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
      {isOpen && <OpenTicketForm race={race} />}
    </details>
  );
}
