import { signedInMember } from '../known-member.ts';
import type { MemberId } from '../member.ts';
import { type OwnerProof, type OwnerProofDeps, refuseStranger } from '../owner-proof.ts';
import { type PasskeySite, refusePasswordOnly } from '../passkey.ts';
import type { MemberStore } from '../ports.ts';
import type { PasskeyCeremonies, PasskeyQuestion, PasskeyStore } from '../second-factor-ports.ts';

export interface BeginPasskeyDeps extends OwnerProofDeps {
  readonly members: MemberStore;
  readonly passkeys: Pick<PasskeyStore, 'ofMember'>;
  readonly ceremonies: Pick<PasskeyCeremonies, 'askToMake'>;
}

export interface PasskeyToMake extends OwnerProof {
  readonly memberId: MemberId;
  /** Whether more than a password opened the session. */
  readonly isStrong: boolean;
  readonly site: PasskeySite;
}

/**
 * Asks the browser of a member, who proves once more that the account is theirs, to make a passkey. Where there is one
 * already, that needs a session that more than a password opened (`accounts.passkey-needed`).
 */
export const makeBeginPasskey = (deps: BeginPasskeyDeps) =>
  async function beginPasskey(request: PasskeyToMake): Promise<PasskeyQuestion> {
    const { memberId, isStrong, site } = request;
    const member = signedInMember(await deps.members.find({ id: memberId }));
    await refuseStranger(deps, member, { ...request, next: 'add the passkey' });
    const present = await deps.passkeys.ofMember(memberId);
    refusePasswordOnly(present, { isStrong, next: 'add another' });
    return deps.ceremonies.askToMake({ site, memberId, email: member.email, present });
  };
