import { emailKey } from './email.ts';

/** The lock under which accounts appear and disappear where it matters who is first or last. */
export const ADMINS_LOCK = 'accounts.admins';

/**
 * Whether an address is that of an administrator. Only a proved address makes one: by a mailed link, by the word of an
 * identity provider, or by an operator.
 */
export const isAdminEmail = (adminEmails: readonly string[], email: string): boolean =>
  adminEmails.some((admin) => emailKey(admin) === emailKey(email));

/** Where the first administrator signs up. The code is in the fragment: it reaches no request, so no log and no referrer. */
export const setupAddress = (site: string, code: string): string =>
  `${site.replace(/\/+$/, '')}/auth#setup=${code}`;
