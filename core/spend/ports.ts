import type { Instant } from '../kernel/instant.ts';
import type { DaySpan } from '../kernel/race-day.ts';
import type { Feature } from '../picks/questions/model-question.ts';
import type { CallEnd, OpenCall, SpendKey, SpendSum } from './call.ts';
import type { Cap } from './cap.ts';

/** Every question to a provider, with what it cost. Sums are in nanodollars. */
export interface SpendStore {
  /**
   * Enters a call at its most, unless a limit is used up: then gives the first such limit and enters nothing. Calls
   * enter one after the other, whichever process they come from.
   */
  open(call: OpenCall, caps: readonly Cap[]): Promise<Cap | null>;
  /** Ends a call; gives what ended calls come to under each limit then, this one included. */
  settle(end: CallEnd, caps: readonly Cap[]): Promise<readonly number[]>;
  /**
   * Ends calls that were put before a moment and whose end nobody told, as when their process was killed: each counts
   * as the dearest answered call of its model and feature whose tokens were told, at most at its most, and as assumed.
   * Gives how many there were; whoever else looks at the same moment finds none of them.
   */
  settleLost(before: Instant): Promise<number>;
  /** What counts under each limit, calls under way at their most. */
  spentUnder(caps: readonly Cap[]): Promise<readonly number[]>;
  /** Dearest first; days in their order. `feature`: of its questions alone. */
  sums(span: DaySpan, by: SpendKey, feature?: Feature): Promise<readonly SpendSum[]>;
}
