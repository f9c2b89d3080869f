import { Refusal } from '../../kernel/refusal.ts';
import { type PublicMember, publicMember } from '../member.ts';
import type { MemberStore } from '../ports.ts';

/** Makes a member an administrator; one who is already stays one. */
export const makeGrantAdmin = (deps: { readonly members: MemberStore }) =>
  async function grantAdmin(request: { readonly email: string }): Promise<PublicMember> {
    const member = await deps.members.find({ email: request.email });
    if (member === null) {
      throw new Refusal('not-found', 'accounts.unknown-email', `No account has the email ${request.email}.`);
    }
    await deps.members.change(member.id, { isAdmin: true });
    return publicMember({ ...member, isAdmin: true });
  };
