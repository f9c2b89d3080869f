import { suite } from 'uvu';
import * as assert from 'uvu/assert';
import { emailOrRefusal, nameOrRefusal } from '#core/accounts/member-form.ts';
import { refusalOf } from '#test/support/refused.ts';

const test = suite('What an administrator writes of a member');

/** The refusal that reading ends in; fails the test where it is read. */
function refusalText(read: () => unknown): readonly [string, string] {
  const { code, message } = refusalOf(read);
  return [code, message];
}

test('an address is trimmed and otherwise stays as written', () => {
  assert.is(emailOrRefusal('  Anna@Example.com '), 'Anna@Example.com');
});

test('a malformed address is refused in one sentence', () => {
  for (const text of ['', ' ', 'anna', 'anna@', '@example.com', 'anna@example', 'a@b.com, c@d.com'])
    assert.equal(
      refusalText(() => emailOrRefusal(text)),
      ['accounts.bad-email', 'That does not look like an email address.'],
      text,
    );
});

test('a name is trimmed, and a blank name is null', () => {
  assert.is(nameOrRefusal(' Anna '), 'Anna');
  assert.is(nameOrRefusal('Ana María O’Dell-Muñoz'), 'Ana María O’Dell-Muñoz');
  for (const text of [null, '', ' \n\t ']) assert.is(nameOrRefusal(text), null);
});

test('a name has up to 100 characters, an emoji being one', () => {
  assert.is(nameOrRefusal('🐎'.repeat(100)), '🐎'.repeat(100));
  for (const text of ['🐎'.repeat(101), 'a'.repeat(101)])
    assert.equal(
      refusalText(() => nameOrRefusal(text)),
      ['accounts.long-name', 'A name may have at most 100 characters.'],
    );
});

test('a name cannot turn the text around it', () => {
  assert.is(nameOrRefusal('Anna\u202Enimda'), 'Anna nimda');
});

test.run();
