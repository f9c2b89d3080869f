import type { MemberId } from '../member.ts';
import type { AttemptShelf, MachineClock } from '../ports.ts';
import { type AccountLimits, countTry } from '../try-limit.ts';

export interface AdmitQueryDoors {
  readonly attempts: AttemptShelf;
  readonly clock: MachineClock;
  readonly limits: AccountLimits;
}

/** Lets a member ask for picks, and refuses ('too-many') one who asks so often that others would have to wait. */
export const makeAdmitQuery = (doors: AdmitQueryDoors) =>
  async function admitQuery(memberId: MemberId): Promise<void> {
    await countTry(doors.attempts, doors.limits.picksPerMember, `picks:member:${memberId}`, doors.clock());
  };
