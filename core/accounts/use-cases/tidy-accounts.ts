import { shift } from '../../kernel/instant.ts';
import type { AttemptStore, MachineClock, SessionStore } from '../ports.ts';
import { LONGEST_SPAN_MS } from '../try-limit.ts';

export interface TidyAccountsDeps {
  readonly sessions: SessionStore;
  readonly attempts: AttemptStore;
  readonly clock: MachineClock;
  /** What other rooms let go of in time (visitors' proofs of acceptance lose the person). */
  readonly tidyElsewhere: readonly (() => Promise<unknown>)[];
}

/** Removes expired sessions and tries that no limit looks at any more, saying how many of each, and tidies elsewhere. */
export const makeTidyAccounts = (deps: TidyAccountsDeps) =>
  async function tidyAccounts(): Promise<{ readonly sessions: number; readonly attempts: number }> {
    const now = deps.clock();
    for (const tidy of deps.tidyElsewhere) await tidy();
    return {
      sessions: await deps.sessions.purge(now),
      attempts: await deps.attempts.purge(shift(now, -LONGEST_SPAN_MS)),
    };
  };
