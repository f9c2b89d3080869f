import { Refusal } from '../../kernel/refusal.ts';
import type { MemberId } from '../member.ts';
import { type OwnerProof, type OwnerProofDeps, refuseStranger } from '../owner-proof.ts';
import type { PasskeySite } from '../passkey.ts';
import type { MemberStore, PasskeyCeremonies, PasskeyQuestion, PasskeyStore } from '../ports.ts';

export interface BeginPasskeyDeps extends OwnerProofDeps {
  readonly members: MemberStore;
  readonly passkeys: Pick<PasskeyStore, 'ofMember'>;
  readonly ceremonies: Pick<PasskeyCeremonies, 'askToMake'>;
}

/** Asks the browser of a member, who proves once more that the account is theirs, to make a passkey. */
export const makeBeginPasskey = (deps: BeginPasskeyDeps) =>
  async function beginPasskey(
    request: OwnerProof & { readonly memberId: MemberId; readonly site: PasskeySite },
  ): Promise<PasskeyQuestion> {
    const { memberId, site } = request;
    const member = await deps.members.find({ id: memberId });
    if (member === null) throw new Refusal('signed-out', 'accounts.signed-out', 'You are not signed in.');
    await refuseStranger(deps, member, { ...request, next: 'add the passkey' });
    const present = await deps.passkeys.ofMember(memberId);
    return deps.ceremonies.askToMake({ site, memberId, email: member.email, present });
  };
