import type { HttpDeps } from '#adapters/http/app.ts';
import { digest } from '#adapters/system/identifiers.ts';
import { machineClock } from '#adapters/system/machine-clock.ts';
import type { CardStore } from '#core/card/ports.ts';
import type { BookStore, CareStore } from '#core/notebook/ports.ts';
import { makeExportBook } from '#core/notebook/use-cases/export-book.ts';
import { makeImportBook } from '#core/notebook/use-cases/import-book.ts';
import { makeRemoveFromBook } from '#core/notebook/use-cases/remove-from-book.ts';
import { makePauseBook, makeSetLimits } from '#core/notebook/use-cases/set-care.ts';
import { makeShowBook } from '#core/notebook/use-cases/show-book.ts';
import { makeShowCare } from '#core/notebook/use-cases/show-care.ts';
import { makeWriteInBook } from '#core/notebook/use-cases/write-in-book.ts';
import type { ResultsOfDays } from '#core/results/ports.ts';
import { makeWithLock } from '#test/support/one-at-a-time.ts';

interface BookStores {
  readonly book: BookStore & CareStore;
  readonly results: ResultsOfDays;
  readonly cards: Pick<CardStore, 'cardFor'>;
}

/** Books as they are wired, on these stores. */
export function bookDeps({ book, results, cards }: BookStores): HttpDeps['useCases']['book'] {
  const changing = { book, clock: machineClock, withLock: makeWithLock(), digest };
  return {
    showBook: makeShowBook({ book, results, cards, yieldToEventLoop: async () => undefined }),
    showCare: makeShowCare({ book }),
    writeInBook: makeWriteInBook(changing),
    removeFromBook: makeRemoveFromBook(changing),
    importBook: makeImportBook(changing),
    exportBook: makeExportBook({ book }),
    setLimits: makeSetLimits(changing),
    pauseBook: makePauseBook(changing),
  };
}
