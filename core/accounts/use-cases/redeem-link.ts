import type { AllOrNothing, Digest } from '../../kernel/functions.ts';
import { Refusal } from '../../kernel/refusal.ts';
import { isAdminEmail } from '../admin-rule.ts';
import { type PublicMember, publicMember } from '../member.ts';
import { SECRET_LIMIT } from '../one-time-link.ts';
import { passwordProblem } from '../password.ts';
import type {
  AttemptStore,
  LinkStore,
  MachineClock,
  MemberStore,
  PasswordSafe,
  SessionStore,
} from '../ports.ts';
import {
  type AccountLimits,
  accountFromAddressSubject,
  accountSubject,
  addressSubject,
  countTry,
} from '../try-limit.ts';

export interface RedeemLinkDeps {
  readonly members: MemberStore;
  readonly links: LinkStore;
  readonly sessions: SessionStore;
  readonly attempts: AttemptStore;
  readonly safe: PasswordSafe;
  readonly clock: MachineClock;
  readonly digest: Digest;
  readonly allOrNothing: AllOrNothing;
  readonly limits: AccountLimits;
  readonly adminEmails: readonly string[];
}

export interface LinkForm {
  readonly secret: string;
  readonly password: string;
  /** Network address of who asks. */
  readonly address: string;
}

/**
 * Sets a password by a one-time link and ends every session of the account. The link proves the address: one that is
 * listed as an administrator's becomes one. A weak password leaves the link alive.
 */
export const makeRedeemLink = (deps: RedeemLinkDeps) =>
  async function redeemLink(form: LinkForm): Promise<PublicMember> {
    const fault = passwordProblem(form.password);
    if (fault !== null) throw new Refusal('invalid', 'accounts.weak-password', fault);
    const now = deps.clock();
    const subject = addressSubject('redeem', form.address);
    const tried = await countTry(deps.attempts, deps.limits.redeemPerAddress, subject, now);
    const passwordHash = await deps.safe.hash(form.password);
    const digest = deps.digest(form.secret.slice(0, SECRET_LIMIT));
    const member = await deps.allOrNothing(async () => {
      const id = await deps.links.redeem(digest, now);
      const found = id === null ? null : await deps.members.find({ id });
      if (found === null) {
        throw new Refusal(
          'invalid',
          'accounts.dead-link',
          'This link was used, has expired or was replaced by a newer one. Ask for a new link.',
        );
      }
      const isAdmin = found.isAdmin || isAdminEmail(deps.adminEmails, found.email);
      await deps.members.change(found.id, { passwordHash, isAdmin });
      await deps.sessions.endAllOf(found.id, null);
      return { ...found, isAdmin };
    });
    await tried.takeBack();
    await deps.attempts.forget(accountSubject(member.email));
    await deps.attempts.forget(accountFromAddressSubject('sign-in', member.email, form.address));
    return publicMember(member);
  };
