import type { MemberId } from '../accounts/member.ts';
import type { BookEntry } from './book-entry.ts';
import type { Care } from './care.ts';
import type { Note, RemovedNote } from './note.ts';

/** Members' books; they go with the account. */
export interface BookStore {
  /** The last written first. */
  entriesOf(memberId: MemberId): Promise<readonly BookEntry[]>;
  /** Writes tickets whose ids the member's book does not have; refuses ('signed-out') for a deleted account. */
  write(memberId: MemberId, entries: readonly BookEntry[]): Promise<void>;
  /** False when there is none of that id. */
  remove(memberId: MemberId, id: string): Promise<boolean>;
  /** Removes every ticket and the limits. */
  forget(memberId: MemberId): Promise<void>;
}

/** The limits and pauses members set themselves; they go with the account. */
export interface CareStore {
  /** `NO_CARE` for a member who set none. */
  careOf(memberId: MemberId): Promise<Care>;
  /** Refuses ('signed-out') for a deleted account. */
  keepCare(memberId: MemberId, care: Care): Promise<void>;
}

/** Members' notes; they go with the account. */
export interface NoteStore {
  /** The last changed first, without removed ones. */
  notesOf(memberId: MemberId): Promise<readonly Note[]>;
  /** Null where the member never had one of that id. */
  noteWith(memberId: MemberId, id: string): Promise<Note | RemovedNote | null>;
  /** Without removed ones. */
  countOf(memberId: MemberId): Promise<number>;
  /** Keeps a note, or that it was removed, instead of the one of its id; refuses ('signed-out') for a deleted account. */
  keep(memberId: MemberId, note: Note | RemovedNote): Promise<void>;
  /** Removes all notes for good. */
  forget(memberId: MemberId): Promise<void>;
}
