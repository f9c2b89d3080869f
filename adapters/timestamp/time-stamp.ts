import { createHash, randomBytes } from 'node:crypto';
import { Refusal } from '#core/kernel/refusal.ts';

const WAIT_MS = 15_000;
const SEQUENCE = 0x30;
const INTEGER = 0x02;
const OCTETS = 0x04;
const NULL = Buffer.from([0x05, 0x00]);
const TRUE = Buffer.from([0x01, 0x01, 0xff]);
/** 2.16.840.1.101.3.4.2.1 */
const SHA_256 = Buffer.from([0x06, 0x09, 0x60, 0x86, 0x48, 0x01, 0x65, 0x03, 0x04, 0x02, 0x01]);

/** A DER value; everything here is shorter than 128 bytes, so that its length is one byte. */
const der = (tag: number, ...content: readonly Buffer[]): Buffer => {
  const bytes = Buffer.concat(content);
  return Buffer.concat([Buffer.from([tag, bytes.length]), bytes]);
};

/** A positive number that no earlier request had. */
const newNonce = (): Buffer => {
  const bytes = randomBytes(8);
  bytes[0] = ((bytes[0] ?? 0) & 0x7f) | 0x40;
  return bytes;
};

/** A request for a stamp over a SHA-256 hash, with the certificate of the service (RFC 3161, 2.4.1). */
export const stampRequest = (hash: Buffer, nonce: Buffer): Buffer =>
  der(
    SEQUENCE,
    der(INTEGER, Buffer.from([1])),
    der(SEQUENCE, der(SEQUENCE, SHA_256, NULL), der(OCTETS, hash)),
    der(INTEGER, nonce),
    TRUE,
  );

/** The status of a response: 0 and 1 grant the stamp; null where the bytes are no response. */
export function statusOfStamp(bytes: Buffer): number | null {
  if (bytes[0] !== SEQUENCE) return null;
  const longForm = (bytes[1] ?? 0) & 0x80 ? (bytes[1] ?? 0) & 0x7f : 0;
  const status = bytes.subarray(2 + longForm);
  return status[0] === SEQUENCE && status[2] === INTEGER && status[3] === 1 ? (status[4] ?? null) : null;
}

const refused = (why: string, cause?: unknown): Refusal =>
  new Refusal('unavailable', 'record.no-stamp', `The time-stamp service gave no stamp: ${why}.`, { cause });

async function answerOf(url: string, request: Buffer): Promise<Buffer> {
  const answer = await fetch(url, {
    method: 'POST',
    headers: { 'Content-Type': 'application/timestamp-query', Accept: 'application/timestamp-reply' },
    body: new Uint8Array(request),
    signal: AbortSignal.timeout(WAIT_MS),
  }).catch((cause: unknown) => {
    throw refused('it cannot be reached', cause);
  });
  if (!answer.ok) throw refused(`status ${answer.status}`);
  return Buffer.from(await answer.arrayBuffer());
}

/**
 * Has texts stamped by the RFC 3161 service at `url`. A response that grants nothing, or is about another text, is
 * refused; whether its signature holds is up to the reader to verify, with a certificate they trust.
 */
export const makeStampText =
  (url: string) =>
  async (text: string): Promise<string> => {
    const hash = createHash('sha256').update(text, 'utf8').digest();
    const nonce = newNonce();
    const bytes = await answerOf(url, stampRequest(hash, nonce));
    const status = statusOfStamp(bytes);
    if (status !== 0 && status !== 1)
      throw refused(status === null ? 'no such response' : `status ${status}`);
    if (!bytes.includes(hash) || !bytes.includes(nonce)) throw refused('it is about something else');
    return bytes.toString('base64');
  };
