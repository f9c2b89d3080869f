import type { Instant } from '../../kernel/instant.ts';
import type { Backfill } from './backfill.ts';

/** Backfills and their progress; one of a track runs at a time. */
export interface BackfillStore {
  /** Opens one, or resumes one that has ended. False, and nothing is stored, when one of its track runs. */
  open(backfill: Backfill): Promise<boolean>;
  /**
   * Stores the progress of one that runs, its end included, and returns whether it is to stop; null when it no longer
   * runs, or runs under another claim.
   */
  keep(backfill: Backfill): Promise<{ readonly isStopAsked: boolean } | null>;
  find(id: string): Promise<Backfill | null>;
  /** Newest first. */
  list(track: string, most: number): Promise<readonly Backfill[]>;
  /** Asks one that runs to stop; false when none of that id runs. */
  requestStop(id: string): Promise<boolean>;
  /** Ends as stopped every backfill whose lease ran out; returns those it ended. */
  endLost(now: Instant): Promise<readonly Backfill[]>;
}
