import type { WithLock } from '../../kernel/functions.ts';
import { Refusal } from '../../kernel/refusal.ts';
import { ADMINS_LOCK } from '../admin-rule.ts';
import { signedInMember } from '../known-member.ts';
import type { MemberId } from '../member.ts';
import { type OwnerProof, refuseStranger } from '../owner-proof.ts';
import type {
  ActivityStore,
  AttemptStore,
  LinkStore,
  MachineClock,
  MemberSessions,
  MemberStore,
  PasswordSafe,
} from '../ports.ts';
import { type AccountLimits, accountSubject } from '../try-limit.ts';

export interface DeleteAccountDeps {
  readonly members: MemberStore;
  readonly sessions: MemberSessions;
  readonly links: LinkStore;
  readonly activity: ActivityStore;
  readonly attempts: AttemptStore;
  readonly safe: PasswordSafe;
  readonly clock: MachineClock;
  readonly withLock: WithLock;
  readonly limits: AccountLimits;
  /** What other rooms do when someone leaves (their proofs of acceptance lose the person). */
  readonly forgetElsewhere: readonly ((memberId: MemberId) => Promise<unknown>)[];
}

export interface Farewell extends OwnerProof {
  readonly memberId: MemberId;
}

/** Deletes an account for good: sessions, links, visits and queries go with it. The last administrator stays. */
export const makeDeleteAccount = (deps: DeleteAccountDeps) =>
  async function deleteAccount(form: Farewell): Promise<void> {
    const member = signedInMember(await deps.members.find({ id: form.memberId }));
    await refuseStranger(deps, member, { ...form, next: 'delete your account' });
    await deps.withLock(ADMINS_LOCK, async () => {
      const now = await deps.members.find({ id: member.id });
      const { admins } = await deps.members.count();
      if (now?.isAdmin === true && admins <= 1) {
        throw new Refusal(
          'conflict',
          'accounts.last-admin',
          'You are the only administrator. Make someone else one before you delete your account.',
        );
      }
      await deps.sessions.endAllOf(member.id, null);
      await deps.links.drop(member.id);
      await deps.activity.forget(member.id);
      for (const forget of deps.forgetElsewhere) await forget(member.id);
      await deps.members.remove(member.id);
    });
    await deps.attempts.forget(accountSubject(member.email));
  };
