import { suite } from 'uvu';
import * as assert from 'uvu/assert';
import { endpoints } from '#contract/contract.ts';
import { type Answer, type Ask, signUp, type TestBrowser } from './browser.ts';
import { openTestServer, type TestServer } from './open-test-server.ts';
import { messageOf, rawRequest, statusOf } from './raw-request.ts';

const test = suite('Bad input');
let server: TestServer;
let member: TestBrowser;

test.before(async () => {
  server = await openTestServer();
  member = server.browser();
  await signUp(member);
});
test.after(() => server.close());

const JSON_TYPE = { 'Content-Type': 'application/json' };
const raw = (text: string | Uint8Array, headers: Readonly<Record<string, string>> = JSON_TYPE): Ask => ({
  raw: text,
  headers,
});
const deep = (levels: number): string => `${'['.repeat(levels)}${']'.repeat(levels)}`;

/** No call can take these, whatever it wants. */
const NEVER_RIGHT: Readonly<Record<string, Ask>> = {
  'cut off': raw('{"email":'),
  'no JSON at all': raw('hello'),
  'a trailing comma': raw('{"a":1,}'),
  'bytes that are no UTF-8': raw(new Uint8Array([0x22, 0xff, 0xfe, 0x22])),
  'nesting without end': raw(deep(20_000)),
  'nesting inside a field': raw(`{"extra":${deep(40)}}`),
  'a NUL character': raw('{"email":"a\\u0000b"}'),
  'half a character pair': raw('{"firstName":"\\ud83d"}'),
  'a NUL in a list in a field': raw('{"extra":["\\u0000"]}'),
  'another type': raw('email=a', { 'Content-Type': 'application/x-www-form-urlencoded' }),
  'no type': raw(new Uint8Array([0x7b, 0x7d]), {}),
  'another charset': raw('{}', { 'Content-Type': 'application/json; charset=utf-16' }),
  packed: raw('{}', { ...JSON_TYPE, 'Content-Encoding': 'gzip' }),
  'a megabyte': raw(`{"email":"${'a'.repeat(1_000_000)}"}`),
};

/** Values that no field and no whole body is made of. */
const ODD_VALUES = [
  null,
  [],
  [null],
  0,
  -1,
  1e308,
  true,
  '',
  'x',
  'a'.repeat(30_000),
  {},
  { a: { b: [] } },
  '\ud800',
  '__proto__',
];

const isRefusal = ({ status, text }: Answer): boolean =>
  status >= 400 && status < 500 && typeof (JSON.parse(text) as { message?: unknown }).message === 'string';

const unsafe = endpoints.map(({ row }) => row).filter((row) => row.method !== 'GET');
const addressOf = (path: string): string =>
  path.replace('{raceNumber}', '1').replace(/\{\w+\}/g, 'saratoga-2025-08-02-1');
const isSafeToRepeat = (path: string): boolean => path !== '/api/ai/enhanced-picks/force-refresh';

test('an unreadable body is refused with a message by every call', async () => {
  for (const row of unsafe) {
    for (const [what, ask] of Object.entries(NEVER_RIGHT)) {
      const answer = await member.ask(row.method, addressOf(row.path), ask);
      assert.ok(
        isRefusal(answer),
        `${row.method} ${row.path}, ${what}: ${answer.status} ${answer.text.slice(0, 80)}`,
      );
    }
  }
});

test('the refusal names the fault: too large, not JSON, malformed', async () => {
  const statusWith = async (what: string) =>
    (await member.ask('POST', '/api/auth/login', NEVER_RIGHT[what] as Ask)).status;
  assert.is(await statusWith('a megabyte'), 413);
  assert.is(await statusWith('another type'), 415);
  assert.is(await statusWith('cut off'), 400);
});

test('odd values as body or in any field never break a call', async () => {
  for (const row of unsafe.filter(({ body, path }) => body !== undefined && isSafeToRepeat(path))) {
    const fields = Object.keys((row.body as { shape?: object } | undefined)?.shape ?? {});
    const bodies = [
      ...ODD_VALUES,
      ...fields.flatMap((field) => ODD_VALUES.map((value) => ({ [field]: value }))),
    ];
    for (const body of bodies) {
      const answer = await member.ask(row.method, addressOf(row.path), { body });
      const what = `${row.method} ${row.path} ${JSON.stringify(body).slice(0, 60)}: ${answer.status} ${answer.text.slice(0, 90)}`;
      assert.ok(answer.status < 500, what);
      if (answer.status >= 400) assert.ok(isRefusal(answer), what);
    }
  }
});

test('a body that is not an object is refused by a call that takes one', async () => {
  for (const body of [null, [], 7, 'x', true]) {
    const answer = await member.ask('POST', '/api/auth/login', { body });
    assert.is(answer.status, 400, JSON.stringify(body));
    assert.match(String((answer.json() as { message: string }).message), /body/);
  }
});

test('prototype keys change nothing', async () => {
  const text =
    '{"email":"eve@example.com","password":"Saddle12","__proto__":{"isAdmin":true},"isAdmin":true,"constructor":{}}';
  const browser = server.browser();
  const answer = await browser.ask('POST', '/api/auth/signup', raw(text));
  assert.is(answer.status, 200);
  assert.is((await browser.call('GET /api/auth/user', {})).isAdmin, false);
  assert.is(({} as Record<string, unknown>)['isAdmin'], undefined);
});

const ODD_PLACES = [
  '%00',
  '%ff',
  '%',
  '%E0%A4%A',
  '..%2f..%2fetc%2fpasswd',
  '%F0%9F%90%8E',
  'saratoga%00',
  "'; drop table x --",
  '__proto__',
  'constructor',
  '-1',
  '1e9',
  '99999999999999999999',
  'NaN',
  'a'.repeat(5_000),
  'saratoga-2025-13-45-1',
  'demo-saratoga-2025-08-02-99',
];

test('odd path parameters are refused with a message', async () => {
  for (const { row } of endpoints.filter(({ row }) => row.path.includes('{'))) {
    for (const place of ODD_PLACES) {
      const path = row.path.replace(/\{\w+\}/g, place);
      const answer = await member.ask(row.method, path);
      assert.ok(
        isRefusal(answer),
        `${row.method} ${path.slice(0, 80)}: ${answer.status} ${answer.text.slice(0, 80)}`,
      );
    }
  }
});

test('odd path parameters sent raw are refused too', async () => {
  for (const place of ['%00', '%ff', '%', '%E0%A4%A', '%2e%2e', 'saratoga%00', '<x>', '"']) {
    for (const path of [`/api/races/${place}/entries`, `/api/tracks/${place}`, `/api/ml/predict/${place}`]) {
      const answer = await rawRequest(server.address, [`GET ${path} HTTP/1.1`, 'Host: x']);
      assert.ok(statusOf(answer) >= 400 && statusOf(answer) < 500, `${path}: ${answer.slice(0, 60)}`);
      assert.type(messageOf(answer), 'string', path);
    }
  }
});

test('a query, whatever it says, breaks nothing', async () => {
  for (const query of [
    '_t=1&_t=2',
    'a[b]=c',
    '%00=%ff',
    '__proto__=1',
    '&&&===',
    `x=${'y'.repeat(10_000)}`,
    '%',
  ]) {
    const answer = await member.ask('GET', `/api/races/saratoga/today?${query}`);
    assert.is(answer.status, 200, query.slice(0, 40));
  }
});

test('a cookie that is not ours means signed out', async () => {
  const odd = ['x', 'a'.repeat(10_000), '%00', '"', '=;=', 'clubhouse', '../../etc/passwd', 'j:{"a":1}'];
  for (const value of odd) {
    const headers = { cookie: `clubhouse=${value}; clubhouse.sig=${value}` };
    assert.is(
      (await server.browser().ask('GET', '/api/auth/user', { headers })).status,
      401,
      value.slice(0, 20),
    );
    assert.is((await server.browser().ask('GET', '/api/races', { headers })).status, 200, value.slice(0, 20));
  }
  const sessionWithoutSignature = [...member.cookies()].find(([name]) => name === 'clubhouse');
  const headers = { cookie: `clubhouse=${sessionWithoutSignature?.[1]}` };
  assert.is((await server.browser().ask('GET', '/api/auth/user', { headers })).status, 401);
});

test('invalid HTTP and oversized headers are refused with a message too', async () => {
  const garbage = await rawRequest(server.address, ['hello there']);
  assert.is(statusOf(garbage), 400);
  assert.type(messageOf(garbage), 'string');
  const huge = await rawRequest(server.address, [
    'GET /api/races HTTP/1.1',
    'Host: x',
    `Cookie: ${'a'.repeat(100_000)}`,
  ]);
  assert.is(statusOf(huge), 431);
  assert.type(messageOf(huge), 'string');
});

test('an unknown call is 404 for every method, a known address with another method 405', async () => {
  for (const method of ['GET', 'POST', 'PUT', 'PATCH', 'DELETE', 'OPTIONS']) {
    for (const path of ['/api/nothing', '/api', '/api/', '/api/races/saratoga/yesterday/x']) {
      const answer = await member.ask(method, path);
      assert.ok(isRefusal(answer) && answer.status === 404, `${method} ${path} ${answer.status}`);
    }
  }
  const answer = await member.ask('DELETE', '/api/races');
  assert.ok(isRefusal(answer));
  assert.is(answer.status, 405);
  assert.is(answer.headers.get('allow'), 'GET, HEAD');
});

test('an invalid request target is refused with a message', async () => {
  for (const target of ['http://[/', 'http://[', 'http://[::1/api/races', 'http://[/api/auth/user']) {
    for (const method of ['GET', 'POST', 'HEAD', 'OPTIONS']) {
      const answer = await rawRequest(server.address, [`${method} ${target} HTTP/1.1`, 'Host: x']);
      assert.is(statusOf(answer), 400, `${method} ${target}: ${answer.slice(0, 80)}`);
      if (method !== 'HEAD') assert.type(messageOf(answer), 'string');
    }
  }
});

test('an absolute request target and doubled slashes break nothing', async () => {
  for (const target of ['http://x/api/races', '//api/races', '/api//races', '/\\', '*', '/api/races#x']) {
    const answer = await rawRequest(server.address, [`GET ${target} HTTP/1.1`, 'Host: x']);
    assert.ok(statusOf(answer) < 500 || /not been built/.test(answer), `${target}: ${answer.slice(0, 80)}`);
  }
});

test('an invalid number in an address is named, without the word NaN', async () => {
  for (const [path, name] of [
    ['/api/pace-analysis/saratoga/first', 'raceNumber'],
    ['/api/handicappers?top=three', 'top'],
  ] as const) {
    const answer = await server.browser().ask('GET', path);
    assert.is(answer.status, 400);
    assert.equal(answer.json(), { message: `"${name}": expected number.` });
  }
});

test.run();
