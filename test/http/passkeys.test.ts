import { suite } from 'uvu';
import * as assert from 'uvu/assert';
import { machineClock } from '#adapters/system/machine-clock.ts';
import { ACCOUNT_LIMITS } from '#core/accounts/try-limit.ts';
import { codeAt } from '#test/support/accounts-deps.ts';
import { openBrowser, sentenceOf, signUp, signUpAdmin, type TestBrowser } from './browser.ts';
import { openTestServer, type TestServer } from './open-test-server.ts';

const test = suite('Passkeys');
let server: TestServer;

test.before.each(async () => {
  server = await openTestServer();
});
test.after.each(() => server.close());

/** A browser at the name of the site, not at its address. */
const byName = () => openBrowser(server.address.replace('127.0.0.1', 'localhost'));

/** Adds a passkey in this browser, as one that signs whatever it is asked. */
async function addPasskey(browser: TestBrowser, id = 'passkey-1', name: string | null = 'My phone') {
  const { options } = await browser.call('POST /api/auth/passkeys/begin', { body: { password: 'Saddle12' } });
  const body = { name, response: { ...options, id } };
  return (await browser.call('POST /api/auth/passkeys', { body })).passkey;
}

async function answerFor(browser: TestBrowser, id: string) {
  const { options } = await browser.call('POST /api/auth/passkeys/sign-in/begin', { body: undefined });
  return { body: { response: { ...options, id } } };
}

test('a passkey signs its member in, without a password', async () => {
  const browser = byName();
  const { email } = await signUp(browser);
  await addPasskey(browser);
  const other = byName();
  const { user } = await other.call('POST /api/auth/passkeys/sign-in', await answerFor(other, 'passkey-1'));
  assert.is(user.email, email);
  assert.is((await other.call('GET /api/auth/user', {})).email, email);
  const [passkey] = (await browser.call('GET /api/auth/passkeys', {})).passkeys;
  assert.is(passkey?.name, 'My phone');
  assert.type(passkey?.lastUsedAt, 'string');
});

test('an answer counts once, and only in the browser that was asked', async () => {
  const browser = byName();
  await signUp(browser);
  await addPasskey(browser);
  const other = byName();
  const use = await answerFor(other, 'passkey-1');
  assert.is((await byName().ask('POST', '/api/auth/passkeys/sign-in', use)).status, 400);
  await other.call('POST /api/auth/passkeys/sign-in', use);
  assert.is((await other.ask('POST', '/api/auth/passkeys/sign-in', use)).status, 400);
});

test('an unknown passkey, and one that signed something else, open nothing', async () => {
  const browser = byName();
  await signUp(browser);
  await addPasskey(browser);
  const other = byName();
  const unknown = await other.ask('POST', '/api/auth/passkeys/sign-in', await answerFor(other, 'passkey-2'));
  assert.is(unknown.status, 401);
  const { body } = await answerFor(other, 'passkey-1');
  const changed = { body: { response: { ...body.response, challenge: 'another' } } };
  assert.is((await other.ask('POST', '/api/auth/passkeys/sign-in', changed)).status, 401);
  assert.is((await other.ask('GET', '/api/auth/user')).status, 401);
});

test('adding one needs the password', async () => {
  const browser = byName();
  await signUp(browser);
  const body = { password: 'Wrong123' };
  assert.is((await browser.ask('POST', '/api/auth/passkeys/begin', { body })).status, 403);
});

test('what was asked for a sign-in adds no passkey, whoever is signed in', async () => {
  const browser = byName();
  await signUp(browser);
  const { body } = await answerFor(browser, 'passkey-1');
  assert.is((await browser.ask('POST', '/api/auth/passkeys', { body: { name: null, ...body } })).status, 400);
  assert.equal((await browser.call('GET /api/auth/passkeys', {})).passkeys, []);
});

test('a removed passkey opens nothing any more, and nobody removes somebody else’s', async () => {
  const browser = byName();
  await signUp(browser);
  const { id } = await addPasskey(browser);
  const params = { id };
  const bob = byName();
  await signUp(bob);
  assert.is((await bob.ask('DELETE', `/api/auth/passkeys/${params.id}`)).status, 404);
  assert.equal(await browser.call('DELETE /api/auth/passkeys/{id}', { params }), { isRemoved: true });
  const other = byName();
  assert.is((await other.ask('POST', '/api/auth/passkeys/sign-in', await answerFor(other, id))).status, 401);
});

/** Sets a new password by a mailed link, and tells whether the passkey still signs in. */
async function opensAfterLink(browser: TestBrowser, email: string): Promise<boolean> {
  await addPasskey(browser);
  await browser.call('POST /api/auth/password/reset', { body: { email } });
  await server.settled();
  const token = /#link=([\w-]+)/.exec(String(server.mails[0]?.text))?.[1];
  await browser.call('POST /api/auth/password/redeem', { body: { token, password: 'Bridle34' } });
  const other = byName();
  const { status } = await other.ask(
    'POST',
    '/api/auth/passkeys/sign-in',
    await answerFor(other, 'passkey-1'),
  );
  return status === 200;
}

test('a one-time link removes the passkeys of a member', async () => {
  const browser = byName();
  const { email } = await signUp(browser);
  assert.not.ok(await opensAfterLink(browser, email));
});

test('those of an administrator outlive it: a mailbox alone does not replace them', async () => {
  const browser = byName();
  const { email } = await signUpAdmin(browser);
  assert.ok(await opensAfterLink(browser, email));
});

/** Signs in with the password alone. */
async function byPassword(email: string): Promise<TestBrowser> {
  const browser = byName();
  await browser.call('POST /api/auth/login', { body: { email, password: 'Saddle12' } });
  return browser;
}

test('beside a passkey a password alone adds no passkey, sets up no app and removes nothing', async () => {
  const browser = byName();
  const { email } = await signUp(browser);
  const { id } = await addPasskey(browser);
  const other = await byPassword(email);
  const body = { password: 'Saddle12' };
  const answers = [
    await other.ask('POST', '/api/auth/passkeys/begin', { body }),
    await other.ask('POST', '/api/auth/second-factor/start', { body }),
    await other.ask('DELETE', `/api/auth/passkeys/${id}`),
  ];
  for (const answer of answers) {
    assert.is(answer.status, 403);
    assert.match(
      sentenceOf(answer),
      /^Your account has a passkey\. Sign in with it or with your second factor, then/,
    );
  }
  assert.is((await browser.call('GET /api/auth/passkeys', {})).passkeys.length, 1);
});

test('what a password alone began before the first passkey it cannot finish after', async () => {
  const stranger = byName();
  const { email } = await signUp(stranger);
  const body = { password: 'Saddle12' };
  await stranger.call('POST /api/auth/second-factor/start', { body });
  const owner = await byPassword(email);
  await addPasskey(owner);
  const code = { code: codeAt(machineClock()) };
  const confirmed = await stranger.ask('POST', '/api/auth/second-factor/confirm', { body: code });
  assert.is(confirmed.status, 403);
  assert.not.ok((await owner.call('GET /api/auth/second-factor', {})).isOn);
});

test('a question asked before the first passkey adds none after it', async () => {
  const stranger = byName();
  const { email } = await signUp(stranger);
  const { options } = await stranger.call('POST /api/auth/passkeys/begin', {
    body: { password: 'Saddle12' },
  });
  await addPasskey(await byPassword(email));
  const body = { name: null, response: { ...options, id: 'passkey-2' } };
  assert.is((await stranger.ask('POST', '/api/auth/passkeys', { body })).status, 403);
});

test('removing a passkey signs out everywhere else', async () => {
  const browser = byName();
  const { email } = await signUp(browser);
  const { id } = await addPasskey(browser);
  const other = await byPassword(email);
  await browser.call('DELETE /api/auth/passkeys/{id}', { params: { id } });
  assert.is((await other.ask('GET', '/api/auth/user')).status, 401);
  assert.is((await browser.ask('GET', '/api/auth/user')).status, 200);
});

test('from one address only so many passkeys are asked for', async () => {
  const browser = byName();
  const ask = () => browser.ask('POST', '/api/auth/passkeys/sign-in/begin');
  for (let nth = 0; nth < ACCOUNT_LIMITS.passkeyPerAddress.tries; nth += 1)
    assert.is((await ask()).status, 200);
  const refused = await ask();
  assert.is(refused.status, 429);
  assert.match(sentenceOf(refused), /Try again in/);
});

test('at an IP address the refusal says where passkeys work', async () => {
  const answer = await server.browser().ask('POST', '/api/auth/passkeys/sign-in/begin');
  assert.is(answer.status, 400);
  assert.match(sentenceOf(answer), /http:\/\/localhost/);
});

test('a passkey without a name is called after its browser', async () => {
  const browser = byName();
  await signUp(browser);
  assert.is((await addPasskey(browser, 'a', ' ')).name, 'Passkey');
});

test.run();
