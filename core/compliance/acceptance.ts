import type { Brand } from '../kernel/brand.ts';
import type { Instant } from '../kernel/instant.ts';
import type { Checkboxes } from './checkboxes.ts';

export type AcceptanceId = Brand<string, 'AcceptanceId'>;

/** How an acceptance came about. `admin_ensure` is never the person's own act. */
export type AcceptanceMethod = 'gate' | 'pre_auth' | 'pre_auth_linked' | 'admin_ensure';

/** What the server and, optionally, the page observed when someone accepted; null means not observed. */
export interface Evidence {
  readonly ipAddress: string | null;
  readonly userAgent: string | null;
  readonly language: string | null;
  readonly referrer: string | null;
  /** Digest of the session's id: refers to it without opening it. */
  readonly sessionRef: string | null;
  readonly screenResolution: string | null;
  readonly timezone: string | null;
  readonly scrollDepthPercent: number | null;
  readonly timeOnPageSeconds: number | null;
  readonly checkboxes: Checkboxes | null;
  readonly fingerprint: string | null;
  readonly geolocation: string | null;
}

/** Proof that a text was accepted. Outlives the account, and the visit of someone who never signed in: then `memberId` is null and the person is gone
 * from it. */
export interface Acceptance {
  readonly id: AcceptanceId;
  readonly memberId: string | null;
  readonly disclaimerType: string;
  readonly disclaimerVersion: string;
  readonly disclaimerText: string;
  /** SHA-256 of `disclaimerText` as UTF-8. */
  readonly contentHash: string;
  /** What the browser said. */
  readonly acceptedAt: Instant;
  /** What the server's clock said. */
  readonly receivedAt: Instant;
  readonly method: AcceptanceMethod;
  readonly evidence: Evidence;
}

/** Whether it is an acceptance of that type and version of the text. */
export const isOf = (
  acceptance: Acceptance,
  text: { readonly type: string; readonly version: string },
): boolean => acceptance.disclaimerType === text.type && acceptance.disclaimerVersion === text.version;

/** Whether the person did it, not an administrator in their stead. */
export const isOwnAct = (acceptance: Acceptance): boolean => acceptance.method !== 'admin_ensure';
