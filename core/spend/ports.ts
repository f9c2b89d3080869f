import type { Instant } from '../kernel/instant.ts';
import type { DaySpan } from '../kernel/race-day.ts';
import type { Feature } from '../picks/model-questions/model-question.ts';
import type { CallEnd, OpenCall, SpendKey, SpendSum } from './call.ts';
import type { Cap } from './cap.ts';

/** Every question to a provider, with what it cost. Sums are in nanodollars. */
export interface SpendStore {
  /**
   * Enters a call at its most, unless a limit is used up: then gives the first such limit and enters nothing. Calls
   * are entered one at a time, across all processes.
   */
  open(call: OpenCall, caps: readonly Cap[]): Promise<Cap | null>;
  /** Ends a call; gives what ended calls come to under each limit then, this one included. */
  settle(end: CallEnd, caps: readonly Cap[]): Promise<readonly number[]>;
  /**
   * Ends calls that began before a moment and never reported an outcome, as when their process was killed: each counts as
   * the most expensive answered call of its model and feature with known tokens, at most at its maximum, and as assumed.
   * Returns how many there were; a second caller at the same moment gets none of them.
   */
  settleLost(before: Instant): Promise<number>;
  /** What counts under each limit, calls under way at their most. */
  spentUnder(caps: readonly Cap[]): Promise<readonly number[]>;
  /** Most expensive first; days in order. `feature`: of its questions alone. */
  sums(span: DaySpan, by: SpendKey, feature?: Feature): Promise<readonly SpendSum[]>;
}
