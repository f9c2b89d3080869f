import { suite } from 'uvu';
import * as assert from 'uvu/assert';
import { linkAddress, linkExpiry, linkMail, purposeFor } from '#core/accounts/one-time-link.ts';
import { parseInstant, toIso } from '#core/kernel/instant.ts';
import { aMember } from '#test/support/a-member.ts';
import { present } from '#test/support/present.ts';

const test = suite('A one-time link');

const NOON = present(parseInstant('2025-08-02T12:00:00Z'));

test('invites who has no password yet, and resets that of who has', () => {
  assert.is(purposeFor(aMember({ passwordHash: null })), 'invitation');
  assert.is(purposeFor(aMember()), 'reset');
});

test('lasts an hour for a new password and seven days for a first one', () => {
  assert.is(toIso(linkExpiry('reset', NOON)), '2025-08-02T13:00:00.000Z');
  assert.is(toIso(linkExpiry('invitation', NOON)), '2025-08-09T12:00:00.000Z');
});

test('carries its secret in the fragment, which no server receives', () => {
  const url = new URL(linkAddress('https://turn.example', 's3cret_-'));
  assert.equal([url.pathname, url.search, url.hash], ['/auth', '', '#link=s3cret_-']);
});

test('has one slash, however the address of the site ends', () => {
  for (const site of ['https://turn.example', 'https://turn.example/', 'https://turn.example//'])
    assert.is(linkAddress(site, 'x'), 'https://turn.example/auth#link=x');
  assert.is(linkAddress('https://example.com/turn/', 'x'), 'https://example.com/turn/auth#link=x');
});

test('comes in a mail that says how long it works and what to do with an unrequested one', () => {
  const url = linkAddress('https://turn.example', 'x');
  const { subject, text } = linkMail('reset', url);
  assert.is(subject, 'Set your Clubhouse Turn password');
  assert.ok(text.split('\n').includes(url), 'the address has a line of its own');
  assert.match(text, /works once and for one hour\./);
  assert.match(text, /If you didn't request this, ignore this email: nothing changes\./);
  assert.match(linkMail('invitation', url).text, /works once and for seven days\./);
});

test.run();
