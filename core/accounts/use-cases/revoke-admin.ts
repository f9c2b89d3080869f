import type { WithLock } from '../../kernel/functions.ts';
import { Refusal } from '../../kernel/refusal.ts';
import { ADMINS_LOCK, isAdminEmail } from '../admin-rule.ts';
import { knownMember } from '../known-member.ts';
import { type PublicMember, publicMember } from '../member.ts';
import type { MemberStore } from '../ports.ts';

export interface RevokeAdminDeps {
  readonly members: MemberStore;
  readonly withLock: WithLock;
  readonly adminEmails: readonly string[];
}

/**
 * Takes administration from a member, who stays a member. Refuses ('conflict') the last administrator
 * (`accounts.last-admin`) and every address in ADMIN_EMAILS (`accounts.listed-admin`), administrator already or not yet.
 */
export const makeRevokeAdmin = (deps: RevokeAdminDeps) =>
  async function revokeAdmin(request: { readonly email: string }): Promise<PublicMember> {
    return deps.withLock(ADMINS_LOCK, async () => {
      const member = knownMember(await deps.members.find({ email: request.email }), request.email);
      const { admins } = await deps.members.count();
      refuseListed(deps, member.email);
      if (member.isAdmin) refuseLast(member.email, admins);
      await deps.members.change(member.id, { isAdmin: false });
      return publicMember({ ...member, isAdmin: false });
    });
  };

function refuseListed({ adminEmails }: RevokeAdminDeps, email: string): void {
  if (isAdminEmail(adminEmails, email)) {
    throw new Refusal(
      'conflict',
      'accounts.listed-admin',
      `${email} is in ADMIN_EMAILS, which makes it an administrator. Remove it there first.`,
    );
  }
}

function refuseLast(email: string, admins: number): void {
  if (admins <= 1) {
    throw new Refusal(
      'conflict',
      'accounts.last-admin',
      `${email} is the last administrator. Grant access to another member first.`,
    );
  }
}
