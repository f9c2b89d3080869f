import { PauseNotice, usePause } from '#frame/paused/paused.ts';
import type { Race } from '#kit/kit.ts';
import { Skeleton } from '#kit/kit.ts';
import { TicketForm } from './ticket-form.tsx';

/** A ticket form that the member's pause locks; it waits until the pause is known. */
export function OpenTicketForm({ race }: { readonly race: Race }) {
  const pause = usePause();
  if (pause === undefined) return <Skeleton shape="cards" count={1} label="Loading the ticket form" />;
  return pause === null ? (
    <TicketForm race={race} />
  ) : (
    <PauseNotice pause={pause} locked="Your book and the ticket forms are" />
  );
}
