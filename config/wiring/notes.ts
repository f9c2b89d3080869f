import type { NoteDeps } from '#adapters/http/routes/notes.ts';
import type { Instant } from '#core/kernel/instant.ts';
import { Refusal } from '#core/kernel/refusal.ts';
import { makeRemoveNote, type RemoveNote } from '#core/notebook/use-cases/remove-note.ts';
import { makeShowNotes, type ShowNotes } from '#core/notebook/use-cases/show-notes.ts';
import { makeWriteNote, type WriteNote } from '#core/notebook/use-cases/write-note.ts';
import { type Get, wiring } from './provide.ts';

declare module './provide.ts' {
  interface Bindings {
    readonly showNotes: ShowNotes;
    readonly writeNote: WriteNote;
    readonly removeNote: RemoveNote;
  }
}

/** The past races of a horse as its page shows them; none for a horse that no card or result has. */
const linesOf = (get: Get) => (horse: string, before: Instant) =>
  get('showHorse')(horse, before).then(
    ({ lines }) => lines,
    (error: unknown) => {
      if (error instanceof Refusal && error.kind === 'not-found') return [];
      throw error;
    },
  );

const changing = (get: Get) => ({
  notes: get('notes'),
  clock: get('machineClock'),
  withLock: get('withLock'),
});

/** Members' notes. */
export const notesWiring = () =>
  wiring({
    showNotes: (get) =>
      makeShowNotes({
        notes: get('notes'),
        cards: get('cards'),
        linesOf: linesOf(get),
        racingClock: get('racingClock'),
      }),
    writeNote: (get) =>
      makeWriteNote({ ...changing(get), cards: get('cards'), racingClock: get('racingClock') }),
    removeNote: (get) => makeRemoveNote(changing(get)),
  });

/** What the HTTP calls about notes need. */
export const noteDeps = (get: Get): NoteDeps => ({
  showNotes: get('showNotes'),
  writeNote: get('writeNote'),
  removeNote: get('removeNote'),
});
