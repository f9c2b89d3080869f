import type { AllOrNothing } from '../../kernel/doors.ts';
import { Refusal } from '../../kernel/refusal.ts';
import type { MemberId } from '../member.ts';
import { PASSWORD_LIMIT, passwordFault } from '../password.ts';
import type {
  AttemptShelf,
  LinkShelf,
  MachineClock,
  MemberShelf,
  PasswordSafe,
  SessionShelf,
} from '../ports.ts';
import { type AccountLimits, accountSubject, countTry } from '../try-limit.ts';

export interface ChangePasswordDoors {
  readonly members: MemberShelf;
  readonly sessions: SessionShelf;
  readonly links: LinkShelf;
  readonly attempts: AttemptShelf;
  readonly safe: PasswordSafe;
  readonly clock: MachineClock;
  readonly allOrNothing: AllOrNothing;
  readonly limits: AccountLimits;
}

export interface PasswordChange {
  readonly memberId: MemberId;
  readonly currentPassword: string;
  readonly newPassword: string;
  /** The session that lives on. */
  readonly sessionKey: string;
}

/** Sets a new password for who knows the current one, and ends the member's other sessions. */
export const makeChangePassword = (doors: ChangePasswordDoors) =>
  async function changePassword(form: PasswordChange): Promise<{ readonly endedSessions: number }> {
    const member = await doors.members.find({ id: form.memberId });
    if (member === null) throw new Refusal('signed-out', 'accounts.signed-out', 'You are not signed in.');
    if (member.passwordHash === null) {
      throw new Refusal(
        'conflict',
        'accounts.no-password',
        'This account has no password yet. Ask for a link to set one.',
      );
    }
    const fault = passwordFault(form.newPassword);
    if (fault !== null) throw new Refusal('invalid', 'accounts.weak-password', fault);
    const subject = accountSubject(member.email);
    await countTry(doors.attempts, doors.limits.signInPerAccount, subject, doors.clock());
    const knows =
      form.currentPassword.length <= PASSWORD_LIMIT &&
      (await doors.safe.matches(member.passwordHash, form.currentPassword));
    if (!knows) throw new Refusal('forbidden', 'accounts.wrong-password', 'The current password is wrong.');
    await doors.attempts.forget(subject);
    const passwordHash = await doors.safe.hash(form.newPassword);
    return doors.allOrNothing(async () => {
      await doors.members.change(member.id, { passwordHash });
      await doors.links.drop(member.id);
      return { endedSessions: await doors.sessions.endAllOf(member.id, form.sessionKey) };
    });
  };
