import { type Instant, MINUTE } from '../kernel/instant.ts';
import { Refusal } from '../kernel/refusal.ts';
import type { Member } from './member.ts';
import { PASSWORD_LIMIT } from './password.ts';
import { type AccountLimits, accountSubject, countTry, type Tally } from './try-limit.ts';

/** How a signed-in member proves once more that the account is theirs. */
export interface OwnerProof {
  /** Needed for accounts that have one. */
  readonly password: string | null;
  /** Needed for accounts without a password: when they last signed in. */
  readonly signedInAt: Instant | null;
}

export interface OwnerProofDeps {
  readonly attempts: Tally & { forget(subject: string): Promise<void> };
  readonly safe: { matches(hash: string | null, password: string): Promise<boolean> };
  readonly clock: () => Instant;
  readonly limits: AccountLimits;
}

const RECENT_SIGN_IN = 10 * MINUTE;

/**
 * Refuses ('forbidden') who does not know the password of the account (`accounts.wrong-password`), or, where it has none,
 * did not sign in within ten minutes (`accounts.sign-in-again`). `next` says what for: `delete your account`.
 */
export async function refuseStranger(
  deps: OwnerProofDeps,
  member: Member,
  proof: OwnerProof & { readonly next: string },
): Promise<void> {
  if (member.passwordHash === null) {
    if (proof.signedInAt !== null && deps.clock() - proof.signedInAt <= RECENT_SIGN_IN) return;
    throw new Refusal('forbidden', 'accounts.sign-in-again', `Sign in again, then ${proof.next}.`);
  }
  await refuseWrongPassword(deps, member, { password: proof.password ?? '', name: 'password' });
}

/**
 * Refuses ('forbidden', `accounts.wrong-password`) a password that is not the account's; `name` is what the form calls it.
 * Tries are limited.
 */
export async function refuseWrongPassword(
  deps: OwnerProofDeps,
  { email, passwordHash }: Pick<Member, 'email' | 'passwordHash'>,
  { password, name }: { readonly password: string; readonly name: string },
): Promise<void> {
  const subject = accountSubject(email);
  await countTry(deps.attempts, deps.limits.signInPerAccount, subject, deps.clock());
  const knows = password.length <= PASSWORD_LIMIT && (await deps.safe.matches(passwordHash, password));
  if (!knows) throw new Refusal('forbidden', 'accounts.wrong-password', `The ${name} is wrong.`);
  await deps.attempts.forget(subject);
}
