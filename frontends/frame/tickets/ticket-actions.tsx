import { useState } from 'react';
import { lazyPart } from '#frame/frame.ts';
import type { Race } from '#kit/kit.ts';
import { Button, money } from '#kit/kit.ts';
import { CopyText, PrintButton, ShareButton } from '#kit/sharing/sharing.ts';
import { useKeptHere } from './kept-here.ts';
import type { PlayedTicket } from './my-tickets.ts';
import { areNoted, noTickets, notedOn, overLimit, spentOn, withTickets, wordsOf } from './my-tickets.ts';

const WriteInBook = lazyPart(async () => (await import('./write-in-book.tsx')).WriteInBook, null);

/** Copies, shares and prints what to say at the window. */
function TakeAlong({ tickets }: { readonly tickets: readonly PlayedTicket[] }) {
  const spoken = () => tickets.map((ticket) => ticket.spoken).join('\n');
  return (
    <>
      <CopyText text={spoken} label="Copy" />
      <ShareButton what={() => ({ text: spoken() })} />
      <PrintButton label="Print" />
    </>
  );
}

export type TicketActionsProps = {
  /** The race of the tickets, or the first of several. */
  readonly race: Race;
  /** Whose notes and whose book. */
  readonly owner: string;
  readonly tickets: readonly PlayedTicket[];
  /** Whether another ticket is being priced: none of these is taken meanwhile. */
  readonly isChanging?: boolean;
};

/** What a member does with tickets: notes them for the day, writes them in the book, copies, shares and prints them. */
export function TicketActions({ race, owner, tickets, isChanging = false }: TicketActionsProps) {
  const [isWriting, setWriting] = useState(false);
  const [mine, onMine] = useKeptHere('noted-tickets', owner, noTickets);
  const these = notedOn(race, tickets);
  const withThese = withTickets(mine, these);
  const over = overLimit(withThese, race.day);
  const words = tickets.map((ticket) => wordsOf(race, ticket));
  return (
    <fieldset className="ticket-actions stack screen-only" disabled={isChanging}>
      <legend className="visually-hidden">What to do with {tickets.length === 1 ? 'it' : 'them'}</legend>
      {over > 0 && <p role="alert">That is {money(over)} over the limit you set.</p>}
      <div className="row">
        <Button onClick={() => onMine(withThese)}>
          {tickets.length === 1 ? 'Note this ticket' : 'Note these tickets'}
        </Button>
        <Button aria-expanded={isWriting} onClick={() => setWriting(!isWriting)}>
          Write in my book
        </Button>
        <TakeAlong tickets={tickets} />
      </div>
      <p role="status" className="small">
        {areNoted(mine, these) && `Noted. Your tickets of this day: ${money(spentOn(mine, race.day))}.`}
      </p>
      {isWriting && <WriteInBook key={JSON.stringify(words)} owner={owner} tickets={words} />}
    </fieldset>
  );
}
