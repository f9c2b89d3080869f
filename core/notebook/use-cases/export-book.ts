import type { MemberId } from '../../accounts/member.ts';
import { bookCsv } from '../book-csv.ts';
import type { BookStore } from '../ports.ts';

/** A member's whole book as CSV, also while it is paused. */
export const makeExportBook = ({ book }: { readonly book: Pick<BookStore, 'entriesOf'> }) =>
  async function exportBook(memberId: MemberId): Promise<string> {
    return bookCsv(await book.entriesOf(memberId));
  };

export type ExportBook = ReturnType<typeof makeExportBook>;
