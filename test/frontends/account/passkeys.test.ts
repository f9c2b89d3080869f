import { createElement } from 'react';
import { suite } from 'uvu';
import * as assert from 'uvu/assert';
import { connection, HttpError } from '#api/api.ts';
import { passkeyPlace } from '../../../frontends/account/passkeys/passkey-place.ts';
import { markupOf, textOf } from './markup.ts';

const { OpenByName } = await import('../../../frontends/account/passkeys/open-by-name.tsx');
const { PasskeysCard } = await import('../../../frontends/account/passkeys/passkeys-card.tsx');
const { notAdded, notUsed, passkeyFailure } = await import(
  '../../../frontends/account/passkeys/passkey-calls.ts'
);

const test = suite('passkeys on the profile');

test('passkeys work at a name', () => {
  for (const hostname of ['localhost', 'turn.example', '127.example'])
    assert.equal(passkeyPlace({ hostname, port: '3000' }), { kind: 'here' });
});

test('at an address of this machine the page points to localhost, at any other to a name', () => {
  const at = (hostname: string, port = '3000') => passkeyPlace({ hostname, port });
  assert.equal(at('127.0.0.1'), { kind: 'elsewhere', address: 'http://localhost:3000' });
  assert.equal(at('[::1]', ''), { kind: 'elsewhere', address: 'http://localhost' });
  assert.equal(at('192.0.2.7'), { kind: 'elsewhere', address: null });
  const here = textOf(markupOf(() => createElement(OpenByName, { address: 'http://localhost:3000' })));
  assert.match(here, 'Open http://localhost:3000 instead.');
  assert.match(textOf(markupOf(() => createElement(OpenByName, { address: null }))), 'by its name');
});

test('each passkey is listed with its last use and can be removed', () => {
  const passkey = {
    id: 'a',
    name: 'My phone',
    createdAt: '2025-06-07T17:10:00.000Z',
    lastUsedAt: null,
  };
  const html = markupOf(() => createElement(PasskeysCard), {
    '/api/auth/passkeys': { passkeys: [passkey] },
  });
  assert.match(textOf(html), 'not used yet');
  assert.match(html, 'aria-label="Remove My phone"');
  assert.match(textOf(html), 'Add a passkey');
});

test('until the list has come none can be added: its answer could come after that of the change', () => {
  assert.not.match(textOf(markupOf(() => createElement(PasskeysCard))), 'Add a passkey');
});

test('a passkey that was not made or used is a sentence', () => {
  assert.match(passkeyFailure(new Error('NotAllowedError'), notUsed), 'No passkey was used.');
  assert.match(passkeyFailure(new Error('NotAllowedError'), notAdded), 'No passkey was added.');
  const unknown = new HttpError(401, '{"message":"Unknown."}', 'Unauthorized');
  assert.is(passkeyFailure(unknown, notUsed), 'Unknown.');
  connection.lost();
  assert.is(passkeyFailure(new TypeError('fetch failed'), notAdded), 'You are offline.');
  connection.answered();
});

test.run();
