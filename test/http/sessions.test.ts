import { suite } from 'uvu';
import * as assert from 'uvu/assert';
import { machineClock } from '#adapters/system/machine-clock.ts';
import { DAY, HOUR, MINUTE, parseInstant, shift } from '#core/kernel/instant.ts';
import { signUp, type TestBrowser } from './browser.ts';
import { openTestServer, type TestServer } from './open-test-server.ts';

const test = suite('Where I am signed in');
let server: TestServer;
/** How far the clock of the sessions is ahead. */
let ahead = 0;

test.before.each(async () => {
  ahead = 0;
  server = await openTestServer({
    change: (deps) => ({
      ...deps,
      session: { ...deps.session, clock: () => shift(machineClock(), ahead) },
    }),
  });
});
test.after.each(() => server.close());

const FIREFOX = 'Mozilla/5.0 (X11; Linux x86_64; rv:140.0) Gecko/20100101 Firefox/140.0';
const whoIs = async (browser: TestBrowser) => (await browser.ask('GET', '/api/auth/user')).status;
const sessionsIn = async (browser: TestBrowser) =>
  (await browser.call('GET /api/auth/sessions', {})).sessions;

/** A second browser of the same member. */
async function firefoxOf({ email, password }: { readonly email: string; readonly password: string }) {
  const browser = server.browser();
  const headers = { 'User-Agent': FIREFOX };
  await browser.ask('POST', '/api/auth/login', { body: { email, password }, headers });
  return browser;
}

test('each sign-in is listed with its device, its address and when it ends', async () => {
  const first = server.browser();
  const member = await signUp(first);
  const second = await firefoxOf(member);
  const listed = await sessionsIn(second);
  assert.equal(
    listed.map(({ isCurrent, device, address, place }) => [isCurrent, device, address, place]),
    [
      [true, 'Firefox on Linux', '127.0.0.1', null],
      [false, null, '127.0.0.1', null],
    ],
  );
  const [current] = listed;
  const lastUsedAt = parseInstant(String(current?.lastUsedAt)) ?? machineClock();
  assert.ok(lastUsedAt >= (parseInstant(String(current?.signedInAt)) ?? machineClock()));
  assert.is(parseInstant(String(current?.endsAt)), shift(lastUsedAt, 14 * DAY));
  assert.is((await second.call('GET /api/auth/sessions', {})).idleHours, 336);
});

test('ending one session signs that browser out and no other', async () => {
  const first = server.browser();
  const second = await firefoxOf(await signUp(first));
  const [, other] = await sessionsIn(second);
  const params = { id: String(other?.id) };
  assert.equal(await second.call('DELETE /api/auth/sessions/{id}', { params }), { endedSessions: 1 });
  assert.equal([await whoIs(first), await whoIs(second)], [401, 200]);
  assert.equal(await second.call('DELETE /api/auth/sessions/{id}', { params }), { endedSessions: 0 });
});

test('nobody ends a session of another member', async () => {
  const ann = server.browser();
  await signUp(ann);
  const [session] = await sessionsIn(ann);
  const bob = server.browser();
  await signUp(bob);
  const params = { id: String(session?.id) };
  assert.equal(await bob.call('DELETE /api/auth/sessions/{id}', { params }), { endedSessions: 0 });
  assert.is(await whoIs(ann), 200);
});

test('all others end at once', async () => {
  const first = server.browser();
  const member = await signUp(first);
  const second = await firefoxOf(member);
  const third = await firefoxOf(member);
  assert.equal(await third.call('DELETE /api/auth/sessions', {}), { endedSessions: 2 });
  assert.equal([await whoIs(first), await whoIs(second), await whoIs(third)], [401, 401, 200]);
});

test('a session that is used every week lasts 30 days, one that is not ends after two weeks', async () => {
  const used = server.browser();
  const member = await signUp(used);
  const unused = await firefoxOf(member);
  for (const week of [1, 2, 3, 4]) {
    ahead = week * 7 * DAY;
    assert.is(await whoIs(used), 200, `week ${week}`);
  }
  assert.is(await whoIs(unused), 401);
  ahead = 30 * DAY + MINUTE;
  assert.is(await whoIs(used), 401);
});

test('the last use is noted to within five minutes', async () => {
  const browser = server.browser();
  await signUp(browser);
  const [before] = await sessionsIn(browser);
  ahead = 4 * MINUTE;
  const [soon] = await sessionsIn(browser);
  assert.is(soon?.lastUsedAt, before?.lastUsedAt);
  ahead = HOUR;
  const [later] = await sessionsIn(browser);
  assert.ok(String(later?.lastUsedAt) > String(before?.lastUsedAt));
  assert.is(later?.signedInAt, before?.signedInAt);
});

test('in production the name of the cookie keeps other hosts from planting one', async () => {
  const production = await openTestServer({ settings: { isProduction: true } });
  try {
    const body = { email: 'ann@example.com', password: 'Saddle12' };
    const { headers } = await production.browser().ask('POST', '/api/auth/signup', { body });
    assert.is(headers.getSetCookie().length, 2);
    for (const line of headers.getSetCookie()) {
      assert.match(line, /^__Host-clubhouse(\.sig)?=/);
      assert.match(line, /; path=\/;/i);
      assert.not.match(line, /domain=/i);
    }
  } finally {
    await production.close();
  }
});

test.run();
