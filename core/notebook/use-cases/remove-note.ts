import type { MemberId } from '../../accounts/member.ts';
import type { MachineClock } from '../../accounts/ports.ts';
import type { WithLock } from '../../kernel/functions.ts';
import { type Instant, instant } from '../../kernel/instant.ts';
import { Refusal } from '../../kernel/refusal.ts';
import { isNewer, noteLock } from '../note.ts';
import type { NoteStore } from '../ports.ts';

interface RemoveNoteDeps {
  readonly notes: NoteStore;
  readonly clock: MachineClock;
  readonly withLock: WithLock;
}

/**
 * Removes a note as of the stated time, null: now. Removed twice is removed once. Refuses ('not-found',
 * `notebook.unknown-note`) an unknown id, and ('conflict', `notebook.note-changed`) where the note was changed later.
 */
export const makeRemoveNote = ({ notes, clock, withLock }: RemoveNoteDeps) =>
  async function removeNote(memberId: MemberId, id: string, stated: Instant | null): Promise<void> {
    const now = clock();
    const changedAt = instant(Math.min(stated ?? now, now));
    await withLock(noteLock(memberId), async () => {
      const stored = await notes.noteWith(memberId, id);
      if (stored === null) throw new Refusal('not-found', 'notebook.unknown-note', 'You have no such note.');
      if (stored.text === null) return;
      if (stated === null || isNewer(changedAt, stored)) {
        await notes.keep(memberId, { id, text: null, changedAt });
        return;
      }
      throw new Refusal('conflict', 'notebook.note-changed', 'This note was changed later. Read it again.');
    });
  };

export type RemoveNote = ReturnType<typeof makeRemoveNote>;
