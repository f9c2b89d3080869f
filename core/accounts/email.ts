export const EMAIL_LIMIT = 254;
const LOCAL_PART_LIMIT = 64;

const LOCAL_PART = /^[a-z0-9!#$%&'*+/=?^_`{|}~-]+(\.[a-z0-9!#$%&'*+/=?^_`{|}~-]+)*$/i;
const DOMAIN = /^[a-z0-9]([a-z0-9-]*[a-z0-9])?(\.[a-z0-9]([a-z0-9-]*[a-z0-9])?)+$/i;

/**
 * Reads an e-mail address; null when it is none. Plain ASCII only, so that two addresses that compare alike
 * look alike; no quoted local parts and no address literals.
 */
export function parseEmail(text: string): string | null {
  const email = text.trim();
  if (email.length > EMAIL_LIMIT) return null;
  const lastIndex = email.lastIndexOf('@');
  const local = email.slice(0, Math.max(lastIndex, 0));
  return local.length <= LOCAL_PART_LIMIT && LOCAL_PART.test(local) && DOMAIN.test(email.slice(lastIndex + 1))
    ? email
    : null;
}

/** What two spellings of one address have in common. */
export const emailKey = (email: string): string => email.trim().toLowerCase();
