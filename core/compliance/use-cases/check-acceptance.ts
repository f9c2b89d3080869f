import { isOf, isOwnAct } from '../acceptance.ts';
import { DISCLAIMER } from '../disclaimer.ts';
import type { AcceptanceStore } from '../ports.ts';

export interface CheckAcceptanceDeps {
  readonly acceptances: AcceptanceStore;
  /** Whether a record an administrator made satisfies the gate; by default it does not. */
  readonly adminEnsureCounts: boolean;
}

/** Whether a member has accepted the current disclaimer. */
export const makeCheckAcceptance = (deps: CheckAcceptanceDeps) =>
  async function checkAcceptance(memberId: string): Promise<{ readonly hasValidAcceptance: boolean }> {
    const acceptances = await deps.acceptances.ofMember(memberId);
    const hasValidAcceptance = acceptances.some(
      (acceptance) => isOf(acceptance, DISCLAIMER) && (isOwnAct(acceptance) || deps.adminEnsureCounts),
    );
    return { hasValidAcceptance };
  };
