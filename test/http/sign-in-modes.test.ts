import { suite } from 'uvu';
import * as assert from 'uvu/assert';
import { openIdentityProvider } from '#adapters/identity/identity-provider.ts';
import type { IdentityProvider } from '#core/accounts/ports.ts';
import { Refusal } from '#core/kernel/refusal.ts';
import { openIdentityServer } from '#test/support/identity-server.ts';
import { openTestServer, type TestServer } from './open-test-server.ts';
import { rawRequest, statusOf } from './raw-request.ts';

const test = suite('Ways of signing in');

const HOSTS = { devHosts: ['dev.example'], productionDomain: 'turn.example' };

/** Asks under another host name; fetch would not let us say it. */
async function modeOn(server: TestServer, host: string): Promise<unknown> {
  const { request } = await import('node:http');
  return new Promise((resolve, reject) => {
    const sent = request(`${server.address}/api/auth/mode`, { headers: { host } }, (answer) => {
      answer.setEncoding('utf8');
      let text = '';
      answer.on('data', (part) => {
        text += part;
      });
      answer.on('end', () => resolve(JSON.parse(text)));
    });
    sent.on('error', reject);
    sent.end();
  });
}

test('the mode depends on the requested host', async () => {
  const server = await openTestServer({ hosts: HOSTS });
  const common = { provider: false, declineUrl: 'https://track.example/' };
  try {
    const redirect = { mode: 'redirect', productionHost: false, developmentHost: true, ...common };
    assert.equal(await modeOn(server, 'localhost:3000'), redirect);
    assert.equal(await modeOn(server, 'a.dev.example'), redirect);
    assert.equal(await modeOn(server, 'turn.example'), {
      ...redirect,
      productionHost: true,
      developmentHost: false,
    });
    assert.equal(await modeOn(server, 'elsewhere.example'), {
      mode: 'form',
      productionHost: false,
      developmentHost: false,
      ...common,
    });
  } finally {
    await server.close();
  }
});

test('without a provider the way leads to our own form', async () => {
  const server = await openTestServer();
  try {
    for (const path of ['/api/login', '/api/login/callback?code=x&state=y']) {
      const { status, headers } = await server.browser().ask('GET', path);
      assert.equal([status, headers.get('location')], [302, '/auth?form=1'], path);
    }
  } finally {
    await server.close();
  }
});

/** A provider that fails in a chosen way. */
const failing = (refusal: Refusal): IdentityProvider => ({
  begin: async () => {
    throw refusal;
  },
  finish: async () => {
    throw refusal;
  },
});

test('a provider that does not answer leads to our own form and says why', async () => {
  const identity = failing(new Refusal('unavailable', 'identity.unreachable', 'Unreachable.'));
  const server = await openTestServer({ identity });
  try {
    const { status, headers } = await server.browser().ask('GET', '/api/login');
    assert.equal([status, headers.get('location')], [302, '/auth?form=1&problem=unavailable']);
    const strayed = await server.browser().ask('GET', '/api/login/callback?code=x&state=y');
    assert.is(strayed.headers.get('location'), '/auth?form=1&problem=answer');
  } finally {
    await server.close();
  }
});

test('through a real provider someone new is in, and the answer is good once', async () => {
  const redirectUri = 'https://turn.example/api/login/callback';
  const people = {
    ann: { email: 'ann@example.com', email_verified: true, given_name: 'Ann', family_name: 'Turf' },
  };
  const provider = await openIdentityServer({ redirectUri, people });
  const { issuer, clientId, clientSecret } = provider;
  const identity = openIdentityProvider({
    issuer,
    clientId,
    clientSecret,
    redirectUri,
    allowInsecureLoopback: true,
  });
  const server = await openTestServer({ identity, settings: { issuer } });
  try {
    const browser = server.browser();
    const away = await browser.ask('GET', '/api/login');
    assert.is(away.status, 302);
    const back = new URL(await provider.signIn(String(away.headers.get('location')), 'ann'));
    const before = browser.cookies();
    const home = await browser.ask('GET', `${back.pathname}${back.search}`);
    assert.equal([home.status, home.headers.get('location')], [302, '/']);
    assert.is((await browser.call('GET /api/auth/user', {})).email, 'ann@example.com');
    const thief = server.browser();
    for (const [name, value] of before) thief.setCookie(name, value);
    const replay = await thief.ask('GET', `${back.pathname}${back.search}`);
    assert.is(replay.headers.get('location'), '/auth?form=1&problem=answer');
    const logged = server.lines.join('');
    assert.not.match(logged, String(back.searchParams.get('code')));
  } finally {
    await server.close();
    await provider.close();
  }
});

test('a callback with an invalid host gets a reply, not a crash', async () => {
  const redirectUri = 'https://turn.example/api/login/callback';
  const provider = await openIdentityServer({ redirectUri, people: {} });
  const { issuer, clientId, clientSecret } = provider;
  const settings = { issuer, clientId, clientSecret, redirectUri, allowInsecureLoopback: true };
  const server = await openTestServer({ identity: openIdentityProvider(settings) });
  try {
    for (const [target, host] of [
      ['/api/login/callback?code=x&state=y', '['],
      ['/api/login/callback?code=x&state=y', 'a b:c'],
      ['http://[/api/login/callback?code=x&state=y', '127.0.0.1'],
      ['/api/login/callback?code=%ff&state=%00&iss=%', 'turn.example'],
    ]) {
      const browser = server.browser();
      await browser.ask('GET', '/api/login');
      const cookie = [...browser.cookies()].map(([name, value]) => `${name}=${value}`).join('; ');
      const lines = [`GET ${target} HTTP/1.1`, `Host: ${host}`, `Cookie: ${cookie}`];
      const answer = await rawRequest(server.address, lines);
      assert.ok(statusOf(answer) < 500, `${target} ${host}: ${answer.slice(0, 80)}`);
    }
  } finally {
    await server.close();
    await provider.close();
  }
});

test('declining at the provider leads back to our own form', async () => {
  const redirectUri = 'https://turn.example/api/login/callback';
  const provider = await openIdentityServer({ redirectUri, people: {} });
  const { issuer, clientId, clientSecret } = provider;
  const identity = openIdentityProvider({
    issuer,
    clientId,
    clientSecret,
    redirectUri,
    allowInsecureLoopback: true,
  });
  const server = await openTestServer({ identity });
  try {
    const browser = server.browser();
    const away = await browser.ask('GET', '/api/login');
    const back = new URL(await provider.decline(String(away.headers.get('location'))));
    const { status, headers } = await browser.ask('GET', `${back.pathname}${back.search}`);
    assert.equal([status, headers.get('location')], [302, '/auth?form=1&problem=refused']);
  } finally {
    await server.close();
    await provider.close();
  }
});

test.run();
