import type { AllOrNothing } from '../../kernel/functions.ts';
import { Refusal } from '../../kernel/refusal.ts';
import { signedInMember } from '../known-member.ts';
import type { MemberId } from '../member.ts';
import { refuseWrongPassword } from '../owner-proof.ts';
import { type IsCommonPassword, refuseWeakPassword } from '../password.ts';
import type {
  AttemptStore,
  LinkStore,
  MachineClock,
  MemberSessions,
  MemberStore,
  PasswordSafe,
} from '../ports.ts';
import type { AccountLimits } from '../try-limit.ts';

export interface ChangePasswordDeps {
  readonly members: MemberStore;
  readonly sessions: MemberSessions;
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
    const member = signedInMember(await deps.members.find({ id: form.memberId }));
    if (member.passwordHash === null) {
      throw new Refusal(
        'conflict',
        'accounts.no-password',
        'This account has no password yet. Ask for a link to set one.',
      );
    }
    refuseWeakPassword(form.newPassword, { isCommonPassword: deps.isCommonPassword, email: member.email });
    await refuseWrongPassword(deps, member, {
      password: form.currentPassword,
      name: 'current password',
    });
    const passwordHash = await deps.safe.hash(form.newPassword);
    return deps.allOrNothing(async () => {
      await deps.members.change(member.id, { passwordHash });
      await deps.links.drop(member.id);
      return { endedSessions: await deps.sessions.endAllOf(member.id, form.sessionKey) };
    });
  };
