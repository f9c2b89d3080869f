import { type Instant, instant } from '../kernel/instant.ts';
import type { Note, RemovedNote } from './note.ts';

/** A change of a note by somebody who had seen it as of a time. */
export interface NoteChange extends Pick<Note, 'text' | 'changedAt'> {
  /** When the version that the sender saw was last changed; null when the sender saw none. */
  readonly seen: Instant | null;
}

/** Room for the time of a copy in an id. */
const LONGEST_ORIGIN = 50;

/** The id of the copy of a version of a note: the same each time. */
export const copyIdOf = ({ id, changedAt }: Pick<Note, 'id' | 'changedAt'>): string =>
  `${id.slice(0, LONGEST_ORIGIN)}-${changedAt.toString(36)}`;

/** Whether the sender of a change had seen what is stored. */
export const hasSeen = (seen: Instant | null, stored: Pick<Note, 'changedAt'>): boolean =>
  seen !== null && seen >= stored.changedAt;

const copyOf = (note: Note): Note => ({ ...note, id: copyIdOf(note), writtenAt: note.changedAt });

export interface MergedNote {
  readonly note: Note;
  /** The other version, as a note of its own; null where no words would be lost. */
  readonly copy: Note | null;
}

/**
 * A change of a stored note: it wins where its sender had seen what is stored. Else the note was changed in two places: the
 * newer change wins (of two at the same time the stored one), and the other version is kept as a copy.
 */
export function mergedNote(stored: Note, { text, changedAt, seen }: NoteChange): MergedNote {
  if (hasSeen(seen, stored)) {
    return {
      note: { ...stored, text, changedAt: instant(Math.max(changedAt, stored.changedAt)) },
      copy: null,
    };
  }
  const changed: Note = { ...stored, text, changedAt };
  const [newer, older] = changedAt > stored.changedAt ? [changed, stored] : [stored, changed];
  return { note: newer, copy: newer.text === older.text ? null : copyOf(older) };
}

/** A note whose removal its author had not seen when changing it: it comes back under another id. */
export const revivedNote = (removed: RemovedNote, changed: Note): Note =>
  copyOf({ ...changed, id: removed.id });
