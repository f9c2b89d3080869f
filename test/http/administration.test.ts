import { suite } from 'uvu';
import * as assert from 'uvu/assert';
import type { Endpoint } from '#contract/endpoint.ts';
import { DISCLAIMER } from '#core/compliance/disclaimer.ts';
import { aDoubt } from '#test/support/a-doubt.ts';
import { aRaceResult, aSheet } from '#test/support/a-result.ts';
import { ALL_CHECKED } from '#test/support/an-acceptance.ts';
import { addressOf, BODIES, bodyOf, nameOf, ofAdmins, QUERIES, TESTED_ELSEWHERE } from './admin-calls.ts';
import { sentenceOf, signUp, signUpAdmin, type TestBrowser } from './browser.ts';
import { openTestServer, type TestServer } from './open-test-server.ts';

const test = suite<{ server: TestServer; admin: TestBrowser; anna: TestBrowser; annaId: string }>(
  'Administration',
);

test.before.each(async (context) => {
  const doubtful = aSheet({ races: [aRaceResult({ doubts: [aDoubt()] })] });
  context.server = await openTestServer({ results: [doubtful] });
  context.admin = context.server.browser();
  await signUpAdmin(context.admin);
  context.anna = context.server.browser();
  context.annaId = (await signUp(context.anna, 'anna@example.com')).user.id;
});
test.after.each(({ server }) => server.close());

interface Entry {
  readonly act: string;
  readonly by: string;
  readonly subject: string | null;
  readonly requestId: string;
}

const logOf = async (admin: TestBrowser): Promise<readonly Entry[]> =>
  ((await admin.ask('GET', '/api/admin/audit-log?limit=500')).json() as { entries: readonly Entry[] })
    .entries;

test('a non-administrator is refused by every administrator call and changes nothing', async ({
  server,
  admin,
  anna,
  annaId,
}) => {
  assert.ok(ofAdmins.length >= 12, `${ofAdmins.length} calls`);
  for (const row of ofAdmins) {
    const ask = { body: BODIES[nameOf(row)] };
    const address = addressOf(row.path, annaId);
    const refused = await anna.ask(row.method, address, row.method === 'GET' ? {} : ask);
    assert.equal([refused.status, sentenceOf(refused)], [403, 'Administrator access required.'], nameOf(row));
    assert.is((await server.browser().ask(row.method, address)).status, 401, nameOf(row));
  }
  assert.equal(await logOf(admin), []);
  assert.is((await server.accounts.members.count()).members, 2);
});

test('every call works for an administrator, and each change leaves an audit entry', async ({
  admin,
  annaId,
}) => {
  const late = ({ method, path }: Endpoint): number =>
    method === 'DELETE' ? 2 : path.includes('{runId}') ? 1 : 0;
  const rows = ofAdmins
    .filter(({ path }) => !TESTED_ELSEWHERE.test(path))
    .toSorted((a, b) => late(a) - late(b));
  for (const row of rows) {
    const before = (await logOf(admin)).length;
    const body = bodyOf(row, annaId);
    const { runs } = (await admin.ask('GET', '/api/scrapers/runs')).json() as {
      runs: readonly { id: string }[];
    };
    const answer = await admin.ask(
      row.method,
      addressOf(row.path, annaId, runs[0]?.id) + (QUERIES[nameOf(row)] ?? ''),
      body === undefined ? {} : { body },
    );
    assert.is(answer.status, 200, `${nameOf(row)} ${answer.text}`);
    if (row.reply !== undefined) assert.equal(row.reply.parse(answer.json()), answer.json(), nameOf(row));
    const log = await logOf(admin);
    const entries = row.ownTransactions === true ? 2 : 1;
    assert.is(log.length - before, row.method === 'GET' ? 0 : entries, nameOf(row));
    if (row.method === 'GET') continue;
    assert.equal([log[0]?.act, log[0]?.requestId], [nameOf(row), answer.headers.get('x-request-id')]);
  }
});

test('a change that is refused leaves no entry', async ({ admin }) => {
  const body = { firstName: 'Anna', lastName: 'Two', email: 'ANNA@example.com' };
  const taken = await admin.ask('POST', '/api/admin/users', { body });
  assert.equal([taken.status, sentenceOf(taken)], [409, 'An account with this email already exists.']);
  assert.equal(await logOf(admin), []);
});

test('an account created by an administrator has no password and blocks sign-up', async ({
  server,
  admin,
}) => {
  const form = { firstName: 'Bob', lastName: 'Mile', email: 'bob@example.com' };
  const { user, link } = await admin.call('POST /api/admin/users', { body: form });
  assert.match(link.url, /^https?:\/\/.*#link=.+/, 'the one-time link the account is claimed with');
  assert.ok(link.expiresAt > user.createdAt);
  assert.equal([user.email, user.isAdmin], [form.email, false]);
  const signingUp = await server.browser().ask('POST', '/api/auth/signup', {
    body: { ...form, password: 'Saddle12' },
  });
  assert.is(signingUp.status, 409);
  assert.match(sentenceOf(signingUp), /one-time link/);
});

test('an incomplete form names the missing field', async ({ admin }) => {
  for (const body of [{}, { firstName: null, lastName: ' ', email: '' }]) {
    const answer = await admin.ask('POST', '/api/admin/users', { body });
    assert.is(answer.status, 400);
    assert.match(sentenceOf(answer), /"firstName", "lastName", "email" missing/);
  }
});

test('an edit takes any part of the form', async ({ admin, annaId }) => {
  const edit = (body: object) => admin.ask('PUT', `/api/admin/users/${annaId}`, { body });
  const namesAfter = async (body: object) => {
    const { user } = (await edit(body)).json() as { user: Record<string, unknown> };
    return [user['firstName'], user['lastName'], user['email']];
  };
  assert.equal(await namesAfter({}), ['Ann', 'Turf', 'anna@example.com']);
  assert.equal(await namesAfter({ lastName: 'Mile' }), ['Ann', 'Mile', 'anna@example.com']);
  assert.equal(await namesAfter({ firstName: '', email: 'annie@example.com' }), [
    null,
    'Mile',
    'annie@example.com',
  ]);
  assert.is((await edit({ email: 'boss@example.com' })).status, 409);
  for (const id of ['%00', 'a%00b']) {
    const answer = await admin.ask('PUT', `/api/admin/users/${id}`, { body: {} });
    assert.equal(
      [answer.status, sentenceOf(answer)],
      [400, 'The address contains a character that is not allowed.'],
    );
  }
  for (const email of ['', null, 'no address', 7])
    assert.is((await edit({ email })).status, 400, String(email));
});

test('no one can delete their own account here, and a deleted user is signed out', async ({
  admin,
  anna,
  annaId,
}) => {
  const bossId = (await admin.call('GET /api/auth/user', {})).id;
  const answer = await admin.ask('DELETE', `/api/admin/users/${bossId}`);
  assert.equal([answer.status, sentenceOf(answer)], [409, 'You cannot delete your own account here.']);
  assert.equal(await admin.call('DELETE /api/admin/users/{id}', { params: { id: annaId } }), { done: true });
  assert.is((await anna.ask('GET', '/api/auth/user')).status, 401);
  assert.is((await admin.ask('DELETE', `/api/admin/users/${annaId}`)).status, 404);
});

test('user activity is recorded: pages, device, sessions, sign-in', async ({ admin, anna, annaId }) => {
  const agent = 'Mozilla/5.0 (iPhone; CPU iPhone OS 18_0 like Mac OS X) Mobile/15E148';
  for (const pagePath of ['/', '/profile', '/'])
    await anna.ask('POST', '/api/activity/page-view', {
      body: { pagePath },
      headers: { 'User-Agent': agent },
    });
  const activity = await admin.call('GET /api/admin/user-activity/{userId}', { params: { userId: annaId } });
  assert.equal(
    [activity.totalSessions, activity.totalPageViews, activity.deviceTypes],
    [1, 3, { mobile: 1 }],
  );
  assert.equal(activity.topPages, [
    { page: '/', views: 2 },
    { page: '/profile', views: 1 },
  ]);
  assert.ok(activity.lastLogin !== null);
  assert.equal(
    [activity.aiUsage.isIllustrative, activity.aiUsage.features.map(({ percent }) => percent)],
    [true, [45, 32, 23]],
  );
  const [first] = await admin.call('GET /api/admin/user-activity', {});
  assert.equal([first?.userEmail, first?.isActive, first?.totalPageViews], ['anna@example.com', true, 3]);
  const stats = await admin.call('GET /api/admin/user-stats', {});
  assert.equal(stats, {
    totalUsers: 2,
    todayRegistrations: 2,
    weeklyRegistrations: 2,
    monthlyRegistrations: 2,
  });
});

test('no secret of an account is returned', async ({ admin, annaId }) => {
  for (const path of ['users', `user-details/${annaId}`, `user-activity/${annaId}`, 'user-activity'])
    assert.not.match((await admin.ask('GET', `/api/admin/${path}`)).text, /hash of|password/i, path);
});

test('ensured records count in the audit, and each user must still accept', async ({
  admin,
  anna,
  annaId,
}) => {
  const audit = () => admin.call('GET /api/admin/disclaimer-audit', {});
  const ensure = () => admin.call('POST /api/admin/disclaimer-ensure-all', { body: {} });
  assert.equal([(await audit()).compliant, (await audit()).needingUpdate], [0, 2]);
  assert.equal(
    [await ensure(), await ensure()],
    [
      { created: 2, updated: 0 },
      { created: 0, updated: 0 },
    ],
  );
  assert.is((await audit()).needingUpdate, 0);
  assert.equal(await anna.call('GET /api/disclaimer/check', {}), { hasValidAcceptance: false });
  const [record] = await admin.call('GET /api/admin/disclaimer-history/{userId}', {
    params: { userId: annaId },
  });
  assert.equal(
    [record?.acceptanceMethod, record?.legalValidation, record?.ipAddress, record?.browserFingerprint],
    ['admin_ensure', 'unconfirmed', null, null],
  );
});

test('the history of a user has the state of each box, and none where the page reported none', async ({
  admin,
  anna,
  annaId,
}) => {
  const accept = (browser: TestBrowser, extra: object | null) =>
    browser.ask('POST', '/api/disclaimer/accept', {
      body: {
        disclaimerType: DISCLAIMER.type,
        disclaimerVersion: DISCLAIMER.version,
        disclaimerText: DISCLAIMER.text,
        acceptedAt: '2026-07-01T12:00:00.000Z',
        extra,
      },
    });
  const boxesOf = async (userId: string) => {
    const [record] = await admin.call('GET /api/admin/disclaimer-history/{userId}', { params: { userId } });
    return record?.checkboxState;
  };
  const empty = { checkboxes: { ...ALL_CHECKED, 'data-accuracy': false } };
  assert.is((await accept(anna, empty)).status, 400);
  assert.is((await accept(anna, { checkboxes: ALL_CHECKED })).status, 200);
  assert.equal(await boxesOf(annaId), ALL_CHECKED);
  assert.is((await accept(admin, null)).status, 200);
  assert.is(await boxesOf((await admin.call('GET /api/auth/user', {})).id), null);
});

test('the log is read page by page', async ({ admin, annaId }) => {
  for (let nth = 0; nth < 5; nth += 1)
    await admin.ask('PUT', `/api/admin/users/${annaId}`, { body: { firstName: `Anna ${nth}` } });
  const page = async (query: string) =>
    (await admin.ask('GET', `/api/admin/audit-log?${query}`)).json() as {
      entries: readonly { id: number; by: string }[];
      next: number | null;
    };
  const first = await page('limit=3');
  const second = await page(`limit=3&before=${first.next}`);
  assert.equal(
    [first, second].map(({ entries }) => entries.map(({ id }) => id)),
    [
      [5, 4, 3],
      [2, 1],
    ],
  );
  assert.is(second.next, null);
  const bossId = (await admin.call('GET /api/auth/user', {})).id;
  assert.is(first.entries[0]?.by, bossId);
  for (const query of ['limit=0', 'limit=501', 'limit=x', 'before=-1', 'before=1.5', 'before=1e400'])
    assert.is((await admin.ask('GET', `/api/admin/audit-log?${query}`)).status, 400, query);
});

test.run();
