import type { MemberId } from '../../accounts/member.ts';
import type { MachineClock } from '../../accounts/ports.ts';
import { raceIdOrRefusal } from '../../card/days-card.ts';
import type { CardStore } from '../../card/ports.ts';
import type { Clock, WithLock } from '../../kernel/functions.ts';
import { type Instant, instant, shift } from '../../kernel/instant.ts';
import {
  figuresFrom,
  type Note,
  noteIdOf,
  noteLock,
  noteTextOf,
  refuseFull,
  refuseOtherSubject,
} from '../note.ts';
import { hasSeen, mergedNote, revivedNote } from '../note-merge.ts';
import type { ChangeOutcome } from '../notebook-change.ts';
import type { NoteStore } from '../ports.ts';
import { type RequestedSubject, subjectOf } from '../subject.ts';

/** A note that was written or changed without a connection. */
export interface LateNote {
  readonly id: string;
  readonly subject: RequestedSubject;
  readonly text: string;
  readonly changedAt: Instant;
  /** When the version that its author changed was last changed; null for a new note. */
  readonly seen: Instant | null;
  /** The race on whose page it was written; null elsewhere. */
  readonly raceId: string | null;
}

interface MergeNotesDeps {
  readonly notes: NoteStore;
  readonly cards: Pick<CardStore, 'raceWith'>;
  readonly clock: MachineClock;
  readonly racingClock: Clock;
  readonly withLock: WithLock;
}

/**
 * Merges a note that was written without a connection into those that are stored, as `mergedNote`: nobody's words are lost.
 * Changed after it was removed elsewhere, it comes back as a note of its own. Refuses what `noteIdOf`, `noteTextOf`,
 * `subjectOf`, `refuseFull` and `refuseOtherSubject` refuse.
 */
export function makeMergeNote({ notes, cards, clock, racingClock, withLock }: MergeNotesDeps) {
  async function newNote({ id, subject, text, changedAt, raceId }: LateNote): Promise<Note> {
    const found = raceId === null ? null : await cards.raceWith(raceIdOrRefusal(raceId));
    const from = figuresFrom(found?.race ?? null, shift(racingClock(), changedAt - clock()));
    return {
      id: noteIdOf(id),
      subject: subjectOf(subject),
      text: noteTextOf(text),
      writtenAt: changedAt,
      changedAt,
      figuresFrom: from,
    };
  }

  async function keepNew(memberId: MemberId, note: Note): Promise<void> {
    refuseFull(await notes.countOf(memberId));
    await notes.keep(memberId, note);
  }

  return async function mergeNote(memberId: MemberId, late: LateNote): Promise<ChangeOutcome> {
    const changed = await newNote(late);
    return withLock(noteLock(memberId), async () => {
      const stored = await notes.noteWith(memberId, changed.id);
      if (stored === null || stored.text === null) {
        await keepNew(memberId, stored === null ? changed : revivedNote(stored, changed));
        return stored === null ? 'taken' : 'copied';
      }
      refuseOtherSubject(stored, changed.subject);
      const { note, copy } = mergedNote(stored, { ...changed, seen: late.seen });
      await notes.keep(memberId, note);
      if (copy === null) return 'taken';
      await keepNew(memberId, copy);
      return 'copied';
    });
  };
}

export type MergeNote = ReturnType<typeof makeMergeNote>;

/** The removal of a note without a connection. */
export type LateRemoval = Pick<LateNote, 'id' | 'changedAt' | 'seen'>;

/** Removes a note that its sender had seen as it is stored; one that was changed elsewhere stays. Removed twice is once. */
export const makeMergeRemoval = ({ notes, withLock }: Pick<MergeNotesDeps, 'notes' | 'withLock'>) =>
  async function mergeRemoval(
    memberId: MemberId,
    { id, changedAt, seen }: LateRemoval,
  ): Promise<ChangeOutcome> {
    return withLock(noteLock(memberId), async () => {
      const stored = await notes.noteWith(memberId, id);
      if (stored === null || stored.text === null) return 'taken';
      if (!hasSeen(seen, stored)) return 'overruled';
      const removedAt = instant(Math.max(changedAt, stored.changedAt));
      await notes.keep(memberId, { id, text: null, changedAt: removedAt });
      return 'taken';
    });
  };

export type MergeRemoval = ReturnType<typeof makeMergeRemoval>;
