import { isOf, isOwnAct } from '../acceptance.ts';
import { DISCLAIMER } from '../disclaimer.ts';
import type { AcceptanceShelf } from '../ports.ts';

export interface CheckAcceptanceDoors {
  readonly acceptances: AcceptanceShelf;
  /** Whether a record an administrator made satisfies the gate; by default it does not. */
  readonly adminEnsureCounts: boolean;
}

/** Whether a member has accepted the disclaimer as it stands. */
export const makeCheckAcceptance = (doors: CheckAcceptanceDoors) =>
  async function checkAcceptance(memberId: string): Promise<{ readonly hasValidAcceptance: boolean }> {
    const acceptances = await doors.acceptances.ofMember(memberId);
    const hasValidAcceptance = acceptances.some(
      (acceptance) => isOf(acceptance, DISCLAIMER) && (isOwnAct(acceptance) || doors.adminEnsureCounts),
    );
    return { hasValidAcceptance };
  };
