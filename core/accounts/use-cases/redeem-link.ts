import type { Digest, WithLock } from '../../kernel/functions.ts';
import type { Instant } from '../../kernel/instant.ts';
import { Refusal } from '../../kernel/refusal.ts';
import { ADMINS_LOCK, isAdminEmail } from '../admin-rule.ts';
import { type Member, type PublicMember, publicMember } from '../member.ts';
import { SECRET_LIMIT } from '../one-time-link.ts';
import { type IsCommonPassword, refuseWeakPassword } from '../password.ts';
import type {
  AttemptStore,
  LinkStore,
  MachineClock,
  MemberSessions,
  MemberStore,
  NotePromotion,
  PasswordSafe,
} from '../ports.ts';
import type { PasskeyStore } from '../second-factor-ports.ts';
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
  readonly sessions: MemberSessions;
  readonly passkeys: Pick<PasskeyStore, 'forget'>;
  readonly attempts: AttemptStore;
  readonly safe: PasswordSafe;
  readonly clock: MachineClock;
  readonly digest: Digest;
  readonly withLock: WithLock;
  readonly limits: AccountLimits;
  readonly adminEmails: readonly string[];
  readonly notePromotion: NotePromotion;
  readonly isCommonPassword: IsCommonPassword;
}

export interface LinkForm {
  readonly secret: string;
  readonly password: string;
  /** Network address of who asks. */
  readonly address: string;
}

interface NewPassword {
  readonly plain: string;
  readonly hash: string;
}

/**
 * The member whose link it was, with the new password and no session from before; passkeys only of an administrator, whose
 * address was proved, so that a mailbox alone does not open the administrator area.
 */
async function redeemed(deps: RedeemLinkDeps, link: { digest: string; now: Instant }, password: NewPassword) {
  const id = await deps.links.redeem(link.digest, link.now);
  const found = id === null ? null : await deps.members.find({ id });
  if (found === null) {
    throw new Refusal(
      'invalid',
      'accounts.dead-link',
      'This link was used, has expired or was replaced by a newer one. Ask for a new link.',
    );
  }
  const { isCommonPassword } = deps;
  refuseWeakPassword(password.plain, { isCommonPassword, email: found.email });
  await deps.members.change(found.id, { passwordHash: password.hash });
  await deps.sessions.endAllOf(found.id, null);
  if (!found.isAdmin) await deps.passkeys.forget(found.id);
  return found;
}

/** Makes a member with a listed address an administrator. */
async function promoteListed(deps: RedeemLinkDeps, member: Member): Promise<Member> {
  if (member.isAdmin || !isAdminEmail(deps.adminEmails, member.email)) return member;
  const promoted = { ...member, isAdmin: true };
  await deps.members.change(member.id, { isAdmin: true });
  await deps.notePromotion(publicMember(promoted), 'one-time link');
  return promoted;
}

/**
 * Sets a password by a one-time link, ends every session of the account and removes its passkeys: whoever made them may
 * be somebody else. Those of an administrator and a second factor stay. The link proves the address: one that is listed
 * as an administrator's becomes one. A weak password leaves the link alive.
 */
export const makeRedeemLink = (deps: RedeemLinkDeps) =>
  async function redeemLink(form: LinkForm): Promise<PublicMember> {
    refuseWeakPassword(form.password, { isCommonPassword: deps.isCommonPassword, email: null });
    const now = deps.clock();
    const subject = addressSubject('redeem', form.address);
    const tried = await countTry(deps.attempts, deps.limits.redeemPerAddress, subject, now);
    const password = { plain: form.password, hash: await deps.safe.hash(form.password) };
    const digest = deps.digest(form.secret.slice(0, SECRET_LIMIT));
    const member = await deps.withLock(ADMINS_LOCK, async () =>
      promoteListed(deps, await redeemed(deps, { digest, now }, password)),
    );
    await tried.takeBack();
    await deps.attempts.forget(accountSubject(member.email));
    await deps.attempts.forget(accountFromAddressSubject('sign-in', member.email, form.address));
    return publicMember(member);
  };
