import type { HttpDeps } from '#adapters/http/app.ts';
import { machineClock } from '#adapters/system/machine-clock.ts';
import type { CardStore } from '#core/card/ports.ts';
import type { Clock } from '#core/kernel/functions.ts';
import type { NoteStore } from '#core/notebook/ports.ts';
import { makeRemoveNote } from '#core/notebook/use-cases/remove-note.ts';
import { makeShowNotes } from '#core/notebook/use-cases/show-notes.ts';
import { makeWriteNote } from '#core/notebook/use-cases/write-note.ts';
import type { ShowHorse } from '#core/results/use-cases/show-horse.ts';
import { makeWithLock } from '#test/support/one-at-a-time.ts';

interface NoteRoom {
  readonly notes: NoteStore;
  readonly cards: CardStore;
  readonly showHorse: ShowHorse;
}

/** Notes as they are wired, on these stores. */
export function noteDeps(room: NoteRoom, racingClock: Clock): HttpDeps['useCases']['notes'] {
  const linesOf: Parameters<typeof makeShowNotes>[0]['linesOf'] = async (horse, before) =>
    room.showHorse(horse, before).then(
      ({ lines }) => lines,
      () => [],
    );
  const deps = { ...room, clock: machineClock, racingClock, withLock: makeWithLock(), linesOf };
  return {
    showNotes: makeShowNotes(deps),
    writeNote: makeWriteNote(deps),
    removeNote: makeRemoveNote(deps),
  };
}
