import type { Instant } from '../../kernel/instant.ts';
import type { Backfill } from './backfill.ts';

/** Backfills with how far they are; of a track one runs at a time. */
export interface BackfillStore {
  /** Opens one, or takes one up that has ended. False, and nothing is kept, when one of its track runs. */
  open(backfill: Backfill): Promise<boolean>;
  /**
   * Keeps how far one that runs is, its end included, and tells whether it is to stop; null when it runs no more, or under another
   * claim.
   */
  keep(backfill: Backfill): Promise<{ readonly isStopAsked: boolean } | null>;
  find(id: string): Promise<Backfill | null>;
  /** Newest first. */
  list(track: string, most: number): Promise<readonly Backfill[]>;
  /** Asks one that runs to stop; false when none of that id runs. */
  askToStop(id: string): Promise<boolean>;
  /** Ends as stopped what runs and was not heard of in time; gives what it ended. */
  endLost(now: Instant): Promise<readonly Backfill[]>;
}
