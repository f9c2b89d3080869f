import { Refusal } from '../../kernel/refusal.ts';
import { type MemberId, type PublicMember, publicMember } from '../member.ts';
import type { MemberStore } from '../ports.ts';

/** The member a session belongs to, with their rights as they are now. */
export const makeCurrentMember = (deps: { readonly members: MemberStore }) =>
  async function currentMember(id: MemberId): Promise<PublicMember> {
    const member = await deps.members.find({ id });
    if (member === null) throw new Refusal('signed-out', 'accounts.signed-out', 'You are not signed in.');
    return publicMember(member);
  };
