import { HOUR, type Instant, instant, MINUTE, SECOND, shift } from '../kernel/instant.ts';
import { Refusal } from '../kernel/refusal.ts';
import { emailKey } from './email.ts';
import { networkOf } from './network.ts';

/** At most so many tries in a sliding span of milliseconds. */
export interface TryLimit {
  readonly tries: number;
  readonly withinMs: number;
}

/** Every limit on tries. Where two apply (account and address), both must allow. */
export const ACCOUNT_LIMITS = {
  /** Wrong passwords; a right one clears them. */
  signInPerAccount: { tries: 10, withinMs: 15 * MINUTE },
  /** Wrong passwords. */
  signInPerAddress: { tries: 50, withinMs: 15 * MINUTE },
  signUpPerAddress: { tries: 10, withinMs: HOUR },
  signUpPerAccount: { tries: 5, withinMs: HOUR },
  resetPerAddress: { tries: 10, withinMs: HOUR },
  /** Mails sent to one account; more are silently not sent. */
  resetPerAccount: { tries: 3, withinMs: HOUR },
  redeemPerAddress: { tries: 20, withinMs: 15 * MINUTE },
  preAuthPerAddress: { tries: 30, withinMs: HOUR },
  /** Picks asked for by one member, kept ones included. */
  picksPerMember: { tries: 30, withinMs: MINUTE },
} as const satisfies Readonly<Record<string, TryLimit>>;

export type AccountLimits = Readonly<Record<keyof typeof ACCOUNT_LIMITS, TryLimit>>;

/** What wrong passwords for one account are counted under, wherever they are typed. */
export const accountSubject = (email: string): string => `sign-in:account:${emailKey(email)}`;

/** What tries of one kind from a network address are counted under. */
export const addressSubject = (what: string, address: string): string =>
  `${what}:address:${networkOf(address)}`;

/** Where tries are counted. */
export interface Tally {
  /**
   * Records a try and returns how many there are with it at or after `from`. Tries recorded at the same moment each get
   * another number.
   */
  note(subject: string, instant: Instant, from: Instant): Promise<number>;
  /** Takes one try noted at that instant back. */
  takeBack(subject: string, instant: Instant): Promise<void>;
  /** Tries noted at or after the instant, and when the oldest of them was. */
  since(subject: string, from: Instant): Promise<{ readonly count: number; readonly oldest: Instant | null }>;
}

/** A try that was let through; `takeBack` uncounts it. */
export interface Try {
  readonly takeBack: () => Promise<void>;
}

/**
 * Notes a try and refuses it when it is one too many. Of tries made at the same moment as many pass as there is
 * room for. A refused try does not count, so waiting `retryAfterSeconds` is enough.
 */
export async function countTry(tally: Tally, limit: TryLimit, subject: string, now: Instant): Promise<Try> {
  const from = instant(now - limit.withinMs + 1);
  const nth = await tally.note(subject, now, from);
  const takeBack = () => tally.takeBack(subject, now);
  if (nth <= limit.tries) return { takeBack };
  await takeBack();
  const { oldest } = await tally.since(subject, from);
  const free = shift(oldest ?? now, limit.withinMs);
  throw new Refusal('too-many', 'accounts.too-many-tries', 'Too many attempts. Please wait and try again.', {
    retryAfterSeconds: Math.max(1, Math.ceil((free - now) / SECOND)),
  });
}

/** No limit looks further back. */
export const LONGEST_SPAN_MS = Math.max(...Object.values(ACCOUNT_LIMITS).map((limit) => limit.withinMs));
