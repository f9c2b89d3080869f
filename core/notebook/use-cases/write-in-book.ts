import type { MemberId } from '../../accounts/member.ts';
import type { MachineClock } from '../../accounts/ports.ts';
import type { WithLock } from '../../kernel/functions.ts';
import { additionsTo } from '../additions.ts';
import { type BookEntry, type EntryDraft, entryOf } from '../book-entry.ts';
import { bookLock, refuseOverLimit, refusePaused } from '../care.ts';
import type { BookStore, CareStore } from '../ports.ts';

interface WriteInBookDeps {
  readonly book: BookStore & CareStore;
  readonly clock: MachineClock;
  readonly withLock: WithLock;
}

/**
 * Writes a ticket in a member's book and gives it as it is kept; sent twice, it is stored once. Refuses what `entryOf`
 * refuses, a book that is paused or full, and a real ticket over the member's own limits.
 */
export function makeWriteInBook({ book, clock, withLock }: WriteInBookDeps) {
  return async function writeInBook(memberId: MemberId, draft: EntryDraft): Promise<BookEntry> {
    const entry = entryOf(draft, clock());
    return withLock(bookLock(memberId), async () => {
      const care = await book.careOf(memberId);
      refusePaused(care, entry.writtenAt);
      const stored = await book.entriesOf(memberId);
      const [fresh] = additionsTo(stored, [entry]);
      if (fresh === undefined) return stored.find(({ id }) => id === entry.id) ?? entry;
      refuseOverLimit(care, stored, fresh);
      await book.write(memberId, [fresh]);
      return fresh;
    });
  };
}

export type WriteInBook = ReturnType<typeof makeWriteInBook>;
