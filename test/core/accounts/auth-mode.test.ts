import { suite } from 'uvu';
import * as assert from 'uvu/assert';
import { authMode, isDevelopmentHost, isProductionHost } from '#core/accounts/auth-mode.ts';

const test = suite('How the sign-in screen lets people in');
const rules = { devHosts: ['dev.example', '.preview.example'], productionDomain: 'Turn.Example' };

test('a loopback host shows the button, with any port and in any case', () => {
  const hosts = ['localhost', 'LOCALHOST:3000', '127.0.0.1', '127.0.0.1:8080', '[::1]', '[::1]:3000', '::1'];
  for (const host of [...hosts, 'shop.localhost', 'a.b.localhost:3000', 'localhost.']) {
    assert.is(authMode(host, rules), 'redirect', host);
  }
});

test('a configured development suffix covers itself and what is below it', () => {
  for (const host of ['dev.example', 'anna.dev.example:3000', 'x.preview.example', 'preview.example']) {
    assert.is(authMode(host, rules), 'redirect', host);
    assert.ok(isDevelopmentHost(host, rules), host);
  }
});

test('the production domain shows the button, and only that very domain', () => {
  assert.is(authMode('turn.example:443', rules), 'redirect');
  assert.ok(isProductionHost('TURN.example', rules));
  assert.not(isDevelopmentHost('turn.example', rules));
  assert.is(authMode('www.turn.example', rules), 'form');
});

test('any other host shows the form', () => {
  const strangers = [
    'other.example',
    'notlocalhost',
    'localhost.evil.example',
    'xdev.example',
    '10.0.0.7:3000',
  ];
  for (const host of [...strangers, '[2001:db8::1]:3000', '127.0.0.1.evil.example', '']) {
    assert.is(authMode(host, rules), 'form', host);
  }
});

test('without configuration only loopback is a development host and nothing is production', () => {
  const none = { devHosts: ['', '*.'], productionDomain: null };
  assert.is(authMode('', none), 'form');
  assert.is(authMode('turn.example', none), 'form');
  assert.is(authMode('localhost', none), 'redirect');
  assert.not(isProductionHost('', { devHosts: [], productionDomain: '' }));
});

test.run();
