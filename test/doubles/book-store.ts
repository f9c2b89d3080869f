import type { MemberId } from '#core/accounts/member.ts';
import type { BookEntry } from '#core/notebook/book-entry.ts';
import { type Care, NO_CARE } from '#core/notebook/care.ts';
import type { BookStore, CareStore } from '#core/notebook/ports.ts';

/** Members' books in memory. */
export function makeMemoryBookStore(): BookStore & CareStore {
  const books = new Map<MemberId, ReadonlyMap<string, BookEntry>>();
  const cares = new Map<MemberId, Care>();
  const bookOf = (memberId: MemberId) => books.get(memberId) ?? new Map<string, BookEntry>();
  return {
    entriesOf: async (memberId) =>
      [...bookOf(memberId).values()].toSorted((a, b) => b.writtenAt - a.writtenAt || (a.id < b.id ? -1 : 1)),
    async write(memberId, entries) {
      const added = entries.map((entry) => [entry.id, entry] as const);
      books.set(memberId, new Map([...added, ...bookOf(memberId)]));
    },
    async remove(memberId, id) {
      const kept = new Map(bookOf(memberId));
      const isRemoved = kept.delete(id);
      books.set(memberId, kept);
      return isRemoved;
    },
    async forget(memberId) {
      books.delete(memberId);
      cares.delete(memberId);
    },
    careOf: async (memberId) => cares.get(memberId) ?? NO_CARE,
    async keepCare(memberId, care) {
      cares.set(memberId, care);
    },
  };
}
