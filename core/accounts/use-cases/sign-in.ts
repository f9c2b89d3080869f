import { Refusal } from '../../kernel/refusal.ts';
import { parseEmail } from '../email.ts';
import { type PublicMember, publicMember } from '../member.ts';
import { PASSWORD_LIMIT } from '../password.ts';
import type { AttemptStore, MachineClock, MemberStore, PasswordSafe } from '../ports.ts';
import { CODE_NEEDED } from '../second-factor.ts';
import type { CheckSecondFactor } from '../second-factor-ports.ts';
import {
  type AccountLimits,
  accountFromAddressSubject,
  addressSubject,
  countTries,
  type Try,
} from '../try-limit.ts';

export interface SignInDeps {
  readonly members: MemberStore;
  readonly attempts: AttemptStore;
  readonly safe: PasswordSafe;
  readonly clock: MachineClock;
  readonly limits: AccountLimits;
  readonly checkSecondFactor: CheckSecondFactor;
}

export interface SignInForm {
  readonly email: string | null;
  readonly password: string | null;
  /** Of the authenticator app, or a recovery code; needed once a second factor is on. */
  readonly code?: string | null;
  /** Network address of who asks. */
  readonly address: string;
}

const wrong = () =>
  new Refusal('signed-out', 'accounts.wrong-credentials', 'The email or the password is wrong.');

export interface RecognizedMember {
  readonly member: PublicMember;
  /** Whether a second factor was checked as well. */
  readonly hasSecondFactor: boolean;
}

/** A right password without a code counts as no try: the form asks for the code then. */
async function passSecondFactor(
  deps: SignInDeps,
  request: Parameters<CheckSecondFactor>[0],
  tried: Try,
): Promise<boolean> {
  try {
    return (await deps.checkSecondFactor(request)).isOn;
  } catch (error) {
    if (error instanceof Refusal && error.code === CODE_NEEDED) await tried.takeBack();
    throw error;
  }
}

/**
 * Recognizes a member by password, and by a code where a second factor is on. An unknown address and a wrong password
 * get the same sentence after the same work. Wrong tries are limited for each network address, and for each account from
 * each of them: a stranger who guesses locks nobody out but themselves.
 */
export const makeSignIn = (deps: SignInDeps) =>
  async function signIn(form: SignInForm): Promise<RecognizedMember> {
    if (!form.email?.trim() || !form.password) {
      throw new Refusal('invalid', 'accounts.missing-credentials', 'Email and password are required');
    }
    const email = parseEmail(form.email);
    if (email === null || form.password.length > PASSWORD_LIMIT) throw wrong();
    const now = deps.clock();
    const fromHere = accountFromAddressSubject('sign-in', email, form.address);
    const counts = [
      { limit: deps.limits.signInPerAccount, subject: fromHere },
      { limit: deps.limits.signInPerAddress, subject: addressSubject('sign-in', form.address) },
    ];
    const tried = await countTries(deps.attempts, counts, now);
    const member = await deps.members.find({ email });
    const matches = await deps.safe.matches(member?.passwordHash ?? null, form.password);
    if (member === null || !matches) throw wrong();
    const code = form.code ?? null;
    const hasSecondFactor = await passSecondFactor(deps, { memberId: member.id, code }, tried);
    await tried.takeBack();
    await deps.attempts.forget(fromHere);
    return { member: publicMember(member), hasSecondFactor };
  };
