import { createRequire } from 'node:module';
import type { IsCommonPassword } from '#core/accounts/password.ts';

interface CommonPasswords {
  /** Whether a password is in the list; its own are lower case. */
  test(password: string): boolean;
}

const load = createRequire(import.meta.url);
let list: CommonPasswords | undefined;

/**
 * Looks a password up in Mozilla's list of the 50,000 most common ones of eight characters and more, whatever its case.
 * The list is inside the package, and is unpacked (in a tenth of a second) when it is first needed.
 */
export const isCommonPassword: IsCommonPassword = (password) => {
  list ??= load('fxa-common-password-list') as CommonPasswords;
  return list.test(password.toLowerCase());
};
