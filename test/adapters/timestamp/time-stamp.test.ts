import { execFileSync, spawnSync } from 'node:child_process';
import { mkdtempSync, readFileSync, rmSync, writeFileSync } from 'node:fs';
import { createServer, type Server } from 'node:http';
import type { AddressInfo } from 'node:net';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { suite } from 'uvu';
import * as assert from 'uvu/assert';
import { makeStampText } from '#adapters/timestamp/time-stamp.ts';

const test = suite('Time stamps (RFC 3161)');

const hasOpenssl = spawnSync('openssl', ['version']).status === 0;
const folder = mkdtempSync(join(tmpdir(), 'stamps-'));
const inFolder = (name: string): string => join(folder, name);
const openssl = (...args: string[]): string =>
  execFileSync('openssl', args, { cwd: folder, encoding: 'utf8', stdio: ['ignore', 'pipe', 'pipe'] });

const CONFIG = `[tsa]
default_tsa = service
[service]
serial = ${inFolder('serial')}
signer_cert = ${inFolder('service.pem')}
signer_key = ${inFolder('service.key')}
signer_digest = sha256
default_policy = 1.2.3.4.1
digests = sha256
accuracy = secs:1
ess_cert_id_alg = sha256
`;

/** A time-stamp service with a certificate of its own, as openssl makes one. */
function setUpService(): void {
  writeFileSync(inFolder('tsa.cnf'), CONFIG);
  writeFileSync(inFolder('serial'), '01');
  const use = 'extendedKeyUsage=critical,timeStamping';
  const names = ['-subj', '/CN=A service on this machine', '-days', '2', '-addext', use];
  openssl(
    'req',
    '-x509',
    '-newkey',
    'rsa:2048',
    '-nodes',
    '-keyout',
    'service.key',
    '-out',
    'service.pem',
    ...names,
  );
}

function stampFor(query: Buffer): Buffer {
  writeFileSync(inFolder('query.tsq'), query);
  openssl(
    'ts',
    '-reply',
    '-config',
    'tsa.cnf',
    '-section',
    'service',
    '-queryfile',
    'query.tsq',
    '-out',
    'reply.tsr',
  );
  return readFileSync(inFolder('reply.tsr'));
}

async function withService(
  answer: (query: Buffer) => Buffer,
  work: (url: string) => Promise<void>,
): Promise<void> {
  const server: Server = createServer((request, response) => {
    const pieces: Buffer[] = [];
    request.on('data', (piece: Buffer) => pieces.push(piece));
    request.on('end', () => response.end(answer(Buffer.concat(pieces))));
  });
  await new Promise<void>((listening) => server.listen(0, '127.0.0.1', listening));
  await work(`http://127.0.0.1:${(server.address() as AddressInfo).port}`).finally(() => server.close());
}

const refusalOf = (work: Promise<unknown>): Promise<string> =>
  work.then(
    () => 'nothing',
    (error: unknown) => String(error),
  );

if (!hasOpenssl) process.stderr.write('openssl is not installed: its time-stamp service is left out\n');
test.before(() => {
  if (hasOpenssl) setUpService();
});
test.after(() => rmSync(folder, { recursive: true, force: true }));

const TEXT = `Clubhouse Turn record 2026-08-01\npicks 398 ${'a'.repeat(64)}\n`;

if (hasOpenssl)
  test('a text is stamped, and openssl alone verifies the stamp over it and over no other', () =>
    withService(stampFor, async (url) => {
      const stamp = await makeStampText(url)(TEXT);
      writeFileSync(inFolder('stamp.tsr'), Buffer.from(stamp, 'base64'));
      const verify = (text: string): string => {
        writeFileSync(inFolder('heads.txt'), text);
        const args = ['ts', '-verify', '-data', 'heads.txt', '-in', 'stamp.tsr', '-CAfile', 'service.pem'];
        const { stdout, stderr } = spawnSync('openssl', args, { cwd: folder, encoding: 'utf8' });
        return stdout + stderr;
      };
      assert.match(verify(TEXT), /Verification: OK/);
      assert.match(verify(TEXT.replace('398', '397')), /Verification: FAILED/);
    }));

if (hasOpenssl)
  test('a stamp of an earlier request is no answer to a new one', async () => {
    let earlier: Buffer | null = null;
    const replaying = (query: Buffer): Buffer => {
      earlier ??= stampFor(query);
      return earlier;
    };
    await withService(replaying, async (url) => {
      await makeStampText(url)(TEXT);
      assert.match(await refusalOf(makeStampText(url)(TEXT)), /it is about something else/);
    });
  });

test('a service that is away, or answers something else, gives no stamp', async () => {
  await withService(
    () => Buffer.from('not found'),
    async (url) => assert.match(await refusalOf(makeStampText(url)(TEXT)), /no such response/),
  );
  assert.match(await refusalOf(makeStampText('http://127.0.0.1:9')(TEXT)), /it cannot be reached/);
});

test.run();
