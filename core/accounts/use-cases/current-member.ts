import { Refusal } from '../../kernel/refusal.ts';
import { type MemberId, type PublicMember, publicMember } from '../member.ts';
import type { MemberShelf } from '../ports.ts';

/** The member a session belongs to, with their rights as they are now. */
export const makeCurrentMember = (doors: { readonly members: MemberShelf }) =>
  async function currentMember(id: MemberId): Promise<PublicMember> {
    const member = await doors.members.find({ id });
    if (member === null) throw new Refusal('signed-out', 'accounts.signed-out', 'You are not signed in.');
    return publicMember(member);
  };
