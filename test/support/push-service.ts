import { createDecipheriv, createECDH, createPublicKey, hkdfSync, randomBytes, verify } from 'node:crypto';
import { createServer, type IncomingHttpHeaders } from 'node:http';
import type { AddressInfo } from 'node:net';

/** A message as the push service got it. */
export interface PushedMessage {
  readonly path: string;
  readonly headers: IncomingHttpHeaders;
  readonly body: Buffer;
}

const hkdf = (salt: Buffer, key: Buffer, info: Buffer | string, length: number): Buffer =>
  Buffer.from(hkdfSync('sha256', key, salt, info, length));

/** A browser's side of a subscription: its keys, and how it reads a message (RFC 8291 on top of RFC 8188). */
export function aBrowserSubscription() {
  const pair = createECDH('prime256v1');
  const ownPublic = pair.generateKeys();
  const auth = randomBytes(16);
  return {
    p256dh: ownPublic.toString('base64url'),
    auth: auth.toString('base64url'),
    read(body: Buffer): string {
      const [salt, idLength] = [body.subarray(0, 16), body.readUInt8(20)];
      const senderPublic = body.subarray(21, 21 + idLength);
      const info = Buffer.concat([Buffer.from('WebPush: info\0'), ownPublic, senderPublic]);
      const secret = hkdf(auth, pair.computeSecret(senderPublic), info, 32);
      const key = hkdf(salt, secret, 'Content-Encoding: aes128gcm\0', 16);
      const nonce = hkdf(salt, secret, 'Content-Encoding: nonce\0', 12);
      const sealed = body.subarray(21 + idLength);
      const decipher = createDecipheriv('aes-128-gcm', key, nonce);
      decipher.setAuthTag(sealed.subarray(-16));
      const padded = Buffer.concat([decipher.update(sealed.subarray(0, -16)), decipher.final()]);
      return padded.subarray(0, padded.lastIndexOf(2)).toString('utf8');
    },
  };
}

/** The claims of a VAPID header, once its signature by the key in it was verified (RFC 8292); throws for a wrong one. */
export function vapidClaims(authorization: string): {
  readonly key: string;
  readonly claims: { readonly aud: string; readonly exp: number; readonly sub: string };
} {
  const [, token = '', key = ''] = /^vapid t=([^,]+), ?k=(.+)$/.exec(authorization) ?? [];
  const [head = '', claims = '', signature = ''] = token.split('.');
  const point = Buffer.from(key, 'base64url');
  const publicKey = createPublicKey({
    format: 'jwk',
    key: {
      kty: 'EC',
      crv: 'P-256',
      x: point.subarray(1, 33).toString('base64url'),
      y: point.subarray(33).toString('base64url'),
    },
  });
  const isOurs = verify(
    'sha256',
    Buffer.from(`${head}.${claims}`),
    { key: publicKey, dsaEncoding: 'ieee-p1363' },
    Buffer.from(signature, 'base64url'),
  );
  if (!isOurs) throw new Error('The signature is wrong');
  return { key, claims: JSON.parse(Buffer.from(claims, 'base64url').toString()) };
}

/** A push service on this machine that answers with a status for each path, 201 unless told otherwise. */
export async function openPushService(
  answers: Readonly<
    Record<string, { readonly status: number; readonly headers?: Record<string, string> }>
  > = {},
) {
  const received: PushedMessage[] = [];
  const server = createServer(async (request, response) => {
    const path = request.url ?? '';
    const pieces: Buffer[] = [];
    for await (const piece of request) pieces.push(piece);
    const body = Buffer.concat(pieces);
    received.push({ path, headers: request.headers, body });
    const { status, headers } = answers[path] ?? { status: 201 };
    response.writeHead(status, headers).end('the endpoint as the service repeats it');
  });
  await new Promise<void>((resolve) => server.listen(0, '127.0.0.1', resolve));
  const origin = `http://127.0.0.1:${(server.address() as AddressInfo).port}`;
  return { origin, received, close: () => new Promise((resolve) => server.close(resolve)) };
}
