import { createServer } from 'node:http';
import type { AddressInfo } from 'node:net';
import { suite } from 'uvu';
import * as assert from 'uvu/assert';
import { openIdentityProvider } from '#adapters/identity/identity-provider.ts';
import { type IdentityServer, openIdentityServer } from '#test/support/identity-server.ts';
import { refused } from '#test/support/refused.ts';

const redirectUri = 'http://127.0.0.1:3000/api/login/callback';
const people = {
  anna: {
    email: 'anna@example.com',
    email_verified: true,
    given_name: 'Anna',
    family_name: 'Furlong',
    picture: 'https://id.example/anna.png',
  },
  bob: { email: 'bob@example.com', email_verified: false },
  carl: {},
};

const test = suite<{ server: IdentityServer }>('Sign-in at an OpenID Connect provider');
test.before(async (context) => {
  context.server = await openIdentityServer({ redirectUri, people });
});
test.after((context) => context.server.close());

const clientOf = ({ issuer, clientId, clientSecret }: IdentityServer) =>
  openIdentityProvider({ issuer, clientId, clientSecret, redirectUri, allowInsecureLoopback: true });

test('who signs in there comes back with what the provider vouches for', async ({ server }) => {
  const provider = clientOf(server);
  const { url, keep } = await provider.begin();
  const callback = await server.signIn(url, 'anna');
  assert.ok(callback.startsWith(redirectUri));
  assert.equal(await provider.finish(callback, keep), {
    issuer: server.issuer,
    subject: 'anna',
    email: 'anna@example.com',
    emailVerified: true,
    firstName: 'Anna',
    lastName: 'Furlong',
    picture: 'https://id.example/anna.png',
  });
});

test('the browser leaves with a PKCE challenge, state and nonce, new ones each time', async ({ server }) => {
  const provider = clientOf(server);
  const [a, other] = await Promise.all([provider.begin(), provider.begin()]);
  const searchParams = new URL(a.url).searchParams;
  assert.is(searchParams.get('code_challenge_method'), 'S256');
  assert.is(searchParams.get('state'), a.keep.state);
  assert.is(searchParams.get('nonce'), a.keep.nonce);
  assert.not.ok(a.url.includes(a.keep.codeVerifier));
  for (const name of ['state', 'nonce', 'codeVerifier'] as const) {
    assert.is.not(a.keep[name], other.keep[name]);
    assert.ok(a.keep[name].length >= 32);
  }
});

test('an address the provider has not confirmed, or does not know, is reported as such', async ({
  server,
}) => {
  const provider = clientOf(server);
  for (const [login, email] of [
    ['bob', 'bob@example.com'],
    ['carl', null],
  ] as const) {
    const { url, keep } = await provider.begin();
    const claims = await provider.finish(await server.signIn(url, login), keep);
    assert.equal([claims.email, claims.emailVerified, claims.firstName], [email, false, null]);
  }
});

test('claims that are already in the ID token are read from it', async () => {
  const server = await openIdentityServer({ redirectUri, people, claimsInIdToken: true });
  const provider = clientOf(server);
  const { url, keep } = await provider.begin();
  const claims = await provider.finish(await server.signIn(url, 'anna'), keep);
  assert.equal([claims.email, claims.emailVerified], ['anna@example.com', true]);
  await server.close();
});

test('behind a proxy the address that came back may show another host', async ({ server }) => {
  const provider = clientOf(server);
  const { url, keep } = await provider.begin();
  const { pathname, search } = new URL(await server.signIn(url, 'anna'));
  const claims = await provider.finish(`http://inner:8080${pathname}${search}`, keep);
  assert.is(claims.subject, 'anna');
});

test('an answer to another browser’s question is refused', async ({ server }) => {
  const provider = clientOf(server);
  const mine = await provider.begin();
  const theirs = await provider.begin();
  const callback = await server.signIn(theirs.url, 'anna');
  for (const identityKeep of [
    mine.keep,
    { ...theirs.keep, state: mine.keep.state },
    { ...theirs.keep, codeVerifier: mine.keep.codeVerifier },
  ]) {
    assert.is((await refused(provider.finish(callback, identityKeep))).kind, 'invalid');
  }
});

test('an ID token made for another nonce is refused', async ({ server }) => {
  const provider = clientOf(server);
  const { url, keep } = await provider.begin();
  const callback = await server.signIn(url, 'anna');
  const refusal = await refused(provider.finish(callback, { ...keep, nonce: 'another nonce' }));
  assert.is(refusal.code, 'accounts.identity-mismatch');
});

test('a code works once', async ({ server }) => {
  const provider = clientOf(server);
  const { url, keep } = await provider.begin();
  const callback = await server.signIn(url, 'anna');
  await provider.finish(callback, keep);
  assert.is((await refused(provider.finish(callback, keep))).kind, 'invalid');
});

test('a made-up answer is refused', async ({ server }) => {
  const provider = clientOf(server);
  const { keep } = await provider.begin();
  for (const query of ['', '?code=made-up', `?code=made-up&state=${keep.state}`, '?code=a&code=b']) {
    assert.is((await refused(provider.finish(redirectUri + query, keep))).kind, 'invalid', query);
  }
});

test('a visitor who declines at the provider sees that sign-in was refused', async ({ server }) => {
  const provider = clientOf(server);
  const { url, keep } = await provider.begin();
  assert.is((await refused(provider.finish(await server.decline(url), keep))).kind, 'forbidden');
});

test('a provider that does not know this site counts as unavailable', async ({ server }) => {
  const { url, keep } = await clientOf(server).begin();
  const callback = await server.signIn(url, 'anna');
  const stranger = clientOf({ ...server, clientSecret: 'wrong' });
  assert.is((await refused(stranger.finish(callback, keep))).kind, 'unavailable');
});

test('a provider that cannot be reached is unavailable, and asked again next time', async ({ server }) => {
  let isUp = false;
  const door = createServer(async (_request, response) => {
    if (!isUp) return void response.writeHead(500).end('down');
    const document = await fetch(`${server.issuer}/.well-known/openid-configuration`);
    const text = await document.text();
    response.writeHead(200, { 'content-type': 'application/json' });
    response.end(text.replaceAll(server.issuer, issuer));
  });
  await new Promise<void>((resolve) => door.listen(0, '127.0.0.1', resolve));
  const issuer = `http://127.0.0.1:${(door.address() as AddressInfo).port}`;
  const provider = clientOf({ ...server, issuer });
  const refusal = await refused(provider.begin());
  assert.is(refusal.kind, 'unavailable');
  assert.is(refusal.retryAfterSeconds, 30);
  isUp = true;
  assert.ok((await provider.begin()).url.startsWith(issuer));
  door.closeAllConnections();
  await new Promise((resolve) => door.close(resolve));
  const unreachable = clientOf({ ...server, issuer });
  assert.is((await refused(unreachable.begin())).kind, 'unavailable');
});

test('a host that is not a provider counts as unavailable', async () => {
  for (const [status, type, body] of [
    [200, 'text/html', '<p>hello</p>'],
    [200, 'application/json', '{"issuer":"https://elsewhere.example"}'],
    [200, 'application/json', 'not json'],
    [404, 'text/plain', ''],
  ] as const) {
    const site = createServer((_request, response) => {
      response.writeHead(status, { 'content-type': type }).end(body);
    });
    await new Promise<void>((resolve) => site.listen(0, '127.0.0.1', resolve));
    const issuer = `http://127.0.0.1:${(site.address() as AddressInfo).port}`;
    const provider = openIdentityProvider({
      issuer,
      clientId: 'x',
      clientSecret: 'y',
      redirectUri,
      allowInsecureLoopback: true,
    });
    assert.is((await refused(provider.begin())).kind, 'unavailable', body);
    site.closeAllConnections();
    await new Promise((resolve) => site.close(resolve));
  }
});

test('an issuer without https is taken on loopback only, and only when allowed', () => {
  const settings = { clientId: 'x', clientSecret: 'y', redirectUri };
  const open = (issuer: string, allowInsecureLoopback: boolean) =>
    openIdentityProvider({ ...settings, issuer, allowInsecureLoopback });
  assert.throws(() => open('http://id.example', true), /https/);
  assert.throws(() => open('http://127.0.0.1:1', false), /https/);
  open('http://localhost:1', true);
  open('https://id.example', false);
});

test.run();
