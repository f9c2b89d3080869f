import { gzipSync } from 'node:zlib';
import { suite } from 'uvu';
import * as assert from 'uvu/assert';
import { z } from 'zod';
import { askJson } from '#adapters/sources/host/json.ts';
import { aPoliteTime, politeOpenHost, TEST_USER_AGENT } from '#test/support/polite-time.ts';
import { refused } from '#test/support/refused.ts';
import { openSourceServer } from '#test/support/source-server.ts';

const test = suite('asking a host politely');
const server = await openSourceServer();
test.before.each(() => server.clear());
test.after(() => server.close());

const SOURCE = 'The Stable Book';
const json = { path: '/horses', content: 'json' } as const;
const WALL = '<!DOCTYPE html><html><head><title>Just a moment...</title></head><body></body></html>';

function opened(time = aPoliteTime(), path = '') {
  return { time, host: politeOpenHost(time)({ source: SOURCE, baseUrl: `${server.url}${path}` }) };
}

test('an answer is given with its text and the time it was given', async () => {
  server.answer('/v1/horses', { json: { names: ['Plum Tart'] } });
  const { host, time } = opened(aPoliteTime(), '/v1/');
  assert.equal(await host.get({ ...json, query: { day: '2026-08-08' } }), {
    text: '{"names":["Plum Tart"]}',
    at: time.now(),
    isUnchanged: false,
  });
  assert.is(server.requests[0]?.headers['user-agent'], TEST_USER_AGENT);
  assert.match(server.requests[0]?.headers.accept ?? '', 'application/json');
  assert.is(server.requests[0]?.query.get('day'), '2026-08-08');
});

test('a stored answer is revalidated with its conditions, and a confirmed one is as new as its confirmation', async () => {
  const seen = { etag: '"one"', 'last-modified': 'Sat, 08 Aug 2026 13:00:00 GMT' };
  server.answer('/horses', { json: ['Plum Tart'], headers: seen }, { status: 304 });
  const { host, time } = opened();
  await host.get(json);
  time.pass(60_000);
  const again = await host.get(json);
  assert.equal(again, { text: '["Plum Tart"]', at: time.now(), isUnchanged: true });
  assert.is(server.requests[1]?.headers['if-none-match'], '"one"');
  assert.is(server.requests[1]?.headers['if-modified-since'], seen['last-modified']);
});

test('a fresh answer is not requested again; a stale one is', async () => {
  server.answer('/horses', { json: 1 }, { json: 2 });
  const { host, time } = opened();
  const ask = { ...json, freshForMs: 60_000 };
  const first = await host.get(ask);
  time.pass(59_999);
  assert.equal(await host.get(ask), { ...first, isUnchanged: true });
  assert.is(server.requests.length, 1);
  time.pass(1);
  assert.is((await host.get(ask)).text, '2');
});

test('an unreadable answer is requested again at once, however fresh it is', async () => {
  server.answer('/horses', { json: 'Plum Tart' }, { json: ['Plum Tart'] });
  const { host } = opened();
  const ask = () => askJson(host, { path: '/horses', freshForMs: 60_000 }, z.array(z.string()));
  assert.is((await refused(ask())).code, 'source.wrong-shape');
  assert.equal((await ask()).value, ['Plum Tart']);
  assert.equal((await ask()).value, ['Plum Tart']);
  assert.is(server.requests.length, 2);
});

test('keys are sent, and are not part of the cache key', async () => {
  server.answer('/horses', { json: 1 });
  const { host } = opened();
  await host.get({ ...json, secretQuery: { appid: 'hush' }, freshForMs: 1_000 });
  assert.is(server.requests[0]?.query.get('appid'), 'hush');
  await host.get({ ...json, secretQuery: { appid: 'hush too' }, freshForMs: 1_000 });
  assert.is(server.requests.length, 1);
});

test('two requests to a host keep their gap, whoever sends them', async () => {
  server.answer('/horses', { json: 1 });
  const time = aPoliteTime();
  const openHost = politeOpenHost(time);
  const host = openHost({ source: 'One', baseUrl: server.url, gapMs: 2_000 });
  const other = openHost({ source: 'Other', baseUrl: `${server.url}/`, gapMs: 2_000 });
  await host.get(json);
  await other.get(json);
  time.pass(500);
  await host.get(json);
  assert.equal(time.slept, [2_000, 1_500]);
});

test('a failing host is asked again after one and two seconds, and then answers', async () => {
  server.answer('/horses', { status: 503 }, { status: 500 }, { json: 1 });
  const { host, time } = opened();
  assert.is((await host.get(json)).text, '1');
  assert.equal(time.slept, [1_000, 2_000]);
});

test('a host that keeps failing is left alone after three tries', async () => {
  server.answer('/horses', { status: 502, body: '<html>Bad gateway</html>' });
  const refusal = await refused(opened().host.get(json));
  assert.is(refusal.code, 'source.unavailable');
  assert.is(refusal.kind, 'unavailable');
  assert.is(refusal.message, 'The Stable Book is down (502).');
  assert.is(refusal.retryAfterSeconds, 60);
  assert.is(server.requests.length, 3);
});

test('a host that asks for fewer questions gets the pause it asks for', async () => {
  server.answer('/horses', { status: 429, headers: { 'retry-after': '7' } }, { json: 1 });
  const { host, time } = opened();
  await host.get(json);
  assert.equal(time.slept, [7_000]);
});

test('a pause may be named by its end', async () => {
  const until = { 'retry-after': 'Sat, 08 Aug 2026 14:00:12 GMT' };
  server.answer('/horses', { status: 503, headers: until }, { json: 1 });
  const { host, time } = opened();
  await host.get(json);
  assert.equal(time.slept, [12_000]);
});

test('a long pause is not waited for, and nothing is sent before it is over', async () => {
  server.answer('/horses', { status: 429, headers: { 'retry-after': '600' } }, { json: 1 });
  const { host, time } = opened();
  const first = await refused(host.get(json));
  assert.is(first.code, 'source.too-often');
  assert.is(first.retryAfterSeconds, 600);
  time.pass(300_000);
  const second = await refused(host.get(json));
  assert.is(second.code, 'source.resting');
  assert.is(second.retryAfterSeconds, 300);
  assert.is(server.requests.length, 1);
  time.pass(300_000);
  assert.is((await host.get(json)).text, '1');
});

test('what does not exist is requested once', async () => {
  const refusal = await refused(opened().host.get(json));
  assert.is(refusal.kind, 'not-found');
  assert.is(refusal.code, 'source.no-such-thing');
  assert.is(server.requests.length, 1);
});

test('a host that is too slow, breaks off or is absent is unavailable', async () => {
  server.answer('/slow', { json: 1, delayMs: 2_000 });
  server.answer('/cut', { body: 'x'.repeat(10_000), cutOff: true });
  const { host } = opened();
  const slow = await refused(host.get({ path: '/slow', content: 'text' }));
  assert.is(slow.code, 'source.timed-out');
  const cut = await refused(host.get({ path: '/cut', content: 'text' }));
  assert.is(cut.code, 'source.cut-off');
  assert.is(server.requests.length, 6);
  const nobody = politeOpenHost()({ source: SOURCE, baseUrl: 'http://127.0.0.1:1' });
  const refusal = await refused(nobody.get(json));
  assert.is(refusal.code, 'source.unreachable');
  assert.match(refusal.message, 'ECONNREFUSED');
});

const NOT_RETRIED = [
  ['a key that is not accepted', { status: 401, json: { cod: 401 } }, 'source.refused'],
  ['a question it does not know', { status: 422, json: { detail: [] } }, 'source.misunderstood'],
  ['a wall in place of the answer', { body: WALL }, 'source.blocked'],
  ['a wall that calls itself illness', { status: 503, body: WALL }, 'source.blocked'],
  ['a forbidding page', { status: 403, body: '<html><body>No.</body></html>' }, 'source.blocked'],
  ['a page where JSON was asked for', { body: '<html><body>Welcome</body></html>' }, 'source.wrong-content'],
  ['nothing at all', { body: '' }, 'source.wrong-content'],
  [
    'an address elsewhere',
    { status: 301, headers: { location: 'http://elsewhere.example/' } },
    'source.moved',
  ],
  ['an endless way', { status: 302, headers: { location: '/horses' } }, 'source.moved'],
  ['an answer beyond the size allowed', { body: `[${'1,'.repeat(5e6)}1]` }, 'source.too-large'],
  [
    'an answer that unpacks beyond it',
    { body: gzipSync('1'.repeat(2e7)), headers: { 'content-encoding': 'gzip' } },
    'source.too-large',
  ],
] as const;

for (const [what, reply, code] of NOT_RETRIED) {
  test(`${what} is no outage: it is reported and not requested again`, async () => {
    server.answer('/horses', reply);
    const { host, time } = opened();
    const refusal = await refused(host.get(json));
    assert.is(refusal.code, code);
    assert.is(refusal.retryAfterSeconds, null);
    assert.equal(time.slept, []);
  });
}

test('a bot wall is recognized, but not a page that only mentions one', async () => {
  const page = `<html><body><script src="/_Incapsula_Resource"></script>${'<p>Entries</p>'.repeat(500)}</body></html>`;
  server.answer('/entries', { body: page });
  assert.is((await opened().host.get({ path: '/entries', content: 'html' })).text, page);
});

test('a way to another place of the same host is followed', async () => {
  server.answer('/horses', { status: 301, headers: { location: '/horses/all' } });
  server.answer('/horses/all', { json: 1 });
  assert.is((await opened().host.get(json)).text, '1');
});

test('no path leads out of the base address, and the base must be an http address', async () => {
  const { host } = opened(aPoliteTime(), '/v1');
  const end = await host.get({ ...json, path: '/../secret' }).catch((error: unknown) => error);
  assert.match(String(end), 'leads out');
  assert.is(server.requests.length, 0);
  for (const baseUrl of ['file:///etc/hosts', 'horses', 'https://name:word@example.org']) {
    assert.throws(() => politeOpenHost()({ source: SOURCE, baseUrl }), /not an http address/);
  }
});

test('no password and no key is in what is refused', async () => {
  server.answer('/horses', { body: 'half of it', cutOff: true });
  const host = politeOpenHost()({
    source: SOURCE,
    baseUrl: server.url,
    headers: { authorization: 'Basic hush' },
  });
  const refusal = await refused(host.get({ ...json, secretQuery: { appid: 'hush' } }));
  assert.is(server.requests[0]?.headers.authorization, 'Basic hush');
  assert.not.match(JSON.stringify({ ...refusal, text: refusal.stack, cause: String(refusal.cause) }), 'hush');
});

test('letters are read by the charset of the answer', async () => {
  const latin = { 'content-type': 'text/plain; charset=iso-8859-1' };
  server.answer('/name', { body: Buffer.from('Pr\xe9lude', 'latin1'), headers: latin });
  assert.is((await opened().host.get({ path: '/name', content: 'text' })).text, 'Prélude');
  const xml = '<?xml version="1.0" encoding="windows-1252"?><rss>Pr\xe9lude</rss>';
  server.answer('/feed', { body: Buffer.from(xml, 'latin1'), headers: { 'content-type': 'text/xml' } });
  assert.match((await opened().host.get({ path: '/feed', content: 'xml' })).text, 'Prélude');
});

test('an answer of another shape is refused with the place where it differs', async () => {
  server.answer('/horses', { json: { names: [1] } }, { body: '{"names":', headers: {} });
  const { host } = opened();
  const names = z.object({ names: z.array(z.string()) });
  const wrong = await refused(askJson(host, { path: '/horses' }, names));
  assert.is(wrong.code, 'source.wrong-shape');
  assert.match(wrong.message, 'names.0');
  const broken = await refused(askJson(host, { path: '/horses' }, names));
  assert.is(broken.code, 'source.wrong-content');
});

test.run();
