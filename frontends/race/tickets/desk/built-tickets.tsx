import { useState } from 'react';
import type { TicketWords } from '#frame/book/book.ts';
import { lazyPart } from '#frame/frame.ts';
import { chanceText, TicketFigures } from '#frame/tickets/tickets.ts';
import { Button, money, Provenance } from '#kit/kit.ts';
import { CopyText, PrintButton } from '#kit/sharing/sharing.ts';
import type { Built, SpokenTicket } from './desk-calls.ts';

const WriteInBook = lazyPart(async () => (await import('./write-in-book.tsx')).WriteInBook, null);

const canShare = (): boolean => typeof navigator !== 'undefined' && typeof navigator.share === 'function';

type Basis = Pick<Built, 'model' | 'provenance' | 'board' | 'upTo'>;

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
  /** Dollars over the member's own limit, were these noted too. */
  readonly over: number;
  readonly onNote: () => void;
  /** Whose book the tickets can be written in, and as what. */
  readonly owner: string;
  readonly inBook: readonly TicketWords[];
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
  over,
  onNote,
  owner,
  inBook,
}: BuiltTicketsProps) {
  const [isWriting, setWriting] = useState(false);
  const { model, provenance, board, upTo } = basis;
  const spoken = () => tickets.map((ticket) => ticket.spoken).join('\n');
  return (
    <div className="stack">
      <TicketFigures combinations={combinations} cost={cost} chance={chance} />
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
        source={`chances: ${model.name} ${model.version} on ${(board ?? provenance).source}`}
        at={upTo}
        state={isOld ? 'stale' : 'fresh'}
        withDay
      />
      {over > 0 && <p role="alert">That is {money(over)} over the limit you set.</p>}
      <div className="row screen-only">
        <Button onClick={onNote}>Note these tickets</Button>
        <Button aria-expanded={isWriting} onClick={() => setWriting(!isWriting)}>
          Write in my book
        </Button>
        <CopyText text={spoken} label="Copy" />
        {canShare() && (
          <Button
            tone="quiet"
            onClick={() => {
              // Closing the share sheet without sharing is not an error.
              navigator.share({ text: spoken() }).catch(() => undefined);
            }}
          >
            Share
          </Button>
        )}
        <PrintButton label="Print" />
      </div>
      {isWriting && <WriteInBook key={JSON.stringify(inBook)} owner={owner} tickets={inBook} />}
    </div>
  );
}
