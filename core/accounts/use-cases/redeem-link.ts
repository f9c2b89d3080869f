import type { AllOrNothing, Digest } from '../../kernel/doors.ts';
import { Refusal } from '../../kernel/refusal.ts';
import { type PublicMember, publicMember } from '../member.ts';
import { SECRET_LIMIT } from '../one-time-link.ts';
import { passwordFault } from '../password.ts';
import type {
  AttemptShelf,
  LinkShelf,
  MachineClock,
  MemberShelf,
  PasswordSafe,
  SessionShelf,
} from '../ports.ts';
import { type AccountLimits, accountSubject, addressSubject, countTry } from '../try-limit.ts';

export interface RedeemLinkDoors {
  readonly members: MemberShelf;
  readonly links: LinkShelf;
  readonly sessions: SessionShelf;
  readonly attempts: AttemptShelf;
  readonly safe: PasswordSafe;
  readonly clock: MachineClock;
  readonly digest: Digest;
  readonly allOrNothing: AllOrNothing;
  readonly limits: AccountLimits;
}

export interface LinkForm {
  readonly secret: string;
  readonly password: string;
  /** Network address of who asks. */
  readonly address: string;
}

/** Sets a password by a one-time link and ends every session of the account. A weak password leaves the link alive. */
export const makeRedeemLink = (doors: RedeemLinkDoors) =>
  async function redeemLink(form: LinkForm): Promise<PublicMember> {
    const fault = passwordFault(form.password);
    if (fault !== null) throw new Refusal('invalid', 'accounts.weak-password', fault);
    const now = doors.clock();
    const subject = addressSubject('redeem', form.address);
    const tried = await countTry(doors.attempts, doors.limits.redeemPerAddress, subject, now);
    const passwordHash = await doors.safe.hash(form.password);
    const digest = doors.digest(form.secret.slice(0, SECRET_LIMIT));
    const member = await doors.allOrNothing(async () => {
      const id = await doors.links.redeem(digest, now);
      const found = id === null ? null : await doors.members.find({ id });
      if (found === null) {
        throw new Refusal(
          'invalid',
          'accounts.dead-link',
          'This link was used, has expired or was replaced by a newer one. Ask for a new link.',
        );
      }
      await doors.members.change(found.id, { passwordHash });
      await doors.sessions.endAllOf(found.id, null);
      return found;
    });
    await tried.takeBack();
    await doors.attempts.forget(accountSubject(member.email));
    return publicMember(member);
  };
