import { plainText } from '../accounts/plain-text.ts';
import type { Instant } from '../kernel/instant.ts';
import type { RaceDay } from '../kernel/race-day.ts';
import { Refusal } from '../kernel/refusal.ts';
import { isItemId } from './item-id.ts';
import type { Subject } from './subject.ts';

/** What a member wrote down about a horse, a race or a person. Nothing of it leaves the account. */
export interface Note {
  /** Made by whoever sends it, so that sending twice stores once. */
  readonly id: string;
  readonly subject: Subject;
  readonly text: string;
  readonly writtenAt: Instant;
  /** When the sender says it was last changed. */
  readonly changedAt: Instant;
  /** The first race day whose figures were earned after it was written. */
  readonly figuresFrom: RaceDay;
}

/** A note that was removed: an older change that arrives late does not bring it back. */
export interface RemovedNote extends Pick<Note, 'id' | 'changedAt'> {
  readonly text: null;
}

/** A member's notes. */
export const MOST_NOTES = 10_000;
/** Of a note, in characters as browsers count them (UTF-16). */
export const LONGEST_TEXT = 500;

/** Under this name a member's notes are changed, one change after the other. */
export const noteLock = (memberId: string): string => `notes:${memberId}`;

/** An id as it is kept. Refuses ('invalid', `notebook.bad-note-id`). */
export function noteIdOf(id: string): string {
  if (isItemId(id)) return id;
  const sentence = 'The id of a note has 8 to 64 letters, digits, hyphens or underscores.';
  throw new Refusal('invalid', 'notebook.bad-note-id', sentence);
}

/** The words as they are kept. Refuses ('invalid') none (`notebook.empty-note`) and too many (`notebook.long-note`). */
export function noteTextOf(words: string): string {
  const text = plainText(words);
  if (text === null) throw new Refusal('invalid', 'notebook.empty-note', 'Write something in the note.');
  if (text.length <= LONGEST_TEXT) return text;
  throw new Refusal('invalid', 'notebook.long-note', `A note has at most ${LONGEST_TEXT} characters.`);
}

/** The later of two changes of a note wins by its stated time; of two at the same time the stored one stays. */
export const isNewer = (stated: Instant, stored: Pick<Note, 'changedAt'> | null): boolean =>
  stored === null || stated > stored.changedAt;

/** Refuses ('conflict', `notebook.full-notes`) one more than `MOST_NOTES`. */
export function refuseFull(count: number): void {
  if (count < MOST_NOTES) return;
  throw new Refusal(
    'conflict',
    'notebook.full-notes',
    `You have ${MOST_NOTES.toLocaleString('en-US')} notes. Remove some to write more.`,
  );
}
