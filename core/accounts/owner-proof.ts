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
  const now = deps.clock();
  if (member.passwordHash === null) {
    if (proof.signedInAt !== null && now - proof.signedInAt <= RECENT_SIGN_IN) return;
    throw new Refusal('forbidden', 'accounts.sign-in-again', `Sign in again, then ${proof.next}.`);
  }
  const subject = accountSubject(member.email);
  await countTry(deps.attempts, deps.limits.signInPerAccount, subject, now);
  const password = proof.password ?? '';
  const knows = password.length <= PASSWORD_LIMIT && (await deps.safe.matches(member.passwordHash, password));
  if (!knows) throw new Refusal('forbidden', 'accounts.wrong-password', 'The password is wrong.');
  await deps.attempts.forget(subject);
}
