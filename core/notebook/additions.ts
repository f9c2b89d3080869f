import { Refusal } from '../kernel/refusal.ts';
import { type BookEntry, isSameTicket, MOST_ENTRIES } from './book-entry.ts';

/**
 * Those of the tickets that the book does not have. A ticket sent twice is there once; refuses ('conflict') another
 * ticket under an id that is taken (`notebook.id-taken`; `worded` says which of the tickets, counted from 0) and more
 * than `MOST_ENTRIES` (`notebook.full`).
 */
export function additionsTo(
  stored: readonly BookEntry[],
  entries: readonly BookEntry[],
  worded: (sentence: string, index: number) => string = (sentence) => sentence,
): readonly BookEntry[] {
  const known = new Map(stored.map((entry) => [entry.id, entry]));
  const fresh: BookEntry[] = [];
  for (const [index, entry] of entries.entries()) {
    const before = known.get(entry.id);
    if (before === undefined) fresh.push(entry);
    else if (!isSameTicket(before, entry)) {
      const sentence = `Your book has another ticket with the id ${entry.id}.`;
      throw new Refusal('conflict', 'notebook.id-taken', worded(sentence, index));
    }
    known.set(entry.id, entry);
  }
  if (known.size <= MOST_ENTRIES || fresh.length === 0) return fresh;
  throw new Refusal(
    'conflict',
    'notebook.full',
    `A book holds ${MOST_ENTRIES.toLocaleString('en-US')} tickets. Export it and remove some to write more.`,
  );
}
