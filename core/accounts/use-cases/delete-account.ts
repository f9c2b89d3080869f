import type { WithLock } from '../../kernel/functions.ts';
import { type Instant, MINUTE } from '../../kernel/instant.ts';
import { Refusal } from '../../kernel/refusal.ts';
import { ADMINS_LOCK } from '../admin-rule.ts';
import type { Member, MemberId } from '../member.ts';
import { PASSWORD_LIMIT } from '../password.ts';
import type {
  ActivityStore,
  AttemptStore,
  LinkStore,
  MachineClock,
  MemberStore,
  PasswordSafe,
  SessionStore,
} from '../ports.ts';
import { type AccountLimits, accountSubject, countTry } from '../try-limit.ts';

export interface DeleteAccountDeps {
  readonly members: MemberStore;
  readonly sessions: SessionStore;
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

export interface Farewell {
  readonly memberId: MemberId;
  /** Asked of accounts that have one. */
  readonly password: string | null;
  /** Asked of accounts without a password: when they last signed in. */
  readonly signedInAt: Instant | null;
}

const RECENT_SIGN_IN = 10 * MINUTE;

async function refuseStranger(deps: DeleteAccountDeps, member: Member, form: Farewell): Promise<void> {
  const now = deps.clock();
  if (member.passwordHash === null) {
    if (form.signedInAt !== null && now - form.signedInAt <= RECENT_SIGN_IN) return;
    throw new Refusal('forbidden', 'accounts.sign-in-again', 'Sign in again, then delete your account.');
  }
  const subject = accountSubject(member.email);
  await countTry(deps.attempts, deps.limits.signInPerAccount, subject, now);
  const password = form.password ?? '';
  const knows = password.length <= PASSWORD_LIMIT && (await deps.safe.matches(member.passwordHash, password));
  if (!knows) throw new Refusal('forbidden', 'accounts.wrong-password', 'The password is wrong.');
  await deps.attempts.forget(subject);
}

/** Deletes an account for good: sessions, links, visits and queries go with it. The last administrator stays. */
export const makeDeleteAccount = (deps: DeleteAccountDeps) =>
  async function deleteAccount(form: Farewell): Promise<void> {
    const member = await deps.members.find({ id: form.memberId });
    if (member === null) throw new Refusal('signed-out', 'accounts.signed-out', 'You are not signed in.');
    await refuseStranger(deps, member, form);
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
