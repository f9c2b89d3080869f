import type { AllOrNothing } from '../../kernel/functions.ts';
import { signedInMember } from '../known-member.ts';
import type { MemberId } from '../member.ts';
import { type OwnerProof, type OwnerProofDeps, refuseStranger } from '../owner-proof.ts';
import type { MemberSessions, MemberStore } from '../ports.ts';
import type { AuthenticatorStore, CheckSecondFactor, PasskeyStore } from '../second-factor-ports.ts';

export interface TurnOffSecondFactorDeps extends OwnerProofDeps {
  readonly members: MemberStore;
  readonly sessions: Pick<MemberSessions, 'endAllOf'>;
  readonly authenticators: Pick<AuthenticatorStore, 'remove'>;
  readonly passkeys: Pick<PasskeyStore, 'ofMember'>;
  readonly checkSecondFactor: CheckSecondFactor;
  readonly allOrNothing: AllOrNothing;
}

export interface TurningOff extends OwnerProof {
  readonly memberId: MemberId;
  readonly code: string | null;
  /** The session that lives on. */
  readonly sessionKey: string;
}

/** Turns the second factor off for who knows the password and has a code, and ends the member's other sessions. */
export const makeTurnOffSecondFactor = (deps: TurnOffSecondFactorDeps) =>
  async function turnOffSecondFactor(request: TurningOff): Promise<{ readonly isFactorLeft: boolean }> {
    const { memberId, code, sessionKey } = request;
    const member = signedInMember(await deps.members.find({ id: memberId }));
    await refuseStranger(deps, member, { ...request, next: 'turn the second factor off' });
    await deps.checkSecondFactor({ memberId, code });
    await deps.allOrNothing(async () => {
      await deps.authenticators.remove(memberId);
      await deps.sessions.endAllOf(memberId, sessionKey);
    });
    return { isFactorLeft: (await deps.passkeys.ofMember(memberId)).length > 0 };
  };
