import { suite } from 'uvu';
import * as assert from 'uvu/assert';
import { endpoints } from '#contract/contract.ts';
import { aDevice } from '#test/support/a-device.ts';
import { aRunner } from '#test/support/a-runner.ts';
import { aWebBuild } from '#test/support/a-web-build.ts';
import { signUp, type TestBrowser } from './browser.ts';
import { openTestServer, type TestServer } from './open-test-server.ts';

const test = suite('Every call of the contract');
let server: TestServer;

test.before(async () => {
  server = await openTestServer({ web: aWebBuild });
});
test.after(() => server.close());

const RACE = 'saratoga-2025-08-02-1';
const PLACES: Readonly<Record<string, string>> = {
  slug: 'saratoga',
  trackId: '184',
  id: RACE,
  raceId: RACE,
  raceNumber: '2',
  number: '1',
  date: '2025-08-02',
  name: 'Long rests',
  horse: 'Paper Lantern 1',
  kind: 'horse',
  key: 'Paper Lantern 1',
  chain: 'picks',
  device: 'a'.repeat(64),
};

/** Bodies of calls that need one to succeed. */
const BODIES: Readonly<Record<string, unknown>> = {
  'POST /api/activity/page-view': { pagePath: '/profile' },
  'PATCH /api/auth/user': { firstName: 'Annie' },
  'POST /api/auth/password': { currentPassword: 'Saddle12', newPassword: 'Bridle34' },
  'POST /api/auth/second-factor/start': { password: 'Bridle34' },
  'DELETE /api/auth/second-factor': { password: 'Bridle34' },
  'POST /api/auth/password/reset': { email: 'nobody@example.com' },
  'POST /api/ai/ask-jake': { question: 'Who wins race 1?' },
  'POST /api/ai/enhanced-analysis': { query: 'Who wins race 1?' },
  'POST /api/racing/query-data': { query: 'favourites on dirt' },
  'PUT /api/my/angles/{name}': { find: 'layoff' },
  'DELETE /api/auth/user': { password: 'Bridle34' },
  'POST /api/tickets/price': { raceId: RACE, wager: 'win', base: 2, sets: [['1']] },
  'POST /api/tickets/build': { raceId: RACE, wager: 'daily double', base: 1, budget: 4, mostTickets: 4 },
  'POST /api/tickets/groups': {
    raceId: RACE,
    wager: 'daily double',
    base: 1,
    legs: [1, 2].map(() => ({ a: ['1'], b: [], c: [] })),
    points: 1,
  },
  'POST /api/tickets/follow': { raceId: RACE, wager: 'win', base: 2, sets: [['1']] },
  'PUT /api/book/tickets/{id}': {
    track: 'saratoga',
    day: '2025-08-02',
    race: 2,
    wager: 'win',
    baseCents: 200,
    sets: [['1']],
    money: 'paper',
  },
  'POST /api/book/csv': { csv: 'track,day,race,wager,base,numbers,money\n' },
  'PUT /api/book/limits': { dayCents: 5_000, monthCents: null },
  'POST /api/book/pause': { days: 1 },
  'PUT /api/alerts/devices': {
    endpoint: aDevice().endpoint,
    keys: { p256dh: aDevice().p256dh, auth: aDevice().auth },
    name: aDevice().name,
  },
  'PUT /api/watch/mail': { isWanted: true },
  'PUT /api/day-mail': { isWanted: true },
  'PUT /api/watch/push': { isWanted: true },
  'PUT /api/watch/{kind}/{key}': { name: null },
  'PUT /api/lines/{raceId}': { chances: [{ interest: '1', chance: 0.4, isFixed: true }] },
  'PUT /api/notes/{id}': { kind: 'jockey', key: 'Robin Lane', text: 'Patient on the turf.' },
  'POST /api/picks': {
    raceId: RACE,
    horseId: aRunner().horseKey,
    betType: 'win',
    confidence: 75,
    reasoning: 'Drops in class.',
    weatherFactor: 'neutral',
    trackBias: 'even',
    paceScenario: 'moderate',
  },
};

/** Calls that need more than one body to succeed: their own tests walk them. */
const ELSEWHERE = new Set([
  'POST /api/auth/signup',
  'POST /api/auth/login',
  'POST /api/auth/password/redeem',
  'POST /api/auth/second-factor/confirm',
  'POST /api/auth/passkeys/begin',
  'POST /api/auth/passkeys',
  'POST /api/auth/passkeys/sign-in/begin',
  'POST /api/auth/passkeys/sign-in',
  'PUT /api/notebook-changes/{id}',
  'DELETE /api/auth/sessions/{id}',
  'DELETE /api/auth/passkeys/{id}',
  // Answers as long as somebody listens.
  'GET /api/events',
]);

/** Places of paths whose `name` is somebody on the card. */
const NAMES: Readonly<Record<string, string>> = {
  '/api/jockeys/{name}': 'Robin Lane',
  '/api/trainers/{name}': 'Alex Marsh',
};

/** Queries of calls that need one to succeed. */
const QUERIES: Readonly<Record<string, string>> = { '/api/angles/search': '?find=layoff' };

const addressOf = (path: string): string =>
  path.replace(/\{(\w+)\}/g, (_, name: string) =>
    encodeURIComponent((name === 'name' ? NAMES[path] : undefined) ?? String(PLACES[name])),
  ) + (QUERIES[path] ?? '');
const nameOf = (row: { method: string; path: string }): string => `${row.method} ${row.path}`;

async function statementIn(browser: TestBrowser) {
  const { disclaimerType, disclaimerVersion, disclaimerText } = await browser.call(
    'GET /api/disclaimer/text',
    {},
  );
  return { disclaimerType, disclaimerVersion, disclaimerText, acceptedAt: new Date().toISOString() };
}

test('no two rows share a method and path, and every place of a path has its parameter', () => {
  const names = endpoints.map(({ row }) => nameOf(row));
  assert.is(new Set(names).size, names.length);
  for (const { row } of endpoints) {
    const places = [...row.path.matchAll(/\{(\w+)\}/g)].map(([, name]) => name);
    const shape = (row.params as { shape?: object } | undefined)?.shape ?? {};
    assert.equal(Object.keys(shape).sort(), places.sort(), nameOf(row));
  }
});

test('a row answers JSON, a redirect, a file or events, and says which', () => {
  for (const { row } of endpoints)
    assert.is((row.reply === undefined) === (row.answers !== undefined), true, nameOf(row));
});

test('a signed-out visitor reads what is public and is asked to sign in for the rest', async () => {
  for (const { row } of endpoints) {
    const { status, text } = await server.browser().ask(row.method, addressOf(row.path));
    if (row.access !== 'public') {
      assert.is(status, 401, nameOf(row));
      assert.type(JSON.parse(text).message, 'string', nameOf(row));
    } else if (row.method === 'GET') {
      assert.is(status, row.answers === 'redirect' ? 302 : 200, `${nameOf(row)} ${text}`);
    }
  }
});

test('a member is answered by every call in the shape of the contract', async () => {
  const browser = server.browser();
  await signUp(browser);
  const statement = await statementIn(browser);
  const leaving = (path: string): boolean => path === '/api/logout';
  // A pause closes the desk, and a deleted account everything.
  const inOrder = ['POST /api/book/pause', 'DELETE /api/auth/user'];
  const rows = endpoints.filter(
    ({ row }) => row.access !== 'admin' && !ELSEWHERE.has(nameOf(row)) && !leaving(row.path),
  );
  rows.sort((a, b) => inOrder.indexOf(nameOf(a.row)) - inOrder.indexOf(nameOf(b.row)));
  for (const { row } of rows) {
    const body = row.path.startsWith('/api/disclaimer/accept') ? statement : BODIES[nameOf(row)];
    const { status, text } = await browser.ask(
      row.method,
      addressOf(row.path),
      body === undefined ? {} : { body },
    );
    assert.is(status, row.answers === 'redirect' ? 302 : 200, `${nameOf(row)} ${text}`);
    if (row.reply !== undefined)
      assert.equal(row.reply.parse(JSON.parse(text)), JSON.parse(text), nameOf(row));
  }
});

test('in production, where replies are cut and not checked, they are the same', async () => {
  // What members did at the other server is kept there.
  const development = await openTestServer({});
  const production = await openTestServer({ settings: { isProduction: true } });
  try {
    const reads = endpoints.filter(
      ({ row }) => row.access === 'public' && row.method === 'GET' && row.reply !== undefined,
    );
    assert.ok(reads.length > 15);
    for (const { row } of reads) {
      const [a, other] = [development, production].map((where) =>
        where.browser().ask('GET', addressOf(row.path)),
      );
      assert.equal((await a)?.json(), (await other)?.json(), nameOf(row));
    }
  } finally {
    await development.close();
    await production.close();
  }
});

test('the OpenAPI document lists every row with its places, body and refusals', async () => {
  const document = await server.browser().call('GET /api/openapi.json', {});
  assert.match(document.openapi, /^3\.1\./);
  for (const { row } of endpoints) {
    const path = document.paths[row.path] as Record<string, Record<string, unknown>>;
    const operation = path[row.method.toLowerCase()];
    assert.ok(operation, nameOf(row));
    assert.type(operation?.['summary'], 'string');
    assert.is(operation?.['requestBody'] !== undefined, row.body !== undefined, nameOf(row));
    const responses = Object.keys(operation?.['responses'] as object);
    assert.ok(
      responses.includes('400') && responses.includes(row.answers === 'redirect' ? '302' : '200'),
      nameOf(row),
    );
    const is401Reported = row.access !== 'public' || (row.refusals ?? []).includes(401);
    assert.is(responses.includes('401'), is401Reported, nameOf(row));
    const isBodyReported = responses.includes('413') && responses.includes('415');
    assert.is(isBodyReported, row.body !== undefined, nameOf(row));
    assert.is(responses.includes('503'), !['/healthz', '/livez'].includes(row.path), nameOf(row));
  }
});

test('an operation of the document describes what the call takes and gives', async () => {
  const { paths } = await server.browser().call('GET /api/openapi.json', {});
  const { get } = paths['/api/races/{raceId}/entries'] as { get: Record<string, unknown> };
  const [place] = get['parameters'] as readonly Record<string, unknown>[];
  assert.equal([place?.['name'], place?.['in'], place?.['required']], ['raceId', 'path', true]);
  const { post } = paths['/api/auth/login'] as {
    post: { requestBody: { content: Record<string, unknown> } };
  };
  assert.match(JSON.stringify(post.requestBody.content['application/json']), /"email".*"password"/);
});

test.run();
