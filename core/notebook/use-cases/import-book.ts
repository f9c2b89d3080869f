import type { MemberId } from '../../accounts/member.ts';
import type { MachineClock } from '../../accounts/ports.ts';
import type { Digest, WithLock } from '../../kernel/functions.ts';
import type { Instant } from '../../kernel/instant.ts';
import { Refusal } from '../../kernel/refusal.ts';
import { additionsTo } from '../additions.ts';
import { lineText, type ReadLine, readBookCsv } from '../book-csv.ts';
import { type BookEntry, entryOf } from '../book-entry.ts';
import { bookLock, refusePaused } from '../care.ts';
import type { BookStore, CareStore } from '../ports.ts';

interface ImportBookDeps {
  readonly book: BookStore & CareStore;
  readonly clock: MachineClock;
  readonly withLock: WithLock;
  readonly digest: Digest;
}

export interface ImportedBook {
  readonly added: number;
  /** Lines whose ticket the book had. */
  readonly known: number;
}

function entryOn({ line, draft, writtenAt }: ReadLine, now: Instant): BookEntry {
  try {
    return entryOf(draft, writtenAt === null || writtenAt > now ? now : writtenAt);
  } catch (error) {
    if (!(error instanceof Refusal)) throw error;
    throw new Refusal('invalid', error.code, lineText(line, error.message), { cause: error });
  }
}

/**
 * Writes the tickets of a CSV file in a member's book, all of them or none; those it has are passed over. What was
 * played stays what was played: limits refuse no import, a pause does. Refuses what `readBookCsv` and `entryOf` refuse.
 */
export function makeImportBook({ book, clock, withLock, digest }: ImportBookDeps) {
  return async function importBook(memberId: MemberId, csv: string): Promise<ImportedBook> {
    const now = clock();
    const lines = readBookCsv(csv, (text) => `csv-${digest(text).slice(0, 32)}`);
    const entries = lines.map((line) => entryOn(line, now));
    return withLock(bookLock(memberId), async () => {
      refusePaused(await book.careOf(memberId), now);
      const fresh = additionsTo(await book.entriesOf(memberId), entries, (sentence, index) =>
        lineText(lines[index]?.line ?? index, sentence),
      );
      await book.write(memberId, fresh);
      return { added: fresh.length, known: entries.length - fresh.length };
    });
  };
}

export type ImportBook = ReturnType<typeof makeImportBook>;
