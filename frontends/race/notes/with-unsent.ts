import type { Unsent } from '#frame/unsent/unsent.ts';
import type { MyNote, NoteSubject } from './my-note.ts';

/** A note as it is on screen: what this browser has not sent yet is on top of what the server has. */
export type ShownNote = MyNote & { readonly unsent: Unsent | null };

function written(unsent: Unsent, before: ShownNote | undefined, subject: NoteSubject): ShownNote | null {
  if (unsent.change.kind !== 'write-note') return null;
  const { id, note } = unsent.change;
  const changed = { text: note.text, changedAt: unsent.madeAt, unsent };
  if (before !== undefined) return { ...before, ...changed };
  if (note.kind !== subject.kind || note.key !== subject.key) return null;
  const { kind, key } = note;
  const fresh = { writtenAt: unsent.madeAt, programNumbers: [], since: null };
  return { id, kind, key, name: note.name ?? subject.name, ...fresh, ...changed };
}

function withChange(notes: readonly ShownNote[], unsent: Unsent, subject: NoteSubject): readonly ShownNote[] {
  const { change, refused } = unsent;
  if (change.kind === 'remove-note') {
    if (refused === null) return notes.filter(({ id }) => id !== change.id);
    return notes.map((note) => (note.id === change.id ? { ...note, unsent } : note));
  }
  if (change.kind !== 'write-note') return notes;
  const before = notes.find(({ id }) => id === change.id);
  const after = written(unsent, before, subject);
  if (after === null) return notes;
  return before === undefined ? [after, ...notes] : notes.map((note) => (note === before ? after : note));
}

/** The notes on a subject with the member's unsent changes, in the order in which they were made. */
export const withUnsent = (
  notes: readonly MyNote[],
  changes: readonly Unsent[],
  subject: NoteSubject,
): readonly ShownNote[] =>
  changes.reduce<readonly ShownNote[]>(
    (shown, unsent) => withChange(shown, unsent, subject),
    notes.map((note) => ({ ...note, unsent: null })),
  );
