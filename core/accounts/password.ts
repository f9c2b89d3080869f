import { Refusal } from '../kernel/refusal.ts';

export const PASSWORD_MINIMUM = 8;
/** Longer ones are refused unread: hashing megabytes would be a way to stop the server. */
export const PASSWORD_LIMIT = 200;

/** What is wrong with a new password, as one sentence; null when nothing is. */
export function passwordProblem(password: string): string | null {
  if (password.length > PASSWORD_LIMIT) {
    return `The password may have at most ${PASSWORD_LIMIT} characters.`;
  }
  const strong =
    [...password].length >= PASSWORD_MINIMUM &&
    /\p{Lu}/u.test(password) &&
    /\p{Ll}/u.test(password) &&
    /\p{Nd}/u.test(password);
  return strong
    ? null
    : `The password needs at least ${PASSWORD_MINIMUM} characters, with an uppercase letter, a lowercase letter and a number.`;
}

/** Whether a password is among those that most people choose, whatever its case. */
export type IsCommonPassword = (password: string) => boolean;

/** What a new password is checked against. */
export interface PasswordCheck {
  readonly isCommonPassword: IsCommonPassword;
  /** Null while it is not known whose password it will be. */
  readonly email: string | null;
}

const SITE_WORDS = ['clubhouseturn', 'clubhouse'] as const;

const COMMON =
  'This password is one of the most common ones, which are the first that anyone tries. Choose another.';
const OWN_WORDS =
  'The password must not be your email address or the name of this site, with or without a number. Choose another.';

/** Letters and digits alone, lower case, without the number at the end: `Anna-99!` is `anna`. */
const bareWord = (text: string): string =>
  text
    .toLowerCase()
    .replace(/[^\p{L}\p{Nd}]/gu, '')
    .replace(/\p{Nd}+$/u, '');

function isOwnWord(password: string, email: string | null): boolean {
  const word = bareWord(password);
  const addressWords = email === null ? [] : [bareWord(email), bareWord(email.split('@')[0] ?? '')];
  return word !== '' && [...SITE_WORDS, ...addressWords].includes(word);
}

/** `Password123!` is no better than `Password123`. */
const withoutLastSigns = (password: string): string => password.replace(/[^\p{L}\p{Nd}]+$/u, '');

/**
 * Refuses ('invalid') a new password that breaks the rule (`accounts.weak-password`), is a common one
 * (`accounts.common-password`) or repeats the address or the site's name (`accounts.own-word-password`).
 * NIST SP 800-63B, 3.1.1.2: a list of common passwords, and words that anyone would guess here.
 */
export function refuseWeakPassword(password: string, { isCommonPassword, email }: PasswordCheck): void {
  const problem = passwordProblem(password);
  if (problem !== null) throw new Refusal('invalid', 'accounts.weak-password', problem);
  if (isCommonPassword(password) || isCommonPassword(withoutLastSigns(password)))
    throw new Refusal('invalid', 'accounts.common-password', COMMON);
  if (isOwnWord(password, email)) throw new Refusal('invalid', 'accounts.own-word-password', OWN_WORDS);
}
