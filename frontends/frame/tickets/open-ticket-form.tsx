import { PauseNotice, usePause } from '#frame/paused/paused.ts';
import { useRacingNow } from '#frame/races/races.ts';
import type { Race } from '#kit/kit.ts';
import { Skeleton } from '#kit/kit.ts';
import { MostLose } from './most-lose.tsx';
import { TicketForm } from './ticket-form.tsx';
import { useNowToPost } from './until-post.ts';
import { whyNoTicket } from './why-no-ticket.ts';

/** A ticket form that the off of its race and the member's pause close; it waits until the pause is known. */
export function OpenTicketForm({ race }: { readonly race: Race }) {
  const pause = usePause();
  const why = whyNoTicket(race, useNowToPost(race, useRacingNow()));
  if (pause === undefined) return <Skeleton shape="cards" count={1} label="Loading the ticket form" />;
  if (pause !== null) return <PauseNotice pause={pause} locked="Your book and the ticket forms are" />;
  return why === null ? (
    <>
      <TicketForm race={race} />
      <MostLose />
    </>
  ) : (
    <p className="muted" role="status">
      {why} What you put together stays saved in this browser.
    </p>
  );
}
