import type { UseCaseDeps } from '#adapters/http/bound-rows.ts';
import { machineClock } from '#adapters/system/machine-clock.ts';
import type { Clock } from '#core/kernel/functions.ts';
import type { DayMailStore, TakenChangeStore } from '#core/notebook/ports.ts';
import { makeMergeNote, makeMergeRemoval } from '#core/notebook/use-cases/merge-notes.ts';
import { makeTakeChange } from '#core/notebook/use-cases/take-change.ts';
import { makeWithLock } from '#test/support/one-at-a-time.ts';
import { bookDeps } from './book-deps.ts';
import { lineDeps } from './line-deps.ts';
import { noteDeps } from './note-deps.ts';
import { watchDeps } from './watch-deps.ts';

type NotebookRoom = Parameters<typeof bookDeps>[0] &
  Parameters<typeof lineDeps>[0] &
  Parameters<typeof noteDeps>[0] &
  Parameters<typeof watchDeps>[0] & {
    readonly takenChanges: TakenChangeStore;
    readonly dayMails: DayMailStore;
  };

type Notebook = Pick<UseCaseDeps, 'book' | 'lines' | 'notes' | 'watch' | 'dayMail' | 'notebookChanges'>;

/** Members' books, lines, notes and watch lists as they are wired, and the changes of them, on these stores. */
export function notebookDeps(room: NotebookRoom, racingClock: Clock): Notebook {
  const [book, lines] = [bookDeps(room), lineDeps(room, racingClock)];
  const [notes, watch] = [noteDeps(room, racingClock), watchDeps(room, racingClock)];
  const deps = { ...room, clock: machineClock, racingClock, withLock: makeWithLock() };
  return {
    book,
    lines,
    notes,
    watch,
    dayMail: { choices: room.dayMails, sendsMail: true, racingClock },
    notebookChanges: {
      ...{ ...book, ...lines, ...watch },
      takeChange: makeTakeChange({ ...deps, changes: room.takenChanges }),
      mergeNote: makeMergeNote(deps),
      mergeRemoval: makeMergeRemoval(deps),
    },
  };
}
