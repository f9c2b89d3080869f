import type { MemberId } from '../../accounts/member.ts';
import type { BookEntry } from '../book-entry.ts';
import type { Care } from '../care.ts';
import type { BookStore, CareStore } from '../ports.ts';

/** Everything of a book that is stored of a member. */
export interface MyBook {
  readonly tickets: readonly BookEntry[];
  readonly care: Care;
}

/** A member's book for the copy of all their data. */
export const makeMyBook = ({ book }: { readonly book: BookStore & CareStore }) =>
  async function myBook(memberId: MemberId): Promise<MyBook> {
    return { tickets: await book.entriesOf(memberId), care: await book.careOf(memberId) };
  };
