import webPush from 'web-push';
import type { PushKeyStore, PushKeys, PushOutcome, PushSender } from '#core/alerts/ports.ts';
import type { PushDevice } from '#core/alerts/push-device.ts';
import type { PushMessage } from '#core/alerts/push-message.ts';
import { type PushAnswer, postPush } from './push-request.ts';

export interface PushSettings {
  readonly keys: PushKeyStore;
  /** Whom a push service writes to when something is wrong: a `mailto:` or `https:` address. */
  readonly contact: string;
  /** Whether an IP address is one of the open internet. */
  readonly isPublic: (address: string) => boolean;
  /** Push services without https on this machine too: for tests of them. */
  readonly allowsLoopback?: boolean;
}

const LOOPBACK = /^(?:127\.|::1$)/;
const GONE = new Set([404, 410]);
const TOO_MANY = 429;
const SERVER_ERROR = 500;

const codeOf = (error: unknown): string =>
  error instanceof Error ? String((error as NodeJS.ErrnoException).code ?? error.name) : 'unknown';

/** Milliseconds until a `Retry-After` in seconds; null for a date, or none. */
const waitOf = ({ retryAfter }: PushAnswer): number | null =>
  retryAfter !== null && /^\d{1,6}$/.test(retryAfter) ? Number(retryAfter) * 1_000 : null;

function outcomeOf(answer: PushAnswer): PushOutcome {
  const { status } = answer;
  if (status >= 200 && status < 300) return { kind: 'sent' };
  if (GONE.has(status)) return { kind: 'gone' };
  const reason = `status ${status}`;
  if (status === TOO_MANY || status >= SERVER_ERROR)
    return { kind: 'later', afterMs: waitOf(answer), reason };
  return { kind: 'refused', reason };
}

const textOf = ({ title, body, tag, path }: PushMessage): string =>
  JSON.stringify({ title, body, tag, path });

/** The encrypted request (RFC 8291, aes128gcm), signed by our key (RFC 8292). */
function requestFor(
  device: PushDevice,
  message: PushMessage,
  how: { keys: PushKeys; contact: string; TTL: number },
) {
  const { endpoint, p256dh, auth } = device;
  const { keys, contact, TTL } = how;
  return webPush.generateRequestDetails({ endpoint, keys: { p256dh, auth } }, textOf(message), {
    vapidDetails: { subject: contact, ...keys },
    contentEncoding: 'aes128gcm',
    urgency: 'high',
    TTL,
  });
}

/** Null for a device whose keys are none: nothing can ever be encrypted for it. */
function requestOrNull(...words: Parameters<typeof requestFor>): ReturnType<typeof requestFor> | null {
  try {
    return requestFor(...words);
  } catch {
    return null;
  }
}

/** Our keys, read once a process; a failure is forgotten. */
function readOnce(keys: PushKeyStore): () => Promise<PushKeys> {
  let pair: Promise<PushKeys> | null = null;
  return () => {
    pair ??= keys.keysOrNew(webPush.generateVAPIDKeys).catch((error: unknown) => {
      pair = null;
      throw error;
    });
    return pair;
  };
}

/** Web Push (RFC 8030). Endpoints are https addresses on the open internet, checked again at the moment of connecting. */
export function makePushSender({
  keys,
  contact,
  isPublic,
  allowsLoopback = false,
}: PushSettings): PushSender {
  const ourKeys = readOnce(keys);
  const isAllowed = (address: string): boolean =>
    isPublic(address) || (allowsLoopback && LOOPBACK.test(address));

  async function post(device: PushDevice, message: PushMessage, keepSeconds: number): Promise<PushOutcome> {
    const endpoint = new URL(device.endpoint);
    if (endpoint.protocol !== 'https:' && !allowsLoopback) return { kind: 'refused', reason: 'not https' };
    const how = { keys: await ourKeys(), contact, TTL: keepSeconds };
    const request = requestOrNull(device, message, how);
    if (request === null) return { kind: 'gone' };
    const { headers, body } = request;
    return outcomeOf(await postPush({ endpoint, headers, body: body ?? Buffer.alloc(0), isAllowed }));
  }

  return {
    publicKey: async () => (await ourKeys()).publicKey,
    send: (device, message, keepSeconds) =>
      post(device, message, keepSeconds).catch((error: unknown) => ({
        kind: 'later',
        afterMs: null,
        reason: codeOf(error),
      })),
  };
}
