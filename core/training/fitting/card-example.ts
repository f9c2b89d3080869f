import type { Evidence } from '../../handicapping/evidence.ts';

/** A race on a full card; `won` is by betting interest, null while unknown. */
export interface CardExample {
  readonly evidence: Evidence;
  readonly won: readonly number[] | null;
}

/** A past race as known before it was run, with the finish order of those starters whose lines we have. */
export interface MeetingExample {
  readonly evidence: Evidence;
  /** Rows of the starters, best first; horses whose order is unknown share a place. */
  readonly order: readonly (readonly number[])[];
}
