import type { Instant } from '../kernel/instant.ts';
import type { BookEntry } from '../notebook/book-entry.ts';
import type { FollowedTicket } from '../results/followed-ticket.ts';
import type { CardInPlay } from './race-view.ts';

/** A ticket of the member's book as it stands. */
export interface TicketInBook {
  readonly entry: BookEntry;
  /** Null where its race is not on the card. */
  readonly followed: FollowedTicket | null;
}

/** What the chat knows of the member who asks. */
export interface MemberFacts {
  /** When the member's pause ends; null while none runs. */
  readonly pausedUntil: () => Promise<Instant | null>;
  /** The tickets of the member's book on the day of a card, the last written first; null where nobody's book may be read. */
  readonly ticketsOn: (card: CardInPlay) => Promise<readonly TicketInBook[] | null>;
}

/** Who reads an answer: the member alone, or a model outside, which gets nothing of a book. */
export type Reader = 'member' | 'model';

/** A visitor: no pause, and no book. */
export const NO_MEMBER: MemberFacts = { pausedUntil: async () => null, ticketsOn: async () => null };
