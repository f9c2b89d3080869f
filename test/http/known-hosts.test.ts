import { suite } from 'uvu';
import * as assert from 'uvu/assert';
import { readSettings } from '#config/env.ts';
import { knownHostsOf } from '#config/known-hosts.ts';
import { rawRequest, statusOf } from './raw-request.ts';
import { withTestServer } from './with-test-server.ts';

const test = suite('Names this site goes by');

const hostsWith = (bag: Readonly<Record<string, string>>) => knownHostsOf(readSettings(bag), 'paddock');

async function statusesOf(
  bag: Readonly<Record<string, string>>,
  hosts: readonly string[],
  path = '/api/races',
): Promise<readonly number[]> {
  const statuses: number[] = [];
  await withTestServer({ settings: { knownHosts: hostsWith(bag) } }, async ({ address }) => {
    for (const host of hosts)
      statuses.push(statusOf(await rawRequest(address, [`GET ${path} HTTP/1.1`, `Host: ${host}`])));
  });
  return statuses;
}

test("a stranger's name that was rebound to this machine is refused; addresses and our names are not", async () => {
  const ours = [
    'localhost:3000',
    '127.0.0.1',
    '192.168.0.7:3000',
    '[::1]:3000',
    'paddock',
    'paddock.local:3000',
  ];
  assert.equal(await statusesOf({}, ours), [200, 200, 200, 200, 200, 200]);
  assert.equal(
    await statusesOf({}, ['evil.example', 'localhost.evil.example', '127.0.0.1.evil.example']),
    [421, 421, 421],
  );
});

test('names come from the settings', async () => {
  const bag = {
    PUBLIC_URL: 'https://turn.example',
    ALLOWED_HOSTS: 'inner.example',
    DEV_HOSTS: 'dev.example',
  };
  const hosts = ['turn.example', 'inner.example:80', 'a.dev.example', 'a.turn.example'];
  assert.equal(await statusesOf(bag, hosts), [200, 200, 200, 421]);
  assert.is(hostsWith({ ALLOWED_HOSTS: '*' }), null);
  assert.is(hostsWith({ TRUST_PROXY: 'on' }), null, 'the proxy answers for the name');
  assert.ok(hostsWith({ TRUST_PROXY: 'on', PUBLIC_URL: 'https://turn.example' }));
});

test('probes ask by whatever name a server has', async () => {
  assert.equal(await statusesOf({}, ['pod-7.cluster'], '/livez'), [200]);
});

test('browsers keep to https below this name only where it is set', async () => {
  for (const hstsSubdomains of [true, false]) {
    const settings = { isProduction: true, trustProxy: true, hstsSubdomains };
    await withTestServer({ settings }, async (server) => {
      const { headers } = await server
        .browser()
        .ask('GET', '/livez', { headers: { 'X-Forwarded-Proto': 'https' } });
      const sent = String(headers.get('strict-transport-security'));
      assert.is(sent.includes('includeSubDomains'), hstsSubdomains);
    });
  }
});

test('pictures come from this site, and from elsewhere only where an identity provider keeps them', async () => {
  for (const issuer of [null, 'https://id.example']) {
    await withTestServer({ settings: { issuer } }, async (server) => {
      const policy = String((await server.browser().ask('GET', '/')).headers.get('content-security-policy'));
      assert.match(policy, issuer === null ? "img-src 'self';" : "img-src 'self' https:;");
    });
  }
});

test.run();
