import { suite } from 'uvu';
import * as assert from 'uvu/assert';
import { readSettings } from '#config/env.ts';
import { publicUrlOf } from '#config/public-url.ts';
import { refusalOf } from '#test/support/refused.ts';

const test = suite('The address of the site in links');
const urlWith = (bag: Readonly<Record<string, string>>): string => publicUrlOf(readSettings(bag));

test('the configured address, else the one the site listens on', () => {
  assert.is(urlWith({ PUBLIC_URL: 'https://turn.example/', PORT: '0' }), 'https://turn.example');
  assert.is(urlWith({}), 'http://127.0.0.1:3000');
  assert.is(urlWith({ HOST: '::1', PORT: '8080' }), 'http://[::1]:8080');
});

test('where the site listens on every address, a link leads to this machine', () => {
  for (const HOST of ['0.0.0.0', '::']) assert.is(urlWith({ HOST }), 'http://localhost:3000', HOST);
});

test('no link is made to an unknown port', () => {
  const refusal = refusalOf(() => urlWith({ PORT: '0' }));
  assert.equal([refusal.kind, refusal.code], ['unavailable', 'settings.public-url']);
  assert.match(refusal.message, /PUBLIC_URL/);
});

test.run();
