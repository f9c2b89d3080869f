import type { NotebookChangeDeps } from '#adapters/http/routes/notebook-changes.ts';
import {
  type MergeNote,
  type MergeRemoval,
  makeMergeNote,
  makeMergeRemoval,
} from '#core/notebook/use-cases/merge-notes.ts';
import { makeTakeChange, type TakeChange } from '#core/notebook/use-cases/take-change.ts';
import { type Get, wiring } from './provide.ts';

declare module './provide.ts' {
  interface Bindings {
    readonly takeChange: TakeChange;
    readonly mergeNote: MergeNote;
    readonly mergeRemoval: MergeRemoval;
  }
}

/** Changes of notebooks that may have been made without a connection. */
export const notebookChangesWiring = () =>
  wiring({
    takeChange: (get) =>
      makeTakeChange({
        changes: get('takenChanges'),
        clock: get('machineClock'),
        withLock: get('withLock'),
      }),
    mergeNote: (get) =>
      makeMergeNote({
        notes: get('notes'),
        cards: get('cards'),
        clock: get('machineClock'),
        racingClock: get('racingClock'),
        withLock: get('withLock'),
      }),
    mergeRemoval: (get) => makeMergeRemoval({ notes: get('notes'), withLock: get('withLock') }),
  });

/** What the HTTP call that takes changes of notebooks needs. */
export const notebookChangeDeps = (get: Get): NotebookChangeDeps => ({
  takeChange: get('takeChange'),
  mergeNote: get('mergeNote'),
  mergeRemoval: get('mergeRemoval'),
  addToWatchList: get('addToWatchList'),
  takeOffWatchList: get('takeOffWatchList'),
  writeInBook: get('writeInBook'),
  removeFromBook: get('removeFromBook'),
  writeMyLine: get('writeMyLine'),
  removeMyLine: get('removeMyLine'),
});
