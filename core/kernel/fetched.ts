import type { RaceDay } from './race-day.ts';

/** What to bring: a track and a day of it. */
export interface FetchRequest {
  /** Slug. */
  readonly track: string;
  readonly day: RaceDay;
  /** Make anew also what is kept and current; what costs nothing is always brought anew. */
  readonly isAnew?: boolean;
}

/** One part of what should have come: a race, a kind of fact, one source of several. */
export interface FetchedPart {
  readonly name: string;
  /** As of the whole. */
  readonly expected: number | null;
  readonly brought: number;
}

/** What came of asking a source. */
export interface FetchReport {
  /** Items that should have come; null where nobody can say. */
  readonly expected: number | null;
  /** Items that came and are kept, unchanged ones included. */
  readonly brought: number;
  /** What is missing or was left out, in sentences; with one of them the answer is partial. */
  readonly faults: readonly string[];
  /** The same part by part, in their order; left out where it has none. */
  readonly parts?: readonly FetchedPart[];
}

/**
 * Brings what one source knows of a day. Told lines are its log. A host that is ill refuses 'unavailable' (worth
 * trying again), what does not exist 'not-found' (not worth it); what was kept before stands in every case.
 */
export type FetchSource = (request: FetchRequest, told: (line: string) => void) => Promise<FetchReport>;
