import type { MachineClock } from '../../accounts/ports.ts';
import { VISITOR_SESSION_MS } from '../../accounts/session-life.ts';
import { shift } from '../../kernel/instant.ts';
import type { AcceptanceStore } from '../ports.ts';

export interface ForgetVisitorsDeps {
  readonly acceptances: AcceptanceStore;
  readonly clock: MachineClock;
}

/** Takes the person out of what visitors accepted who did not sign in while their browser session lasted. */
export const makeForgetVisitors = (deps: ForgetVisitorsDeps) =>
  async function forgetVisitors(): Promise<{ readonly forgotten: number }> {
    const before = shift(deps.clock(), -VISITOR_SESSION_MS);
    return { forgotten: await deps.acceptances.anonymizeVisitors(before) };
  };
