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
