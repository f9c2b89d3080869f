import type { Instant } from '../kernel/instant.ts';
import { Refusal } from '../kernel/refusal.ts';
import { hostName } from './auth-mode.ts';
import type { MemberId } from './member.ts';
import { clippedText } from './plain-text.ts';

/** A passkey of a member: what this site needs to recognize it. The private key never leaves the member's device. */
export interface Passkey {
  /** As the browser names it, base64url. */
  readonly id: string;
  readonly memberId: MemberId;
  /** The member's name for it. */
  readonly name: string;
  /** COSE key, base64url. */
  readonly publicKey: string;
  /** How often it was used, as far as the device counts; 0 where it does not. */
  readonly counter: number;
  /** How a browser reaches it: `internal`, `usb` … */
  readonly transports: readonly string[];
  readonly createdAt: Instant;
  readonly lastUsedAt: Instant | null;
}

/** The site as a browser sees it when it makes or uses a passkey. */
export interface PasskeySite {
  /** The name that passkeys belong to: `turn.example`. */
  readonly name: string;
  /** Where such a page may come from: `https://turn.example`. */
  readonly origins: readonly string[];
}

export const PASSKEY_NAME_LIMIT = 60;
const UNNAMED = 'Passkey';

/** The name a member gave, else of the browser it was made with. */
export const passkeyName = (text: string | null, device: string | null): string =>
  clippedText(text ?? '', PASSKEY_NAME_LIMIT) ?? device ?? UNNAMED;

const isAddress = (name: string): boolean => /^[\d.]+$/.test(name) || name.includes(':');

/**
 * The site of a request, by its Host header. Refuses ('invalid', `accounts.passkey-needs-name`) an IP address: browsers
 * keep passkeys for names only.
 */
export function passkeySite(host: string, origins: readonly string[]): PasskeySite {
  const name = hostName(host);
  if (name !== '' && !isAddress(name)) return { name, origins };
  throw new Refusal(
    'invalid',
    'accounts.passkey-needs-name',
    'Passkeys do not work at an IP address. Open this site by its name; on this machine, at http://localhost.',
  );
}

/**
 * Refuses ('forbidden', `accounts.passkey-needed`) a session that a password alone opened where the account has a passkey:
 * who knows only the password, or reads only the mail, must not change how the account is opened. `next` says what for:
 * `add another`.
 */
export function refusePasswordOnly(
  present: readonly Passkey[],
  { isStrong, next }: { readonly isStrong: boolean; readonly next: string },
): void {
  if (isStrong || present.length === 0) return;
  throw new Refusal(
    'forbidden',
    'accounts.passkey-needed',
    `Your account has a passkey. Sign in with it or with your second factor, then ${next}.`,
  );
}

export const unknownPasskey = (): Refusal =>
  new Refusal('not-found', 'accounts.unknown-passkey', 'You have no such passkey.');

export const passkeyFailed = (): Refusal =>
  new Refusal('invalid', 'accounts.passkey-failed', 'The passkey could not be confirmed. Please try again.');
