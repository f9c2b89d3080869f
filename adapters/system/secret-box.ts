import { createCipheriv, createDecipheriv, createHash, hkdfSync, randomBytes } from 'node:crypto';
import type { SecretBox } from '#core/accounts/second-factor-ports.ts';

const CIPHER = 'aes-256-gcm';
const KEY_BYTES = 32;
const NONCE_BYTES = 12;
const TAG_BYTES = 16;
const PURPOSE = 'clubhouse-turn second factors';

interface BoxKey {
  /** Names the key in what it sealed. */
  readonly id: string;
  readonly bytes: Buffer;
}

/** A key for this purpose alone, derived from one that signs cookies: neither gives the other away. */
function boxKey(siteKey: string): BoxKey {
  const bytes = Buffer.from(hkdfSync('sha256', siteKey, '', PURPOSE, KEY_BYTES));
  return { id: createHash('sha256').update(bytes).digest('hex').slice(0, 8), bytes };
}

function sealWith({ id, bytes }: BoxKey, text: string, context: string): string {
  const nonce = randomBytes(NONCE_BYTES);
  const cipher = createCipheriv(CIPHER, bytes, nonce).setAAD(Buffer.from(context));
  const sealed = Buffer.concat([nonce, cipher.update(text, 'utf8'), cipher.final(), cipher.getAuthTag()]);
  return `${id}.${sealed.toString('base64url')}`;
}

function openWith({ bytes }: BoxKey, sealed: Buffer, context: string): string | null {
  const nonce = sealed.subarray(0, NONCE_BYTES);
  const text = sealed.subarray(NONCE_BYTES, -TAG_BYTES);
  try {
    const cipher = createDecipheriv(CIPHER, bytes, nonce, { authTagLength: TAG_BYTES })
      .setAAD(Buffer.from(context))
      .setAuthTag(sealed.subarray(-TAG_BYTES));
    return Buffer.concat([cipher.update(text), cipher.final()]).toString('utf8');
  } catch {
    return null;
  }
}

/** The id of the key that sealed it. */
const keyIdIn = (sealed: string): string => sealed.split('.', 1)[0] ?? '';

/**
 * Encrypts with AES-256-GCM under keys derived from those of the site, newest first. What an older key sealed still
 * opens; what was changed, or is opened for another context, does not.
 */
export function makeSecretBox(siteKeys: readonly string[]): SecretBox {
  const keys = siteKeys.map(boxKey);
  const [newest] = keys;
  if (newest === undefined) throw new Error('A secret box needs a key.');
  return {
    seal: (text, context) => sealWith(newest, text, context),
    open: (sealed, context) => {
      const key = keys.find(({ id }) => id === keyIdIn(sealed));
      if (key === undefined) return null;
      return openWith(key, Buffer.from(sealed.slice(key.id.length + 1), 'base64url'), context);
    },
    isNewest: (sealed) => keyIdIn(sealed) === newest.id,
  };
}
