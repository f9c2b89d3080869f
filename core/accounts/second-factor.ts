import type { Instant } from '../kernel/instant.ts';
import { Refusal } from '../kernel/refusal.ts';
import type { MemberId } from './member.ts';

/** A member's authenticator app. */
export interface Authenticator {
  readonly memberId: MemberId;
  /** Its secret, encrypted with a key of the site. */
  readonly sealedSecret: string;
  /** When a first code proved it; null before that, and then it counts for nothing. */
  readonly confirmedAt: Instant | null;
  /** The time step of the last code used; none up to it works again. */
  readonly lastStep: number | null;
}

/** A member's second factor as they may see it. */
export interface SecondFactorStatus {
  readonly isOn: boolean;
  readonly since: Instant | null;
  readonly recoveryCodesLeft: number;
}

/** How many recovery codes a member gets at a time. */
export const RECOVERY_CODES = 10;

/** The code of the refusal that asks for a code. */
export const CODE_NEEDED = 'accounts.code-needed';

/** The code of the refusal of a wrong or used code. */
export const WRONG_CODE = 'accounts.wrong-code';

/** A recovery code as it is digested: however it was typed. */
export const plainRecoveryCode = (text: string): string => text.toUpperCase().replace(/[^A-Z0-9]/g, '');

/** The six digits of an authenticator app in what was typed; null for anything else. */
export function sixDigits(text: string): string | null {
  const digits = text.replace(/[\s-]/g, '');
  return /^\d{6}$/.test(digits) ? digits : null;
}

export const codeNeeded = (): Refusal =>
  new Refusal('forbidden', CODE_NEEDED, 'Enter the code from your authenticator app, or a recovery code.');

export const wrongCode = (): Refusal =>
  new Refusal(
    'forbidden',
    WRONG_CODE,
    'That code is wrong or was used already. Enter the one your authenticator app shows now.',
  );

/** The lock under which a member's second factor is set up. */
export const factorLock = (memberId: MemberId): string => `accounts.second-factor:${memberId}`;

/** The key of tries of codes for a member, from any address. */
export const codeSubject = (memberId: MemberId): string => `second-factor:${memberId}`;
