import type { MachineClock } from '../../accounts/ports.ts';
import { VISITOR_SESSION_MS } from '../../accounts/session-life.ts';
import { shift } from '../../kernel/instant.ts';
import type { AcceptanceShelf } from '../ports.ts';

export interface ForgetVisitorsDoors {
  readonly acceptances: AcceptanceShelf;
  readonly clock: MachineClock;
}

/** Takes the person out of what visitors accepted who did not sign in while their browser session lasted. */
export const makeForgetVisitors = (doors: ForgetVisitorsDoors) =>
  async function forgetVisitors(): Promise<{ readonly forgotten: number }> {
    const before = shift(doors.clock(), -VISITOR_SESSION_MS);
    return { forgotten: await doors.acceptances.anonymiseVisitors(before) };
  };
