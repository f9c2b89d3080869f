import type { WithLock } from '../../kernel/functions.ts';
import { Refusal } from '../../kernel/refusal.ts';
import { ADMINS_LOCK } from '../admin-rule.ts';
import { type MemberId, type PublicMember, publicMember } from '../member.ts';
import type { ActivityStore, AttemptStore, LinkStore, MemberSessions, MemberStore } from '../ports.ts';
import { accountSubject } from '../try-limit.ts';

export interface DeleteMemberDeps {
  readonly members: MemberStore;
  readonly sessions: MemberSessions;
  readonly links: LinkStore;
  readonly activity: ActivityStore;
  readonly attempts: AttemptStore;
  readonly withLock: WithLock;
  /** What other rooms do when someone leaves (their proofs of acceptance lose the person). */
  readonly forgetElsewhere: readonly ((memberId: MemberId) => Promise<unknown>)[];
}

export interface Deletion {
  readonly id: MemberId;
  /** The administrator whose act it is; null at the terminal. */
  readonly by: MemberId | null;
}

async function refuseWrongOne(deps: DeleteMemberDeps, { id, by }: Deletion): Promise<PublicMember> {
  const member = await deps.members.find({ id });
  if (member === null) throw new Refusal('not-found', 'accounts.unknown-member', 'There is no such user.');
  if (id === by) {
    throw new Refusal('conflict', 'accounts.own-account', 'You cannot delete your own account here.');
  }
  const { admins } = await deps.members.count();
  if (member.isAdmin && admins <= 1) {
    throw new Refusal('conflict', 'accounts.last-admin', 'The last administrator cannot be deleted.');
  }
  return publicMember(member);
}

/** Deletes somebody's account with everything that hangs on it, and gives who it was. Never one's own, nor the last administrator's. */
export const makeDeleteMember = (deps: DeleteMemberDeps) =>
  async function deleteMember(deletion: Deletion): Promise<PublicMember> {
    const { id } = deletion;
    return deps.withLock(ADMINS_LOCK, async () => {
      const member = await refuseWrongOne(deps, deletion);
      await deps.sessions.endAllOf(id, null);
      await deps.links.drop(id);
      await deps.activity.forget(id);
      for (const forget of deps.forgetElsewhere) await forget(id);
      await deps.members.remove(id);
      await deps.attempts.forget(accountSubject(member.email));
      return member;
    });
  };
