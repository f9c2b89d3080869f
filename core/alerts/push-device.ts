import type { MemberId } from '../accounts/member.ts';
import type { Instant } from '../kernel/instant.ts';
import { Refusal } from '../kernel/refusal.ts';

/** A browser's subscription to its push service, as the browser gives it. */
export interface PushSubscription {
  /** Address at the push service. With it and our private key anybody can send to the browser. */
  readonly endpoint: string;
  /** The browser's public key, P-256, uncompressed, base64url. */
  readonly p256dh: string;
  /** Its authentication secret, 16 bytes, base64url. */
  readonly auth: string;
}

/** A browser that a member chose to be alerted on while no page is open. */
export interface PushDevice extends PushSubscription {
  /** Digest of the endpoint. */
  readonly id: string;
  readonly memberId: MemberId;
  /** As the list of devices shows it: `Chrome on Android`. */
  readonly name: string;
  /** By the machine's clock. */
  readonly since: Instant;
}

export const MOST_DEVICES = 10;
const MOST_ENDPOINT = 1_000;
const MOST_NAME = 60;

/** An https address on a named public host at its usual port, without a user. */
const ENDPOINT = /^https:\/\/((?:[a-z\d](?:[a-z\d-]*[a-z\d])?\.)+[a-z]{2,})\/[\x21-\x7e]*$/i;
/** Names that lead nowhere on the open internet. */
const LOCAL_NAMES =
  /(?:^|\.)(?:local|localhost|internal|intranet|lan|home|corp|test|invalid|example|arpa|onion)$/i;

/** The host of a push service's address; null where it is not an https address on a public name. */
export function pushHostOf(endpoint: string): string | null {
  const host = endpoint.length > MOST_ENDPOINT ? null : (ENDPOINT.exec(endpoint)?.[1] ?? null);
  return host === null || LOCAL_NAMES.test(host) ? null : host.toLowerCase();
}

const bad = (sentence: string): Refusal => new Refusal('invalid', 'alerts.bad-subscription', sentence);

/** Refuses ('invalid', `alerts.bad-subscription`) what is no subscription at a public push service. */
export function checkSubscription({ endpoint, p256dh, auth }: PushSubscription): void {
  if (pushHostOf(endpoint) === null)
    throw bad('The push service of a subscription is an https address on a public host.');
  // 65 bytes that begin with 4, and 16 bytes.
  if (!/^B[\w-]{86}=?$/.test(p256dh) || !/^[\w-]{22}(?:==)?$/.test(auth))
    throw bad('The keys of the subscription are malformed.');
}

/** A name in one line of at most 60 characters; `Browser` for an empty one. */
export const deviceName = (text: string): string => {
  const line = text.replace(/[\p{C}\s]+/gu, ' ').trim();
  return line === '' ? 'Browser' : [...line].slice(0, MOST_NAME).join('');
};
