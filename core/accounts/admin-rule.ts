import { emailKey } from './email.ts';

/** Who becomes an administrator by signing up. */
export interface AdminRule {
  readonly adminEmails: readonly string[];
  /** True only in development on a loopback address: there the first account is the administrator's. */
  readonly firstAccountIsAdmin: boolean;
}

/** The lock under which accounts appear and disappear where it matters who is first or last. */
export const ADMINS_LOCK = 'accounts.admins';

export function startsAsAdmin(rule: AdminRule, email: string, membersSoFar: number): boolean {
  if (rule.firstAccountIsAdmin && membersSoFar === 0) return true;
  return rule.adminEmails.some((admin) => emailKey(admin) === emailKey(email));
}
