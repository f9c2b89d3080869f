import type { AllOrNothing } from '../../kernel/functions.ts';
import { Refusal } from '../../kernel/refusal.ts';
import type { MemberId } from '../member.ts';
import { type IsCommonPassword, PASSWORD_LIMIT, refuseWeakPassword } from '../password.ts';
import type {
  AttemptStore,
  LinkStore,
  MachineClock,
  MemberStore,
  PasswordSafe,
  SessionStore,
} from '../ports.ts';
import { type AccountLimits, accountSubject, countTry } from '../try-limit.ts';

export interface ChangePasswordDeps {
  readonly members: MemberStore;
  readonly sessions: SessionStore;
  readonly links: LinkStore;
  readonly attempts: AttemptStore;
  readonly safe: PasswordSafe;
  readonly clock: MachineClock;
  readonly allOrNothing: AllOrNothing;
  readonly limits: AccountLimits;
  readonly isCommonPassword: IsCommonPassword;
}

export interface PasswordChange {
  readonly memberId: MemberId;
  readonly currentPassword: string;
  readonly newPassword: string;
  /** The session that lives on. */
  readonly sessionKey: string;
}

/** Sets a new password for who knows the current one, and ends the member's other sessions. */
export const makeChangePassword = (deps: ChangePasswordDeps) =>
  async function changePassword(form: PasswordChange): Promise<{ readonly endedSessions: number }> {
    const member = await deps.members.find({ id: form.memberId });
    if (member === null) throw new Refusal('signed-out', 'accounts.signed-out', 'You are not signed in.');
    if (member.passwordHash === null) {
      throw new Refusal(
        'conflict',
        'accounts.no-password',
        'This account has no password yet. Ask for a link to set one.',
      );
    }
    refuseWeakPassword(form.newPassword, { isCommonPassword: deps.isCommonPassword, email: member.email });
    const subject = accountSubject(member.email);
    await countTry(deps.attempts, deps.limits.signInPerAccount, subject, deps.clock());
    const knows =
      form.currentPassword.length <= PASSWORD_LIMIT &&
      (await deps.safe.matches(member.passwordHash, form.currentPassword));
    if (!knows) throw new Refusal('forbidden', 'accounts.wrong-password', 'The current password is wrong.');
    await deps.attempts.forget(subject);
    const passwordHash = await deps.safe.hash(form.newPassword);
    return deps.allOrNothing(async () => {
      await deps.members.change(member.id, { passwordHash });
      await deps.links.drop(member.id);
      return { endedSessions: await deps.sessions.endAllOf(member.id, form.sessionKey) };
    });
  };
