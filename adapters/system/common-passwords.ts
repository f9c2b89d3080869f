import commonPasswords from 'fxa-common-password-list';
import type { IsCommonPassword } from '#core/accounts/password.ts';

/**
 * Looks a password up in Mozilla's list of the 50,000 most common ones of eight characters and more, whatever its case.
 * The list is a Bloom filter inside the package: it is asked nowhere else, knows each of them, and takes about one
 * other password in a thousand for one of them.
 */
export const isCommonPassword: IsCommonPassword = (password) => commonPasswords.test(password);
