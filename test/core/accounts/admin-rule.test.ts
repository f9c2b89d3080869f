import { suite } from 'uvu';
import * as assert from 'uvu/assert';
import { type AdminRule, startsAsAdmin } from '#core/accounts/admin-rule.ts';

const test = suite('Who becomes an administrator by signing up');

const LISTED: AdminRule = { adminEmails: ['boss@example.com'], firstAccountIsAdmin: false };
const IN_DEVELOPMENT: AdminRule = { adminEmails: [], firstAccountIsAdmin: true };

test('who is on the list does, as the first or the hundredth', () => {
  assert.ok(startsAsAdmin(LISTED, 'boss@example.com', 0));
  assert.ok(startsAsAdmin(LISTED, 'boss@example.com', 99));
});

test('capitals and blanks make no other address, on either side', () => {
  assert.ok(startsAsAdmin(LISTED, ' Boss@Example.COM ', 5));
  assert.ok(startsAsAdmin({ ...LISTED, adminEmails: [' BOSS@example.com'] }, 'boss@example.com', 5));
});

test('who is not on the list does not, nor does an address that contains a listed one', () => {
  for (const email of ['anna@example.com', 'theboss@example.com', 'boss@example.com.evil.test', ''])
    assert.not(startsAsAdmin(LISTED, email, 0), email);
});

test('in development the first account does, and no other', () => {
  assert.ok(startsAsAdmin(IN_DEVELOPMENT, 'anna@example.com', 0));
  assert.not(startsAsAdmin(IN_DEVELOPMENT, 'bob@example.com', 1));
});

test('without a list and outside development the first account does not', () => {
  assert.not(startsAsAdmin({ adminEmails: [], firstAccountIsAdmin: false }, 'anna@example.com', 0));
});

test.run();
