import type { MemberId } from '../member.ts';
import type { AttemptStore, MachineClock } from '../ports.ts';
import { type AccountLimits, countTry } from '../try-limit.ts';

export interface AdmitQueryDeps {
  readonly attempts: AttemptStore;
  readonly clock: MachineClock;
  readonly limits: AccountLimits;
}

/** Lets a member ask for picks, and refuses ('too-many') one who asks so often that others would have to wait. */
export const makeAdmitQuery = (deps: AdmitQueryDeps) =>
  async function admitQuery(memberId: MemberId): Promise<void> {
    await countTry(deps.attempts, deps.limits.picksPerMember, `picks:member:${memberId}`, deps.clock());
  };
