import { signedInMember } from '../known-member.ts';
import { type MemberId, type PublicMember, publicMember } from '../member.ts';
import type { MemberStore } from '../ports.ts';

/** The member a session belongs to, with their rights as they are now. */
export const makeCurrentMember = (deps: { readonly members: MemberStore }) =>
  async function currentMember(id: MemberId): Promise<PublicMember> {
    const member = signedInMember(await deps.members.find({ id }));
    return publicMember(member);
  };
