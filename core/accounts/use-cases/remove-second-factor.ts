import type { AllOrNothing } from '../../kernel/functions.ts';
import { knownMember } from '../known-member.ts';
import { type PublicMember, publicMember } from '../member.ts';
import type { MemberSessions, MemberStore } from '../ports.ts';
import type { AuthenticatorStore, PasskeyStore } from '../second-factor-ports.ts';

export interface RemoveSecondFactorDeps {
  readonly members: MemberStore;
  readonly sessions: Pick<MemberSessions, 'endAllOf'>;
  readonly authenticators: Pick<AuthenticatorStore, 'remove'>;
  readonly passkeys: Pick<PasskeyStore, 'forget'>;
  readonly allOrNothing: AllOrNothing;
}

/** Takes a lost second factor and all passkeys from a member, as an operator, and ends every session of theirs. */
export const makeRemoveSecondFactor = (deps: RemoveSecondFactorDeps) =>
  async function removeSecondFactor(request: {
    readonly email: string;
  }): Promise<{ readonly member: PublicMember; readonly wasOn: boolean }> {
    const member = knownMember(await deps.members.find({ email: request.email }), request.email);
    return deps.allOrNothing(async () => {
      const hadApp = await deps.authenticators.remove(member.id);
      const wasOn = (await deps.passkeys.forget(member.id)) > 0 || hadApp;
      if (wasOn) await deps.sessions.endAllOf(member.id, null);
      return { member: publicMember(member), wasOn };
    });
  };
