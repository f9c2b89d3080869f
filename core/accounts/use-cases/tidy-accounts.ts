import { shift } from '../../kernel/instant.ts';
import type { AttemptShelf, MachineClock, SessionShelf } from '../ports.ts';
import { LONGEST_SPAN_MS } from '../try-limit.ts';

export interface TidyAccountsDoors {
  readonly sessions: SessionShelf;
  readonly attempts: AttemptShelf;
  readonly clock: MachineClock;
  /** What other rooms let go of in time (visitors' proofs of acceptance lose the person). */
  readonly tidyElsewhere: readonly (() => Promise<unknown>)[];
}

/** Removes expired sessions and tries that no limit looks at any more, saying how many of each, and tidies elsewhere. */
export const makeTidyAccounts = (doors: TidyAccountsDoors) =>
  async function tidyAccounts(): Promise<{ readonly sessions: number; readonly attempts: number }> {
    const now = doors.clock();
    for (const tidy of doors.tidyElsewhere) await tidy();
    return {
      sessions: await doors.sessions.purge(now),
      attempts: await doors.attempts.purge(shift(now, -LONGEST_SPAN_MS)),
    };
  };
