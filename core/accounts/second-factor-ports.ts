import type { Instant } from '../kernel/instant.ts';
import type { MemberId } from './member.ts';
import type { Passkey, PasskeySite } from './passkey.ts';
import type { Authenticator } from './second-factor.ts';

/** Codes of authenticator apps (RFC 6238: six digits, 30 seconds). */
export interface OneTimeCodes {
  /** A new secret, as apps take it in. */
  newSecret(): string;
  /** The address that a picture carries into the app. */
  address(secret: string, account: string): string;
  /** The time step of a code of the secret, the one under way or a neighbor of it; null for any other code. */
  stepOf(secret: string, code: string, now: Instant): number | null;
  /** Impossible to guess, and short enough to copy from paper. */
  newRecoveryCode(): string;
}

/** Encrypts what must be read again, with keys of the site; `context` must be the same to open it. */
export interface SecretBox {
  seal(text: string, context: string): string;
  /** Null when no key of the site opens it. */
  open(sealed: string, context: string): string | null;
  /** Whether it was sealed with the newest key. */
  isNewest(sealed: string): boolean;
}

/** Authenticator apps; deleted with the member. */
export interface AuthenticatorStore {
  find(memberId: MemberId): Promise<Authenticator | null>;
  recoveryCodesLeft(memberId: MemberId): Promise<number>;
  /** Replaces the member's authenticator and recovery codes. */
  keep(authenticator: Authenticator, recoveryDigests: readonly string[]): Promise<void>;
  /** False when there was none. */
  remove(memberId: MemberId): Promise<boolean>;
}

/** Each code works once, whoever enters it twice at the same moment. */
export interface SpentCodes {
  /** Notes the time step of a code; false when that step or a later one is noted. */
  spendStep(memberId: MemberId, step: number): Promise<boolean>;
  /** Uses up a recovery code; false when there is none with that digest. */
  spendRecoveryCode(memberId: MemberId, digest: string): Promise<boolean>;
}

/** Sealed secrets as such, to seal them again with another key. */
export interface SealedSecrets {
  all(): Promise<readonly Pick<Authenticator, 'memberId' | 'sealedSecret'>[]>;
  /** Replaces a sealed secret unless it has changed meanwhile. */
  reseal(memberId: MemberId, change: { readonly from: string; readonly to: string }): Promise<void>;
}

/** Passkeys; deleted with the member. */
export interface PasskeyStore {
  /** The oldest first. */
  ofMember(memberId: MemberId): Promise<readonly Passkey[]>;
  find(id: string): Promise<Passkey | null>;
  /** Refuses ('conflict', `accounts.passkey-taken`) one that is there. */
  add(passkey: Passkey): Promise<void>;
  use(id: string, use: { readonly counter: number; readonly usedAt: Instant }): Promise<void>;
  /** False when the member has none of that id. */
  remove(memberId: MemberId, id: string): Promise<boolean>;
  /** Removes all of a member; returns how many. */
  forget(memberId: MemberId): Promise<number>;
}

/** What a browser is asked: `options` goes to it as it is, `challenge` must come back signed. */
export interface PasskeyQuestion {
  readonly options: Readonly<Record<string, unknown>>;
  readonly challenge: string;
}

/** What a browser answered, and what it was to sign. */
export interface PasskeyAnswer {
  readonly site: PasskeySite;
  readonly challenge: string;
  readonly response: Readonly<Record<string, unknown>>;
}

/** Making and using passkeys (WebAuthn). The device must check who uses it: a fingerprint, a face, a PIN. */
export interface PasskeyCeremonies {
  askToMake(request: {
    readonly site: PasskeySite;
    readonly memberId: MemberId;
    readonly email: string;
    readonly present: readonly Passkey[];
  }): Promise<PasskeyQuestion>;
  /** The new passkey; null when the answer does not hold. */
  made(answer: PasskeyAnswer): Promise<Pick<Passkey, 'id' | 'publicKey' | 'counter' | 'transports'> | null>;
  askToUse(site: PasskeySite): Promise<PasskeyQuestion>;
  /** The new count of uses; null when the passkey did not sign the answer. */
  used(answer: PasskeyAnswer, passkey: Passkey): Promise<{ readonly counter: number } | null>;
}

/**
 * Checks the code of a member who has a second factor, and uses it up. Refuses ('forbidden') a missing code
 * (`accounts.code-needed`) and a wrong or used one (`accounts.wrong-code`).
 */
export type CheckSecondFactor = (request: {
  readonly memberId: MemberId;
  readonly code: string | null;
}) => Promise<{ readonly isOn: boolean }>;
