import type { Instant } from '../kernel/instant.ts';
import type { BookEntry } from '../notebook/book-entry.ts';
import type { SettledEntry } from '../notebook/settled-entry.ts';
import type { BetStanding } from '../tickets/settlement/standing.ts';
import type { AnyWager } from '../tickets/wager.ts';
import type { CardInPlay } from './race-view.ts';

/** A ticket of the member's book as it stands. */
export interface TicketInBook {
  readonly entry: BookEntry;
  /** Leg by leg; null for a bet on one race. */
  readonly standing: BetStanding | null;
  /** What became of it, as the book settles it. */
  readonly settled: Pick<SettledEntry, 'state' | 'returnedCents' | 'refundedCents' | 'why'>;
  /** Whether every race of it is on the card. */
  readonly isOnCard: boolean;
}

/** Which tickets of the day of a card are wanted. */
export interface TicketsWanted {
  /** On that race, whether it is the first or a later leg; null for any. */
  readonly race: number | null;
  /** Null for any. */
  readonly wager: AnyWager | null;
  /** No more than that many are read. */
  readonly most: number;
}

export interface TicketsFound {
  /** All that were wanted, also those over `most`. */
  readonly count: number;
  /** The last written first. */
  readonly tickets: readonly TicketInBook[];
}

/** What the chat knows of the member who asks. */
export interface MemberFacts {
  /** When the member's pause ends; null while none runs. */
  readonly pausedUntil: () => Promise<Instant | null>;
  /** Tickets of the member's book on the day of a card; null where nobody's book may be read. */
  readonly ticketsOn: (card: CardInPlay, wanted: TicketsWanted) => Promise<TicketsFound | null>;
}

/** Who reads an answer: the member alone, or a model outside, which gets nothing of a book. */
export type Reader = 'member' | 'model';

/** A visitor: no pause, and no book. */
export const VISITOR_FACTS: MemberFacts = { pausedUntil: async () => null, ticketsOn: async () => null };
