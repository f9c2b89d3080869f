import { mkdirSync, mkdtempSync, rmSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { brotliCompressSync, gzipSync } from 'node:zlib';
import { suite } from 'uvu';
import * as assert from 'uvu/assert';
import { openWebBuild } from '#adapters/http/documents/web-build.ts';
import { aCard } from '#test/support/a-card.ts';
import { signUp, type TestBrowser } from './browser.ts';
import { openTestServer, type TestServer } from './open-test-server.ts';
import { rawRequest, statusOf } from './raw-request.ts';

const test = suite('Pages and files');

const PRELOAD = '<link rel="modulepreload" href="/assets/app-1a2b.js" />';
const AHEAD = { '/profile': PRELOAD, '/toString': PRELOAD, '/race/': PRELOAD };

const FILES = {
  '/index.html':
    '<!doctype html><html><head><title>The shell</title></head><p>contact support<span class="support"></span></html>',
  '/error.html':
    '<!doctype html><title>Nothing to be had</title>contact support<span class="support"></span>',
  '/assets/app-1a2b.js': `export const a = 1;${' '.repeat(2_000)}`,
  '/favicon.svg': '<svg xmlns="http://www.w3.org/2000/svg"/>',
} as const;

let folder: string;
let server: TestServer;
let member: TestBrowser;

function buildInto(where: string): void {
  mkdirSync(join(where, 'assets'), { recursive: true });
  for (const [path, text] of Object.entries(FILES)) {
    writeFileSync(join(where, path), text);
    writeFileSync(join(where, `${path}.gz`), gzipSync(text));
    writeFileSync(join(where, `${path}.br`), brotliCompressSync(text));
  }
  const files = Object.keys(FILES).map((path) => ({
    path,
    integrity: `sha384-${Buffer.from(path).toString('base64').padStart(64, 'x')}`,
  }));
  const inlineScripts = { importMap: "'sha256-abc='", others: ['sha256-def='] };
  writeFileSync(join(where, 'build.json'), JSON.stringify({ files, inlineScripts, ahead: AHEAD }));
  writeFileSync(join(where, 'secret.txt'), 'not of the build');
}

test.before(async () => {
  folder = mkdtempSync(join(tmpdir(), 'web-build-'));
  buildInto(folder);
  server = await openTestServer({ web: openWebBuild(folder) });
  member = server.browser();
  await signUp(member);
});
test.after(async () => {
  await server.close();
  rmSync(folder, { recursive: true });
});

const get = (path: string, headers: Readonly<Record<string, string>> = {}) =>
  server.browser().ask('GET', path, { headers });

test('every address that is neither a file nor a call serves the shell', async () => {
  for (const path of [
    '/',
    '/profile',
    '/auth?form=1',
    '/no/such/page',
    '/index.html',
    '/error.html',
    '/apis',
    '/horse/J.J.%20Gables',
    '/jockey/Irad%20Ortiz,%20Jr.',
    '/statusquo',
  ]) {
    const answer = await get(path);
    assert.is(answer.status, 200, path);
    assert.match(answer.text, 'The shell', path);
    assert.is(answer.headers.get('content-type'), 'text/html; charset=utf-8', path);
    assert.is(answer.headers.get('cache-control'), 'no-cache', path);
  }
});

test('a file, an interface or a page for operators that is not here is a real 404, not the shell', async () => {
  for (const path of [
    '/secret.txt',
    '/build.json',
    '/wp-login.php',
    '/.env',
    '/.git/config',
    '/..%2f..%2fetc/passwd',
    '/assets/gone-1a2b.js',
    '/api/none',
    '/healthz/database',
    '/metrics/more',
    '/actuator/health',
  ]) {
    const answer = await get(path);
    assert.is(answer.status, 404, path);
    assert.match((answer.json() as { message: string }).message, /File not found|Unknown API endpoint/, path);
  }
});

test("a member gets the screen's modules preloaded, in the encoding the browser accepts", async () => {
  for (const accept of ['br', 'gzip', 'identity']) {
    const answer = await member.ask('GET', '/profile', { headers: { 'accept-encoding': accept } });
    assert.match(answer.text, `${PRELOAD}</head>`, accept);
    assert.is(answer.headers.get('vary'), 'Accept-Encoding, Cookie');
    const cookies = [...member.cookies()].map(([name, value]) => `${name}=${value}`);
    const known = ['Host: x', `Cookie: ${cookies.join('; ')}`, `Accept-Encoding: ${accept}`];
    const statusAt = async (path: string) =>
      statusOf(
        await rawRequest(server.address, [
          `GET ${path} HTTP/1.1`,
          ...known,
          `If-None-Match: ${answer.headers.get('etag')}`,
        ]),
      );
    assert.is(await statusAt('/profile'), 304, accept);
    assert.is(await statusAt('/'), 200, 'another screen is another page');
  }
});

test('every address below a listed beginning gets its modules, as one page', async () => {
  const memberGets = (path: string) => member.ask('GET', path);
  const first = await memberGets('/race/saratoga/2025-08-02/4');
  assert.match(first.text, PRELOAD);
  const second = await memberGets('/race/aqueduct/2025-01-01/1');
  assert.is(second.headers.get('etag'), first.headers.get('etag'));
  for (const path of ['/race', '/racer/saratoga']) assert.not.match((await memberGets(path)).text, PRELOAD);
});

test('a link to a race says what the card says of it, to whoever comes without a cookie', async () => {
  const raced = await openTestServer({ web: openWebBuild(folder), cards: [aCard()] });
  const pageAt = async (path: string) => (await raced.browser().ask('GET', path)).text;
  const page = await pageAt('/race/saratoga/2025-08-02/1');
  assert.match(page, '<meta property="og:title" content="Race 1 at Saratoga, Aug 2, 2025">');
  assert.match(page, /og:description" content="[^"]*runners?[^"]*"/);
  assert.not.match(page, /BET|WATCH|PASS|undefined|NaN/);
  assert.match(page, '<meta property="og:image" content="/race/saratoga/2025-08-02/1/preview.png">');
  const picture = await raced.browser().ask('GET', '/race/saratoga/2025-08-02/1/preview.png');
  assert.equal([picture.status, picture.headers.get('content-type')], [200, 'image/png']);
  assert.match(picture.text, /^Race 1 at Saratoga, Aug 2, 2025: .*runner/);
  for (const path of [
    '/race/saratoga/2025-08-02/99',
    '/race/nowhere/2025-08-02/1',
    '/race/saratoga/2025-02-31/1',
  ]) {
    assert.not.match(await pageAt(path), 'og:title', path);
    assert.is((await raced.browser().ask('GET', `${path}/preview.png`)).status, 404, path);
  }
  await raced.close();
});

test('who is not signed in, or at an unknown screen, gets only the shell', async () => {
  const visitor = server.browser();
  const { disclaimerType, disclaimerVersion, disclaimerText } = await visitor.call(
    'GET /api/disclaimer/text',
    {},
  );
  const body = { disclaimerType, disclaimerVersion, disclaimerText, acceptedAt: new Date().toISOString() };
  await visitor.call('POST /api/disclaimer/accept-pre-auth', { body });
  assert.ok(visitor.cookies().size > 0, 'a session that nobody is signed in to');
  for (const someone of [server.browser(), visitor])
    assert.not.match((await someone.ask('GET', '/profile')).text, 'modulepreload');
  assert.not.match((await get('/profile', { cookie: 'clubhouse=forged' })).text, 'modulepreload');
  for (const path of ['/', '/no/such/page', '/constructor'])
    assert.not.match((await member.ask('GET', path)).text, 'modulepreload', path);
});

test('a member who signed out gets only the shell', async () => {
  const leaving = server.browser();
  await signUp(leaving, 'leaving@example.com');
  assert.match((await leaving.ask('GET', '/profile')).text, PRELOAD);
  await leaving.ask('GET', '/api/logout');
  assert.not.match((await leaving.ask('GET', '/profile')).text, 'modulepreload');
});

test('the address for support is on every page but the one that browsers store', async () => {
  const web = openWebBuild(folder, 'help@turn.example');
  const named = await openTestServer({ web });
  const pageAt = async (path: string) => (await named.browser().ask('GET', path)).text;
  const link = 'contact support at <a href="mailto:help@turn.example">help@turn.example</a>';
  for (const path of ['/', '/race/saratoga/2025-08-02/1', '/no/such/page']) {
    assert.match(await pageAt(path), link, path);
    assert.match(await pageAt(path), '<meta name="support" content="help@turn.example" />', path);
  }
  assert.is(await pageAt('/index.html'), FILES['/index.html']);
  assert.match(String(web?.files.get('/error.html')?.plain), link);
  await named.close();
  assert.is((await get('/')).text, FILES['/index.html']);
});

test('a build file is served in the encoding the browser accepts', async () => {
  for (const [accept, coding] of [
    ['br, gzip', 'br'],
    ['gzip', 'gzip'],
    ['identity', null],
    ['br;q=0, gzip;q=0', null],
  ] as const) {
    const answer = await get('/assets/app-1a2b.js', { 'Accept-Encoding': accept });
    assert.is(answer.headers.get('content-encoding'), coding, accept);
    assert.is(answer.text, FILES['/assets/app-1a2b.js']);
    assert.is(answer.headers.get('content-type'), 'text/javascript; charset=utf-8');
  }
});

test('files named by content are cached forever, the rest is revalidated', async () => {
  assert.match(String((await get('/assets/app-1a2b.js')).headers.get('cache-control')), /immutable/);
  const first = await get('/favicon.svg');
  assert.is(first.headers.get('cache-control'), 'no-cache');
  assert.is(first.headers.get('vary'), 'Accept-Encoding', 'a file is the same for everybody');
  const known = [
    'Host: x',
    'Accept-Encoding: gzip, deflate, br',
    `If-None-Match: ${first.headers.get('etag')}`,
  ];
  const again = await rawRequest(server.address, ['GET /favicon.svg HTTP/1.1', ...known]);
  assert.is(statusOf(again), 304);
  assert.match(again, /\r\n\r\n$/);
  assert.is(statusOf(await rawRequest(server.address, ['GET / HTTP/1.1', ...known])), 200);
});

test('a script that is not there is not answered with a page', async () => {
  const answer = await get('/assets/app-9z9z.js');
  assert.is(answer.status, 404);
  assert.type((answer.json() as { message: string }).message, 'string');
});

test('HEAD says the same without the page', async () => {
  const answer = await server.browser().ask('HEAD', '/profile');
  assert.equal([answer.status, answer.text], [200, '']);
  assert.is((await server.browser().ask('HEAD', '/api/races')).status, 200);
});

test('the page runs our scripts and the inline map by its hash, and nothing else inline', async () => {
  const policy = String((await get('/')).headers.get('content-security-policy'));
  assert.match(policy, "script-src 'self' 'sha256-abc=' 'sha256-def='");
  assert.not.match(policy, 'unsafe');
  for (const part of [
    "default-src 'self'",
    "style-src 'self'",
    "base-uri 'none'",
    "form-action 'self'",
    "object-src 'none'",
  ]) {
    assert.ok(policy.split('; ').includes(part), part);
  }
});

test('a site that was not built says so and invites to come back', async () => {
  const unbuilt = await openTestServer({ web: null });
  try {
    const answer = await unbuilt.browser().ask('GET', '/', { headers: { Accept: 'text/html' } });
    assert.equal([answer.status, answer.headers.get('retry-after')], [503, '5']);
    assert.match(answer.text, '<!doctype html>');
    assert.is(openWebBuild(join(folder, 'nothing')), null);
  } finally {
    await unbuilt.close();
  }
});

test.run();
