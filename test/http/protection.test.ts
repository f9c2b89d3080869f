import { suite } from 'uvu';
import * as assert from 'uvu/assert';
import { type Ask, signUp } from './browser.ts';
import { openTestServer } from './open-test-server.ts';
import { rawRequest, statusOf } from './raw-request.ts';

const test = suite('Protection');

const form = (headers: Readonly<Record<string, string>>): Ask => ({
  body: { email: 'nobody@example.com', password: 'Saddle12' },
  headers,
});

test('a change sent from another site is refused before anything is looked at', async () => {
  const server = await openTestServer();
  try {
    const foreign = [
      { Origin: 'https://evil.example' },
      { Origin: 'null' },
      { Origin: `${server.address}.evil.example` },
      { Origin: 'http://127.0.0.1:1' },
      { 'Sec-Fetch-Site': 'cross-site' },
      { 'Sec-Fetch-Site': 'same-site' },
      { Referer: 'https://evil.example/page' },
      { Referer: 'no address' },
    ];
    for (const headers of foreign) {
      const answer = await server.browser().ask('POST', '/api/auth/login', form(headers));
      assert.is(answer.status, 403, JSON.stringify(headers));
      assert.match((answer.json() as { message: string }).message, /another site/);
    }
  } finally {
    await server.close();
  }
});

test('a change from our own page, or from no page at all, passes', async () => {
  const server = await openTestServer({ settings: { publicUrl: 'https://turn.example' } });
  try {
    const sameOrigin: Readonly<Record<string, string>>[] = [
      {},
      { Origin: server.address },
      { Origin: 'https://turn.example' },
      { 'Sec-Fetch-Site': 'same-origin' },
      { 'Sec-Fetch-Site': 'none' },
      { Referer: `${server.address}/auth` },
    ];
    for (const headers of sameOrigin) {
      const { status } = await server.browser().ask('POST', '/api/auth/login', form(headers));
      assert.is(status, 401, JSON.stringify(headers));
    }
    const { status } = await server
      .browser()
      .ask('GET', '/api/races', { headers: { Origin: 'https://evil.example' } });
    assert.is(status, 200);
  } finally {
    await server.close();
  }
});

test('pages and calls carry the protective headers against framing and sniffing', async () => {
  const server = await openTestServer();
  try {
    for (const path of ['/', '/api/races', '/api/nothing', '/healthz']) {
      const { headers } = await server.browser().ask('GET', path);
      assert.is(headers.get('x-content-type-options'), 'nosniff', path);
      assert.is(headers.get('x-frame-options'), 'DENY', path);
      assert.match(String(headers.get('content-security-policy')), /frame-ancestors 'none'/, path);
      assert.is(headers.get('strict-transport-security'), null, path);
      assert.match(String(headers.get('x-request-id')), /^[\w-]{36}$/, path);
    }
    const page = (await server.browser().ask('GET', '/profile')).headers;
    assert.is(page.get('cross-origin-opener-policy'), 'same-origin');
    assert.ok(page.get('referrer-policy') && page.get('permissions-policy'));
    assert.is((await server.browser().ask('GET', '/api/auth/mode')).headers.get('cache-control'), 'no-store');
  } finally {
    await server.close();
  }
});

test('in production behind a trusted proxy that speaks https, browsers are told to keep using it', async () => {
  const settings = { isProduction: true, trustProxy: true };
  const server = await openTestServer({ settings });
  try {
    const over = async (headers: Readonly<Record<string, string>>) =>
      (await server.browser().ask('GET', '/healthz', { headers })).headers.get('strict-transport-security');
    assert.match(String(await over({ 'X-Forwarded-Proto': 'https' })), /max-age=31536000/);
    assert.is(await over({}), null);
  } finally {
    await server.close();
  }
});

test('only a trusted proxy may set the client address, and only its own entry counts', async () => {
  const headers = { 'X-Forwarded-For': '6.6.6.6, 10.0.0.7', 'X-Request-Id': 'from-the-proxy-1' };
  for (const [trustProxy, address] of [
    [false, '127.0.0.1'],
    [true, '10.0.0.7'],
  ] as const) {
    const server = await openTestServer({ settings: { trustProxy } });
    try {
      const answer = await server.browser().ask('GET', '/healthz', { headers });
      assert.is(answer.headers.get('x-request-id') === 'from-the-proxy-1', trustProxy);
      const line = JSON.parse(String(server.lines.at(-1))) as { address: string };
      assert.match(line.address, address);
    } finally {
      await server.close();
    }
  }
});

test('the log has id and path of each request, and no secrets', async () => {
  const server = await openTestServer();
  try {
    const browser = server.browser();
    const { email, password } = await signUp(browser, 'secretive@example.com');
    await browser.ask('POST', '/api/auth/login', { body: { email, password: 'Another99' } });
    await browser.ask('POST', '/api/auth/password/reset', { body: { email } });
    await browser.ask('POST', '/api/auth/password/redeem', { body: { token: 'tok-en', password } });
    await browser.ask('GET', '/api/login/callback?code=the-code&state=the-state');
    await browser.ask('GET', '/api/auth/user', { headers: { Authorization: 'Bearer abcdef' } });
    const logged = server.lines.join('');
    assert.ok(server.lines.length >= 6);
    const secrets = [
      email,
      password,
      'Another99',
      'tok-en',
      'the-code',
      'the-state',
      'abcdef',
      ...browser.cookies().values(),
    ];
    for (const secret of secrets) assert.not.ok(logged.includes(secret), secret);
    const [line] = server.lines.map((text) => JSON.parse(text) as Record<string, unknown>);
    assert.equal([line?.['method'], line?.['path'], line?.['status']], ['POST', '/api/auth/signup', 200]);
    assert.type(line?.['requestId'], 'string');
  } finally {
    await server.close();
  }
});

test('a bug is reported without details and logged with them, under one id', async () => {
  const server = await openTestServer({
    change: (deps) => {
      const rateRace = async () => {
        throw new TypeError('the inner secret of the matter');
      };
      return { ...deps, useCases: { ...deps.useCases, ml: { ...deps.useCases.ml, rateRace } } };
    },
  });
  try {
    const answer = await server.browser().ask('GET', '/api/ml/predict/x');
    const { message, requestId } = answer.json() as { message: string; requestId: string };
    assert.is(answer.status, 500);
    assert.not.match(message, 'secret');
    const line = server.lines.find((text) => text.includes('the inner secret')) ?? '';
    assert.is(JSON.parse(line).requestId, requestId);
  } finally {
    await server.close();
  }
});

test('a page requested with TRACE or an unknown method is refused, not served', async () => {
  const server = await openTestServer();
  try {
    for (const method of ['TRACE', 'PROPFIND', 'OPTIONS', 'POST']) {
      const answer = await rawRequest(server.address, [
        `${method} / HTTP/1.1`,
        'Host: x',
        'Content-Length: 0',
      ]);
      assert.is(statusOf(answer), 405, method);
    }
  } finally {
    await server.close();
  }
});

test.run();
