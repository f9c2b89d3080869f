import type { OneAtATime } from '../../kernel/doors.ts';
import { type Instant, MINUTE } from '../../kernel/instant.ts';
import { Refusal } from '../../kernel/refusal.ts';
import { ADMINS_LOCK } from '../admin-rule.ts';
import type { Member, MemberId } from '../member.ts';
import { PASSWORD_LIMIT } from '../password.ts';
import type {
  ActivityShelf,
  AttemptShelf,
  LinkShelf,
  MachineClock,
  MemberShelf,
  PasswordSafe,
  SessionShelf,
} from '../ports.ts';
import { type AccountLimits, accountSubject, countTry } from '../try-limit.ts';

export interface DeleteAccountDoors {
  readonly members: MemberShelf;
  readonly sessions: SessionShelf;
  readonly links: LinkShelf;
  readonly activity: ActivityShelf;
  readonly attempts: AttemptShelf;
  readonly safe: PasswordSafe;
  readonly clock: MachineClock;
  readonly oneAtATime: OneAtATime;
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

async function refuseStranger(doors: DeleteAccountDoors, member: Member, form: Farewell): Promise<void> {
  const now = doors.clock();
  if (member.passwordHash === null) {
    if (form.signedInAt !== null && now - form.signedInAt <= RECENT_SIGN_IN) return;
    throw new Refusal('forbidden', 'accounts.sign-in-again', 'Sign in again, then delete your account.');
  }
  const subject = accountSubject(member.email);
  await countTry(doors.attempts, doors.limits.signInPerAccount, subject, now);
  const password = form.password ?? '';
  const knows =
    password.length <= PASSWORD_LIMIT && (await doors.safe.matches(member.passwordHash, password));
  if (!knows) throw new Refusal('forbidden', 'accounts.wrong-password', 'The password is wrong.');
  await doors.attempts.forget(subject);
}

/** Deletes an account for good: sessions, links, visits and queries go with it. The last administrator stays. */
export const makeDeleteAccount = (doors: DeleteAccountDoors) =>
  async function deleteAccount(form: Farewell): Promise<void> {
    const member = await doors.members.find({ id: form.memberId });
    if (member === null) throw new Refusal('signed-out', 'accounts.signed-out', 'You are not signed in.');
    await refuseStranger(doors, member, form);
    await doors.oneAtATime(ADMINS_LOCK, async () => {
      const now = await doors.members.find({ id: member.id });
      const { admins } = await doors.members.count();
      if (now?.isAdmin === true && admins <= 1) {
        throw new Refusal(
          'conflict',
          'accounts.last-admin',
          'You are the only administrator. Make someone else one before you delete your account.',
        );
      }
      await doors.sessions.endAllOf(member.id, null);
      await doors.links.drop(member.id);
      await doors.activity.forget(member.id);
      for (const forget of doors.forgetElsewhere) await forget(member.id);
      await doors.members.remove(member.id);
    });
    await doors.attempts.forget(accountSubject(member.email));
  };
