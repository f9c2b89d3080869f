import { Refusal } from '../../kernel/refusal.ts';
import { type PublicMember, publicMember } from '../member.ts';
import type { MemberShelf } from '../ports.ts';

/** Makes a member an administrator; one who is already stays one. */
export const makeGrantAdmin = (doors: { readonly members: MemberShelf }) =>
  async function grantAdmin(request: { readonly email: string }): Promise<PublicMember> {
    const member = await doors.members.find({ email: request.email });
    if (member === null) {
      throw new Refusal('not-found', 'accounts.unknown-email', `No account has the email ${request.email}.`);
    }
    await doors.members.change(member.id, { isAdmin: true });
    return publicMember({ ...member, isAdmin: true });
  };
