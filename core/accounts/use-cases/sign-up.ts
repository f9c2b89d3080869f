import type { Digest, NewId, WithLock } from '../../kernel/functions.ts';
import { Refusal } from '../../kernel/refusal.ts';
import { ADMINS_LOCK } from '../admin-rule.ts';
import { parseEmail } from '../email.ts';
import { type Member, type MemberId, type PublicMember, publicMember } from '../member.ts';
import { SECRET_LIMIT } from '../one-time-link.ts';
import { type IsCommonPassword, refuseWeakPassword } from '../password.ts';
import { NAME_LIMIT, readName } from '../person-name.ts';
import type {
  AttemptStore,
  MachineClock,
  MemberStore,
  NotePromotion,
  PasswordSafe,
  SetupCodeStore,
} from '../ports.ts';
import { type AccountLimits, accountFromAddressSubject, addressSubject, countTries } from '../try-limit.ts';

export interface SignUpDeps {
  readonly members: MemberStore;
  readonly attempts: AttemptStore;
  readonly safe: PasswordSafe;
  readonly clock: MachineClock;
  readonly newId: NewId;
  readonly withLock: WithLock;
  readonly limits: AccountLimits;
  readonly setupCodes: SetupCodeStore;
  readonly digest: Digest;
  readonly notePromotion: NotePromotion;
  readonly isCommonPassword: IsCommonPassword;
}

export interface SignUpForm {
  readonly email: string | null;
  readonly password: string | null;
  readonly firstName: string | null;
  readonly lastName: string | null;
  /** The code that makes the first administrator; null for everyone else. */
  readonly setupCode: string | null;
  /** Network address of who asks. */
  readonly address: string;
}

function readForm(form: SignUpForm, isCommonPassword: IsCommonPassword) {
  if (!form.email?.trim() || !form.password) {
    throw new Refusal('invalid', 'accounts.missing-credentials', 'Email and password are required');
  }
  const email = parseEmail(form.email);
  if (email === null) {
    throw new Refusal('invalid', 'accounts.bad-email', 'That does not look like an email address.');
  }
  refuseWeakPassword(form.password, { isCommonPassword, email });
  const first = readName(form.firstName);
  const last = readName(form.lastName);
  if (first === 'too-long' || last === 'too-long') {
    throw new Refusal('invalid', 'accounts.long-name', `A name may have at most ${NAME_LIMIT} characters.`);
  }
  return { email, password: form.password, firstName: first.name, lastName: last.name };
}

async function refuseTaken(deps: SignUpDeps, taken: Member, setupCode: string | null): Promise<never> {
  if (await isSettingUp(deps, setupCode)) refuseTakenAtSetup(taken);
  if (taken.passwordHash === null && taken.identity === null) {
    throw new Refusal(
      'conflict',
      'accounts.needs-link',
      'An account was prepared for this email. Set its password with the one-time link you were given, or ask for a new link.',
    );
  }
  throw new Refusal('conflict', 'accounts.email-taken', 'An account with this email already exists.');
}

/**
 * Whether the setup code makes this account the administrator's. Without a code it does not. A wrong or closed code is
 * refused: whoever has one wants an administrator's account and would not notice that they got a member's.
 */
async function isSettingUp(deps: SignUpDeps, code: string | null): Promise<boolean> {
  if (code === null) return false;
  const isOpen = await deps.setupCodes.isOpen(deps.digest(code.slice(0, SECRET_LIMIT)));
  const { admins } = await deps.members.count();
  if (isOpen && admins === 0) return true;
  throw new Refusal(
    'invalid',
    'accounts.dead-setup',
    'This setup address was already used or belongs to another site. Open the address that the server printed last.',
  );
}

/** Whoever has the setup code runs the site, and the account with their address may be a stranger's. */
function refuseTakenAtSetup({ email }: Member): never {
  throw new Refusal(
    'conflict',
    'accounts.email-taken',
    `An account with this email already exists. If you did not make it, use another address here. Or run racing-cli members link ${email}, set a new password with its link, which ends all sessions of the account, and run racing-cli members grant-admin ${email}.`,
  );
}

async function addMember(deps: SignUpDeps, member: Member): Promise<PublicMember> {
  await deps.members.add(member);
  if (member.isAdmin) {
    await deps.setupCodes.close();
    await deps.notePromotion(publicMember(member), 'setup code');
  }
  return publicMember(member);
}

/** Makes an account with a password; with the setup code, the first administrator's. Refuses bad forms, taken addresses and too many tries from one network address or for one account. */
export const makeSignUp = (deps: SignUpDeps) =>
  async function signUp(form: SignUpForm): Promise<PublicMember> {
    const { email, password, firstName, lastName } = readForm(form, deps.isCommonPassword);
    const now = deps.clock();
    const { attempts, limits } = deps;
    const counts = [
      { limit: limits.signUpPerAccount, subject: accountFromAddressSubject('sign-up', email, form.address) },
      { limit: limits.signUpPerAddress, subject: addressSubject('sign-up', form.address) },
    ];
    await countTries(attempts, counts, now);
    const taken = await deps.members.find({ email });
    if (taken !== null) await refuseTaken(deps, taken, form.setupCode);
    const passwordHash = await deps.safe.hash(password);
    return deps.withLock(ADMINS_LOCK, async () => {
      const isAdmin = await isSettingUp(deps, form.setupCode);
      return addMember(deps, {
        id: deps.newId() as MemberId,
        email,
        firstName,
        lastName,
        profileImageUrl: null,
        isAdmin,
        createdAt: now,
        passwordHash,
        identity: null,
      });
    });
  };
