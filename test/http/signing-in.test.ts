import { suite } from 'uvu';
import * as assert from 'uvu/assert';
import { openBrowser, signUp } from './browser.ts';
import { openTestServer, type TestServer } from './open-test-server.ts';

const test = suite('Signing in and out');
let server: TestServer;

test.before.each(async () => {
  server = await openTestServer();
});
test.after.each(() => server.close());

const COOKIE = 'clubhouse';
const whoIs = async (browser: ReturnType<TestServer['browser']>) =>
  (await browser.ask('GET', '/api/auth/user')).status;

test('signing up signs in and gives the member without anything secret', async () => {
  const browser = server.browser();
  const { user } = await signUp(browser, 'ann@example.com');
  assert.equal(Object.keys(user).sort(), [
    'createdAt',
    'email',
    'firstName',
    'id',
    'isAdmin',
    'lastName',
    'profileImageUrl',
  ]);
  assert.is(user.email, 'ann@example.com');
  assert.equal(await browser.call('GET /api/auth/user', {}), user);
});

test('without e-mail or password signing up and in say what is missing', async () => {
  for (const path of ['/api/auth/signup', '/api/auth/login']) {
    for (const body of [
      undefined,
      {},
      { email: 'a@example.com' },
      { email: '', password: '' },
      { email: null },
    ]) {
      const answer = await server.browser().ask('POST', path, body === undefined ? {} : { body });
      assert.is(answer.status, 400);
      assert.equal(answer.json(), { message: 'Email and password are required' });
    }
  }
});

test('a taken address is a conflict, a wrong password means not signed in', async () => {
  const { email } = await signUp(server.browser());
  const again = await server
    .browser()
    .ask('POST', '/api/auth/signup', { body: { email, password: 'Saddle12' } });
  assert.is(again.status, 409);
  const wrong = await server
    .browser()
    .ask('POST', '/api/auth/login', { body: { email, password: 'Saddle13' } });
  assert.is(wrong.status, 401);
  assert.type((wrong.json() as { message: string }).message, 'string');
});

test('too many wrong passwords are refused with the time to wait', async () => {
  const { email } = await signUp(server.browser());
  const tries = Array.from({ length: 11 }, () => ({ email, password: 'Wrong123' }));
  let last = await server.browser().ask('POST', '/api/auth/login', { body: tries[0] });
  for (const body of tries.slice(1)) last = await server.browser().ask('POST', '/api/auth/login', { body });
  assert.is(last.status, 429);
  assert.ok(Number(last.headers.get('retry-after')) > 0);
});

test('the cookie is out of reach of scripts and of other sites', async () => {
  const { email, password } = await signUp(server.browser());
  const { headers } = await server.browser().ask('POST', '/api/auth/login', { body: { email, password } });
  for (const line of headers.getSetCookie()) {
    assert.match(line, /httponly/i);
    assert.match(line, /samesite=lax/i);
    assert.not.match(line, /secure/i);
  }
});

test('in production the cookie goes over https only', async () => {
  const production = await openTestServer({ settings: { isProduction: true } });
  try {
    const body = { email: 'ann@example.com', password: 'Saddle12' };
    const { status, headers } = await production.browser().ask('POST', '/api/auth/signup', { body });
    assert.is(status, 200);
    for (const line of headers.getSetCookie()) assert.match(line, /; secure/i);
  } finally {
    await production.close();
  }
});

test('a visitor without session data gets no cookie', async () => {
  const browser = server.browser();
  for (const path of ['/api/races', '/api/auth/mode', '/api/auth/user', '/api/logout']) {
    const { headers } = await browser.ask('GET', path);
    assert.equal(headers.getSetCookie(), [], path);
  }
});

test('the key a browser had before signing in is worth nothing afterwards', async () => {
  const browser = server.browser();
  const { disclaimerType, disclaimerVersion, disclaimerText } = await browser.call(
    'GET /api/disclaimer/text',
    {},
  );
  const statement = {
    disclaimerType,
    disclaimerVersion,
    disclaimerText,
    acceptedAt: new Date().toISOString(),
  };
  await browser.call('POST /api/disclaimer/accept-pre-auth', { body: statement });
  const planted = browser.cookies();
  await signUp(browser);
  assert.is.not(browser.cookies().get(COOKIE), planted.get(COOKIE));
  const thief = openBrowser(server.address);
  for (const [name, value] of planted) thief.setCookie(name, value);
  assert.is(await whoIs(thief), 401);
});

test('an acceptance before signing in counts for the member who signs in', async () => {
  const browser = server.browser();
  const { disclaimerType, disclaimerVersion, disclaimerText } = await browser.call(
    'GET /api/disclaimer/text',
    {},
  );
  const statement = {
    disclaimerType,
    disclaimerVersion,
    disclaimerText,
    acceptedAt: new Date().toISOString(),
  };
  await browser.call('POST /api/disclaimer/accept-pre-auth', { body: statement });
  await signUp(browser);
  assert.equal(await browser.call('GET /api/disclaimer/check', {}), { hasValidAcceptance: true });
  const other = server.browser();
  await signUp(other);
  assert.equal(await other.call('GET /api/disclaimer/check', {}), { hasValidAcceptance: false });
});

test('signing out ends the session here and on the server', async () => {
  const browser = server.browser();
  await signUp(browser);
  const cookies = browser.cookies();
  assert.is(await whoIs(browser), 200);
  const { status, headers } = await browser.ask('GET', '/api/logout');
  assert.equal([status, headers.get('location')], [302, '/']);
  assert.is(browser.cookies().size, 0);
  const thief = openBrowser(server.address);
  for (const [name, value] of cookies) thief.setCookie(name, value);
  assert.is(await whoIs(thief), 401);
});

test('a second sign-in does not end the first browser, a new password does', async () => {
  const first = server.browser();
  const { email, password } = await signUp(first);
  const second = server.browser();
  await second.call('POST /api/auth/login', { body: { email, password } });
  assert.equal([await whoIs(first), await whoIs(second)], [200, 200]);
  const change = { currentPassword: password, newPassword: 'Bridle34' };
  assert.equal(await second.call('POST /api/auth/password', { body: change }), { endedSessions: 1 });
  assert.equal([await whoIs(first), await whoIs(second)], [401, 200]);
});

test('names change at once, null clears one and an absent one stays', async () => {
  const browser = server.browser();
  await signUp(browser);
  await browser.call('GET /api/auth/user', {});
  await browser.call('PATCH /api/auth/user', { body: { firstName: 'Nan' } });
  const named = await browser.call('GET /api/auth/user', {});
  assert.equal([named.firstName, named.lastName], ['Nan', 'Turf']);
  await browser.call('PATCH /api/auth/user', { body: { lastName: null } });
  assert.is((await browser.call('GET /api/auth/user', {})).lastName, null);
});

test('a lost password is reset by the mailed link, which works once', async () => {
  const browser = server.browser();
  const { email } = await signUp(browser);
  const requested = await server.browser().call('POST /api/auth/password/reset', { body: { email } });
  const unknown = await server
    .browser()
    .call('POST /api/auth/password/reset', { body: { email: 'no@example.com' } });
  assert.equal(requested, unknown);
  await server.settled();
  const token = /#link=([\w-]+)/.exec(String(server.mails[0]?.text))?.[1];
  const form = { body: { token, password: 'Bridle34' } };
  const { user } = await server.browser().call('POST /api/auth/password/redeem', form);
  assert.is(user.email, email);
  assert.is(await whoIs(browser), 401);
  assert.is((await server.browser().ask('POST', '/api/auth/password/redeem', form)).status, 400);
  await server.browser().call('POST /api/auth/login', { body: { email, password: 'Bridle34' } });
});

test('my data comes as a file to save and holds no password', async () => {
  const browser = server.browser();
  const { email } = await signUp(browser);
  const { headers, text } = await browser.ask('GET', '/api/user/data');
  assert.match(String(headers.get('content-disposition')), /^attachment; filename="[\w-]+\.json"$/);
  assert.match(text, email);
  assert.not.match(text, 'hash of');
});

test('a deleted account is signed out everywhere and cannot come back', async () => {
  const browser = server.browser();
  const { email, password } = await signUp(browser);
  const cookies = browser.cookies();
  assert.is((await browser.ask('DELETE', '/api/auth/user', { body: { password: 'Wrong123' } })).status, 403);
  assert.equal(await browser.call('DELETE /api/auth/user', { body: { password } }), { done: true });
  assert.is(browser.cookies().size, 0);
  const thief = openBrowser(server.address);
  for (const [name, value] of cookies) thief.setCookie(name, value);
  assert.is(await whoIs(thief), 401);
  assert.is((await browser.ask('POST', '/api/auth/login', { body: { email, password } })).status, 401);
});

test('page views are counted per session, questions per picks run', async () => {
  const browser = server.browser();
  await signUp(browser);
  for (const pagePath of ['/', '/profile'])
    await browser.call('POST /api/activity/page-view', { body: { pagePath } });
  await browser.call('POST /api/ai/enhanced-picks', { body: {} });
  await browser.call('POST /api/ai/enhanced-picks', { body: {} });
  assert.equal(await browser.call('GET /api/user/activity', {}), { totalSessions: 1, totalQueries: 1 });
  assert.is((await browser.ask('POST', '/api/activity/page-view', { body: { pagePath: 'x' } })).status, 400);
});

test.run();
