import type { WithLock } from '../../kernel/functions.ts';
import { ADMINS_LOCK } from '../admin-rule.ts';
import { knownMember } from '../known-member.ts';
import { type PublicMember, publicMember } from '../member.ts';
import type { MemberStore } from '../ports.ts';

export interface GrantAdminDeps {
  readonly members: MemberStore;
  readonly withLock: WithLock;
}

/** Makes a member an administrator; one who is already stays one. */
export const makeGrantAdmin = ({ members, withLock }: GrantAdminDeps) =>
  async function grantAdmin(request: { readonly email: string }): Promise<PublicMember> {
    return withLock(ADMINS_LOCK, async () => {
      const member = knownMember(await members.find({ email: request.email }), request.email);
      await members.change(member.id, { isAdmin: true });
      return publicMember({ ...member, isAdmin: true });
    });
  };
