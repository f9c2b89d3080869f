import type { MemberId } from '../../accounts/member.ts';
import type { MachineClock } from '../../accounts/ports.ts';
import { raceIdOrRefusal } from '../../card/days-card.ts';
import type { CardStore } from '../../card/ports.ts';
import type { Race } from '../../card/race.ts';
import type { Clock, WithLock } from '../../kernel/functions.ts';
import { type Instant, instant, shift } from '../../kernel/instant.ts';
import { Refusal } from '../../kernel/refusal.ts';
import {
  figuresFrom,
  isNewer,
  type Note,
  noteIdOf,
  noteLock,
  noteTextOf,
  refuseFull,
  refuseOtherSubject,
} from '../note.ts';
import type { NoteStore } from '../ports.ts';
import { type RequestedSubject, subjectOf } from '../subject.ts';

/** A note as it is sent. */
export interface NoteDraft {
  readonly id: string;
  readonly subject: RequestedSubject;
  readonly text: string;
  /** When the sender changed it; null: now. A time to come counts as now. */
  readonly changedAt: Instant | null;
  /** The race on whose page it was written; null elsewhere. */
  readonly raceId: string | null;
}

export interface WriteNoteDeps {
  readonly notes: NoteStore;
  readonly cards: Pick<CardStore, 'raceWith'>;
  readonly clock: MachineClock;
  readonly racingClock: Clock;
  readonly withLock: WithLock;
}

/**
 * Writes or changes a note and gives it as it is kept: sent twice it is stored once, and the newer change wins by its
 * stated time. Refuses what `noteIdOf`, `noteTextOf`, `subjectOf` and `refuseFull` refuse, and ('conflict') an id of a
 * note about something else (`notebook.note-id-taken`) or removed since (`notebook.note-removed`).
 */
export function makeWriteNote({ notes, cards, clock, racingClock, withLock }: WriteNoteDeps) {
  async function raceOf(raceId: string | null): Promise<Race | null> {
    return raceId === null ? null : ((await cards.raceWith(raceIdOrRefusal(raceId)))?.race ?? null);
  }

  return async function writeNote(memberId: MemberId, draft: NoteDraft): Promise<Note> {
    const id = noteIdOf(draft.id);
    const subject = subjectOf(draft.subject);
    const text = noteTextOf(draft.text);
    const now = clock();
    const changedAt = instant(Math.min(draft.changedAt ?? now, now));
    return withLock(noteLock(memberId), async () => {
      const stored = await notes.noteWith(memberId, id);
      if (stored === null) {
        refuseFull(await notes.countOf(memberId));
        const from = figuresFrom(await raceOf(draft.raceId), shift(racingClock(), changedAt - now));
        const note = { id, subject, text, writtenAt: changedAt, changedAt, figuresFrom: from };
        await notes.keep(memberId, note);
        return note;
      }
      if (stored.text === null) {
        throw new Refusal('conflict', 'notebook.note-removed', 'This note was removed. Write a new one.');
      }
      refuseOtherSubject(stored, subject);
      if (draft.changedAt !== null && !isNewer(changedAt, stored)) return stored;
      const note = { ...stored, text, changedAt };
      await notes.keep(memberId, note);
      return note;
    });
  };
}

export type WriteNote = ReturnType<typeof makeWriteNote>;
