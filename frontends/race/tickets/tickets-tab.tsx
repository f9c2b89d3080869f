import { useMember } from '#frame/frame.ts';
import { PauseNotice, usePause } from '#frame/paused/paused.ts';
import {
  MostLose,
  noTickets,
  TicketForm,
  useKeptHere,
  useNowToPost,
  whyNoTicket,
} from '#frame/tickets/tickets.ts';
import { Skeleton } from '#kit/kit.ts';
import type { RaceTabProps } from '../race-tab.ts';
import { Desk } from './desk/desk.tsx';
import { NotedTickets } from './desk/noted-tickets.tsx';

function TicketsOf({ day, race, now, owner }: RaceTabProps & { readonly owner: string }) {
  const why = whyNoTicket(race, useNowToPost(race, now));
  const pause = usePause();
  const [mine, onMine] = useKeptHere('noted-tickets', owner, noTickets);
  if (pause === undefined) {
    return (
      <section className="race-tickets race-tickets-coming" aria-label="Ticket cost">
        <Skeleton shape="cards" count={3} label="Loading the ticket desk" />
      </section>
    );
  }
  return (
    <section className="race-tickets stack" aria-label="Ticket cost">
      {pause ? (
        <PauseNotice pause={pause} locked="Your book and the ticket desk are" />
      ) : why === null ? (
        <>
          <section className="stack" aria-labelledby="tickets-this-race">
            <h2 id="tickets-this-race">This race</h2>
            <TicketForm race={race} />
          </section>
          <section className="stack" aria-labelledby="tickets-desk">
            <h2 id="tickets-desk">A, B and C horses, in this race or several</h2>
            <Desk day={day} race={race} owner={owner} />
          </section>
        </>
      ) : (
        <p className="muted">{why}</p>
      )}
      <NotedTickets owner={owner} day={race.day} mine={mine} onMine={pause === null ? onMine : null} />
      <MostLose />
    </section>
  );
}

/** What tickets on this race and from it on cost, how likely they are to pay, and how the noted ones stand. */
export function TicketsTab(props: RaceTabProps) {
  const { member } = useMember();
  const owner = member?.id ?? 'visitor';
  return <TicketsOf key={owner} {...props} owner={owner} />;
}
