import type { Instant } from '../kernel/instant.ts';
import { instant } from '../kernel/instant.ts';
import { Refusal } from '../kernel/refusal.ts';
import { isItemId } from './item-id.ts';

/**
 * What became of a change that was made without a connection: done; done with another version kept as a copy; or not done,
 * because a newer change was there.
 */
export type ChangeOutcome = 'taken' | 'copied' | 'overruled';

/** A change of a notebook as its sender names it. */
export interface SentChange {
  /** Made by the sender: sent twice, it is taken once. */
  readonly id: string;
  /** What it changes, such as `watch horse PAPER LANTERN`: the newer change of it wins. */
  readonly subject: string;
  /** When the sender made it; a time to come counts as now. */
  readonly madeAt: Instant;
}

/** A change that the server took, so that a repeat gets the same answer. */
export interface TakenChange extends SentChange {
  readonly outcome: ChangeOutcome;
}

/** Under this name changes of a member's notebook are taken, one after the other. */
export const changeLock = (memberId: string): string => `notebook-changes:${memberId}`;

/** A change as it is recorded, made no later than now. Refuses ('invalid', `notebook.bad-change-id`) an id that is none. */
export function checkedChange(change: SentChange, now: Instant): SentChange {
  if (!isItemId(change.id)) {
    const sentence = 'The id of a change has 8 to 64 letters, digits, hyphens or underscores.';
    throw new Refusal('invalid', 'notebook.bad-change-id', sentence);
  }
  return { ...change, madeAt: instant(Math.min(change.madeAt, now)) };
}

/** Refuses ('forbidden', `notebook.other-member`) a change that somebody else made who used the same browser. */
export function refuseOtherMember(signedIn: string, author: string): void {
  if (signedIn === author) return;
  throw new Refusal('forbidden', 'notebook.other-member', 'This change was made by another member.');
}
