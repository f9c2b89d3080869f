import { HOUR, type Instant, instant, MINUTE, SECOND, shift } from '../kernel/instant.ts';
import { Refusal } from '../kernel/refusal.ts';
import { counted } from '../kernel/text.ts';
import { emailKey } from './email.ts';
import { networkOf } from './network.ts';

/** At most so many tries in a sliding span of milliseconds. */
export interface TryLimit {
  readonly tries: number;
  readonly withinMs: number;
}

/**
 * Every limit on tries. Where two apply, both must allow, and a try that either refuses counts for neither. Those of an
 * address are wide enough for a clubhouse whose members share one.
 */
export const ACCOUNT_LIMITS = {
  /** Wrong passwords for an account from one address, so that nobody else is locked out; a right one clears them. */
  signInPerAccount: { tries: 10, withinMs: 15 * MINUTE },
  /** Wrong passwords. */
  signInPerAddress: { tries: 200, withinMs: 15 * MINUTE },
  signUpPerAddress: { tries: 200, withinMs: HOUR },
  /** For an account from one address. */
  signUpPerAccount: { tries: 5, withinMs: HOUR },
  resetPerAddress: { tries: 200, withinMs: HOUR },
  /** Mails sent to one account; more are silently not sent. */
  resetPerAccount: { tries: 3, withinMs: HOUR },
  redeemPerAddress: { tries: 20, withinMs: 15 * MINUTE },
  /** Codes of a second factor for one member, from any address: only who knows the password gets to enter one. */
  codePerMember: { tries: 10, withinMs: 15 * MINUTE },
  /** Questions for a passkey to sign in with. */
  passkeyPerAddress: { tries: 200, withinMs: 15 * MINUTE },
  preAuthPerAddress: { tries: 200, withinMs: HOUR },
  /** Picks asked for by one member, kept ones included. */
  picksPerMember: { tries: 30, withinMs: MINUTE },
} as const satisfies Readonly<Record<string, TryLimit>>;

export type AccountLimits = Readonly<Record<keyof typeof ACCOUNT_LIMITS, TryLimit>>;

/** Waits shorter than this are said in seconds. */
const SECONDS_SHOWN = 90;

/** The key of wrong passwords that signed-in sessions of an account entered (to change it, to delete the account), from any address. */
export const accountSubject = (email: string): string => `sign-in:account:${emailKey(email)}`;

/** The key of tries of a kind (`sign-in`, `sign-up`) for an account, from one network address. */
export const accountFromAddressSubject = (what: string, email: string, address: string): string =>
  `${what}:account:${emailKey(email)}:from:${networkOf(address)}`;

/** The key of tries of a kind (`sign-in`, `reset`) from one network address, for any account. */
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

/** `35 seconds`, `12 minutes`: never less than what is left. */
const waitText = (seconds: number): string =>
  seconds < SECONDS_SHOWN ? counted(seconds, 'second') : counted(Math.ceil(seconds / 60), 'minute');

const tooMany = (retryAfterSeconds: number): Refusal =>
  new Refusal(
    'too-many',
    'accounts.too-many-tries',
    `Too many attempts. Try again in ${waitText(retryAfterSeconds)}.`,
    { retryAfterSeconds },
  );

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
  throw tooMany(Math.max(1, Math.ceil((free - now) / SECOND)));
}

/** A limit, and the key its tries are counted under. */
export interface Counted {
  readonly limit: TryLimit;
  readonly subject: string;
}

/** Notes a try under several limits, in their order. One that a limit refuses is taken back from those before it. */
export async function countTries(tally: Tally, counts: readonly Counted[], now: Instant): Promise<Try> {
  const noted: Try[] = [];
  const takeBack = async (): Promise<void> => {
    for (const before of noted) await before.takeBack();
  };
  try {
    for (const { limit, subject } of counts) noted.push(await countTry(tally, limit, subject, now));
  } catch (error) {
    await takeBack();
    throw error;
  }
  return { takeBack };
}

/** No limit looks further back. */
export const LONGEST_SPAN_MS = Math.max(...Object.values(ACCOUNT_LIMITS).map((limit) => limit.withinMs));
