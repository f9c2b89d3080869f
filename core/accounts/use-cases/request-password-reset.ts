import type { Digest } from '../../kernel/functions.ts';
import { Refusal } from '../../kernel/refusal.ts';
import { emailKey, parseEmail } from '../email.ts';
import { linkAddress, linkExpiry, linkMail, purposeFor } from '../one-time-link.ts';
import type {
  AttemptStore,
  InBackground,
  LinkStore,
  MachineClock,
  MemberStore,
  NewSecret,
  PublicUrl,
  SendMail,
} from '../ports.ts';
import { type AccountLimits, addressSubject, countTry } from '../try-limit.ts';

export interface RequestPasswordResetDeps {
  readonly members: MemberStore;
  readonly links: LinkStore;
  readonly attempts: AttemptStore;
  readonly clock: MachineClock;
  readonly newSecret: NewSecret;
  readonly digest: Digest;
  readonly publicUrl: PublicUrl;
  readonly sendMail: SendMail | null;
  readonly inBackground: InBackground;
  readonly limits: AccountLimits;
}

const ON_ITS_WAY =
  'If there is an account with this email, a link to set a new password is on its way to it.';
const NO_MAIL = 'Email is not set up here. Ask the site administrator for a link to set a new password.';

/** Mails the link to the address on the account. One mail too many is silently not sent. */
const mailLink = (deps: RequestPasswordResetDeps, sendMail: SendMail, site: string, email: string) =>
  async function work(): Promise<void> {
    const member = await deps.members.find({ email });
    if (member === null) return;
    const now = deps.clock();
    await countTry(deps.attempts, deps.limits.resetPerAccount, `reset:account:${emailKey(email)}`, now);
    const secret = deps.newSecret();
    const purpose = purposeFor(member);
    const expiresAt = linkExpiry(purpose, now);
    await deps.links.keep({ digest: deps.digest(secret), memberId: member.id, expiresAt });
    await sendMail({ to: member.email, ...linkMail(purpose, linkAddress(site, secret)) });
  };

/**
 * Mails a one-time link to set a password. The answer, and the time it takes, are the same whether or not there is such
 * an account: lookup and mailing run in the background.
 */
export const makeRequestPasswordReset = (deps: RequestPasswordResetDeps) =>
  async function requestPasswordReset(form: {
    readonly email: string | null;
    readonly address: string;
  }): Promise<{ readonly message: string }> {
    const email = parseEmail(form.email ?? '');
    if (email === null) {
      throw new Refusal('invalid', 'accounts.bad-email', 'That does not look like an email address.');
    }
    const subject = addressSubject('reset', form.address);
    await countTry(deps.attempts, deps.limits.resetPerAddress, subject, deps.clock());
    if (deps.sendMail === null) return { message: NO_MAIL };
    const work = mailLink(deps, deps.sendMail, deps.publicUrl(), email);
    deps.inBackground(() =>
      work().catch((error: unknown) => {
        if (!(error instanceof Refusal && error.kind === 'too-many')) throw error;
      }),
    );
    return { message: ON_ITS_WAY };
  };
