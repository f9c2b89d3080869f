import type { MemberId } from '../member.ts';
import type { SecondFactorStatus } from '../second-factor.ts';
import type { AuthenticatorStore } from '../second-factor-ports.ts';

/** Whether a member has a second factor, since when, and how many recovery codes are left. */
export const makeShowSecondFactor = (deps: {
  readonly authenticators: Pick<AuthenticatorStore, 'find' | 'recoveryCodesLeft'>;
}) =>
  async function showSecondFactor(memberId: MemberId): Promise<SecondFactorStatus> {
    const since = (await deps.authenticators.find(memberId))?.confirmedAt ?? null;
    if (since === null) return { isOn: false, since, recoveryCodesLeft: 0 };
    return { isOn: true, since, recoveryCodesLeft: await deps.authenticators.recoveryCodesLeft(memberId) };
  };
