import type { BookDeps } from '#adapters/http/routes/book.ts';
import { type ExportBook, makeExportBook } from '#core/notebook/use-cases/export-book.ts';
import { type ImportBook, makeImportBook } from '#core/notebook/use-cases/import-book.ts';
import { makeRemoveFromBook, type RemoveFromBook } from '#core/notebook/use-cases/remove-from-book.ts';
import {
  makePauseBook,
  makeSetLimits,
  type PauseBook,
  type SetLimits,
} from '#core/notebook/use-cases/set-care.ts';
import { makeShowBook, type ShowBook } from '#core/notebook/use-cases/show-book.ts';
import { makeShowCare, type ShowCare } from '#core/notebook/use-cases/show-care.ts';
import { makeWriteInBook, type WriteInBook } from '#core/notebook/use-cases/write-in-book.ts';
import { yieldToEventLoop } from './machine.ts';
import { type Get, wiring } from './provide.ts';

declare module './provide.ts' {
  interface Bindings {
    readonly showBook: ShowBook;
    readonly showCare: ShowCare;
    readonly writeInBook: WriteInBook;
    readonly removeFromBook: RemoveFromBook;
    readonly importBook: ImportBook;
    readonly exportBook: ExportBook;
    readonly setLimits: SetLimits;
    readonly pauseBook: PauseBook;
  }
}

const changing = (get: Get) => ({
  book: get('book'),
  clock: get('machineClock'),
  withLock: get('withLock'),
});

/** Members' books of tickets. */
export const notebookWiring = () =>
  wiring({
    showBook: (get) =>
      makeShowBook({
        book: get('book'),
        results: get('results'),
        cards: get('cards'),
        yieldToEventLoop,
      }),
    showCare: (get) => makeShowCare({ book: get('book') }),
    writeInBook: (get) => makeWriteInBook(changing(get)),
    removeFromBook: (get) => makeRemoveFromBook(changing(get)),
    importBook: (get) => makeImportBook({ ...changing(get), digest: get('digest') }),
    exportBook: (get) => makeExportBook({ book: get('book') }),
    setLimits: (get) => makeSetLimits(changing(get)),
    pauseBook: (get) => makePauseBook(changing(get)),
  });

/** What the HTTP calls about books need. */
export const bookDeps = (get: Get): BookDeps => ({
  showBook: get('showBook'),
  showCare: get('showCare'),
  writeInBook: get('writeInBook'),
  removeFromBook: get('removeFromBook'),
  importBook: get('importBook'),
  exportBook: get('exportBook'),
  setLimits: get('setLimits'),
  pauseBook: get('pauseBook'),
});
