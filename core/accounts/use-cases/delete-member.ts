import type { OneAtATime } from '../../kernel/doors.ts';
import { Refusal } from '../../kernel/refusal.ts';
import { ADMINS_LOCK } from '../admin-rule.ts';
import { type MemberId, type PublicMember, publicMember } from '../member.ts';
import type { ActivityShelf, AttemptShelf, LinkShelf, MemberShelf, SessionShelf } from '../ports.ts';
import { accountSubject } from '../try-limit.ts';

export interface DeleteMemberDoors {
  readonly members: MemberShelf;
  readonly sessions: SessionShelf;
  readonly links: LinkShelf;
  readonly activity: ActivityShelf;
  readonly attempts: AttemptShelf;
  readonly oneAtATime: OneAtATime;
  /** What other rooms do when someone leaves (their proofs of acceptance lose the person). */
  readonly forgetElsewhere: readonly ((memberId: MemberId) => Promise<unknown>)[];
}

export interface Deletion {
  readonly id: MemberId;
  /** The administrator whose act it is; null at the terminal. */
  readonly by: MemberId | null;
}

async function refuseWrongOne(doors: DeleteMemberDoors, { id, by }: Deletion): Promise<PublicMember> {
  const member = await doors.members.find({ id });
  if (member === null) throw new Refusal('not-found', 'accounts.unknown-member', 'There is no such user.');
  if (id === by) {
    throw new Refusal('conflict', 'accounts.own-account', 'You cannot delete your own account here.');
  }
  const { admins } = await doors.members.count();
  if (member.isAdmin && admins <= 1) {
    throw new Refusal('conflict', 'accounts.last-admin', 'The last administrator cannot be deleted.');
  }
  return publicMember(member);
}

/** Deletes somebody's account with everything that hangs on it, and gives who it was. Never one's own, nor the last administrator's. */
export const makeDeleteMember = (doors: DeleteMemberDoors) =>
  async function deleteMember(deletion: Deletion): Promise<PublicMember> {
    const { id } = deletion;
    return doors.oneAtATime(ADMINS_LOCK, async () => {
      const member = await refuseWrongOne(doors, deletion);
      await doors.sessions.endAllOf(id, null);
      await doors.links.drop(id);
      await doors.activity.forget(id);
      for (const forget of doors.forgetElsewhere) await forget(id);
      await doors.members.remove(id);
      await doors.attempts.forget(accountSubject(member.email));
      return member;
    });
  };
