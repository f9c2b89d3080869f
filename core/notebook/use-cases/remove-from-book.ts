import type { MemberId } from '../../accounts/member.ts';
import type { MachineClock } from '../../accounts/ports.ts';
import type { WithLock } from '../../kernel/functions.ts';
import { Refusal } from '../../kernel/refusal.ts';
import { bookLock, refusePaused } from '../care.ts';
import type { BookStore, CareStore } from '../ports.ts';

interface RemoveFromBookDeps {
  readonly book: BookStore & CareStore;
  readonly clock: MachineClock;
  readonly withLock: WithLock;
}

/** Takes a ticket out. Refuses ('not-found', `notebook.unknown-ticket`) an unknown id, and while the book is paused. */
export const makeRemoveFromBook = ({ book, clock, withLock }: RemoveFromBookDeps) =>
  async function removeFromBook(memberId: MemberId, id: string): Promise<void> {
    await withLock(bookLock(memberId), async () => {
      refusePaused(await book.careOf(memberId), clock());
      if (await book.remove(memberId, id)) return;
      throw new Refusal('not-found', 'notebook.unknown-ticket', 'Your book has no such ticket.');
    });
  };

export type RemoveFromBook = ReturnType<typeof makeRemoveFromBook>;
