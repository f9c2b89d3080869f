import { suite } from 'uvu';
import * as assert from 'uvu/assert';
import { machineClock } from '#adapters/system/machine-clock.ts';
import { CODE_NEEDED, WRONG_CODE } from '#core/accounts/second-factor.ts';
import { codeAt } from '#test/support/accounts-deps.ts';
import { signUp, signUpAdmin, type TestBrowser } from './browser.ts';
import { openTestServer, type TestServer } from './open-test-server.ts';

const test = suite('Signing in with a second factor');
let server: TestServer;

test.before.each(async () => {
  server = await openTestServer({ settings: { isProduction: true } });
});
test.after.each(() => server.close());

const codeOf = (body: unknown) => (body as { readonly code?: string }).code;

/** Turns a second factor on in this browser; gives the recovery codes. */
async function turnOn(browser: TestBrowser, password: string): Promise<readonly string[]> {
  await browser.call('POST /api/auth/second-factor/start', { body: { password } });
  const body = { code: codeAt(machineClock()) };
  const { recoveryCodes } = await browser.call('POST /api/auth/second-factor/confirm', { body });
  return recoveryCodes;
}

test('after the password the form is asked for a code, and a recovery code opens the account', async () => {
  const browser = server.browser();
  const { email, password } = await signUp(browser);
  const [code = ''] = await turnOn(browser, password);
  const other = server.browser();
  const asked = await other.ask('POST', '/api/auth/login', { body: { email, password } });
  assert.equal([asked.status, codeOf(asked.json())], [403, CODE_NEEDED]);
  assert.is((await other.ask('GET', '/api/auth/user')).status, 401);
  const { user } = await other.call('POST /api/auth/login', { body: { email, password, code } });
  assert.is(user.email, email);
  const again = await server.browser().ask('POST', '/api/auth/login', { body: { email, password, code } });
  assert.equal([again.status, codeOf(again.json())], [403, WRONG_CODE], 'it works once');
});

test('turning it on signs out everywhere else, and the profile shows what is left', async () => {
  const browser = server.browser();
  const { email, password } = await signUp(browser);
  const other = server.browser();
  await other.call('POST /api/auth/login', { body: { email, password } });
  await turnOn(browser, password);
  assert.is((await other.ask('GET', '/api/auth/user')).status, 401);
  const { since, ...status } = await browser.call('GET /api/auth/second-factor', {});
  assert.equal(status, { isOn: true, recoveryCodesLeft: 10, isNeeded: false });
  assert.type(since, 'string');
});

test('in production the administrator area opens to a session that passed a second factor', async () => {
  const browser = server.browser();
  const { password } = await signUpAdmin(browser);
  const closed = await browser.ask('GET', '/api/admin/users');
  assert.equal([closed.status, codeOf(closed.json())], [403, 'http.second-factor-needed']);
  assert.ok((await browser.call('GET /api/auth/second-factor', {})).isNeeded);
  const [code = ''] = await turnOn(browser, password);
  assert.is((await browser.ask('GET', '/api/admin/users')).status, 200);
  assert.not.ok((await browser.call('GET /api/auth/second-factor', {})).isNeeded);
  await browser.call('DELETE /api/auth/second-factor', { body: { password, code } });
  assert.is((await browser.ask('GET', '/api/admin/users')).status, 403);
});

test('a member who is no administrator needs none, and is not let in by one', async () => {
  const browser = server.browser();
  const { password } = await signUp(browser);
  await turnOn(browser, password);
  const refused = await browser.ask('GET', '/api/admin/users');
  assert.equal([refused.status, codeOf(refused.json())], [403, undefined]);
});

test('on a machine in development the administrator area needs none', async () => {
  const development = await openTestServer();
  try {
    const browser = development.browser();
    await signUpAdmin(browser);
    assert.is((await browser.ask('GET', '/api/admin/users')).status, 200);
    assert.not.ok((await browser.call('GET /api/auth/second-factor', {})).isNeeded);
  } finally {
    await development.close();
  }
});

test.run();
