import type { Log } from './functions.ts';
import type { RaceDay } from './race-day.ts';

/** What to fetch: a track and one of its days. */
export interface FetchRequest {
  /** Slug. */
  readonly track: string;
  readonly day: RaceDay;
  /** Redo what is saved and current as well; what costs nothing is always fetched again. */
  readonly isRefresh?: boolean;
}

/** One part of what should have come: a race, a kind of fact, one source of several. */
export interface FetchedPart {
  readonly name: string;
  /** As of the whole. */
  readonly expected: number | null;
  readonly received: number;
}

/** What came of asking a source. */
export interface FetchReport {
  /** Items that should have come; null where that is unknown. */
  readonly expected: number | null;
  /** Items that came and are kept, unchanged ones included. */
  readonly received: number;
  /** What is missing or was left out, in sentences; with one of them the answer is partial. */
  readonly faults: readonly string[];
  /** The same part by part, in their order; left out where it has none. */
  readonly parts?: readonly FetchedPart[];
}

/**
 * Fetches what one source knows of a day and logs its progress. A failing host refuses 'unavailable' (worth another
 * try), a missing thing 'not-found' (not worth one); what was stored before stays in every case.
 */
export type FetchSource = (request: FetchRequest, log: Log) => Promise<FetchReport>;
