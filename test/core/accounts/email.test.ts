import { suite } from 'uvu';
import * as assert from 'uvu/assert';
import { emailKey, parseEmail } from '#core/accounts/email.ts';

const test = suite('E-mail addresses');

test('an ordinary address is stored as typed, without surrounding blanks', () => {
  for (const email of ['anna@example.com', 'A.Furlong+turn@mail.example.co.uk', "o'neill@x-y.example"]) {
    assert.is(parseEmail(`  ${email} `), email);
  }
});

test('what cannot receive mail, or more than one address, is refused', () => {
  const wrong = ['', 'anna', '@example.com', 'anna@', 'anna@example', 'a b@example.com', 'a@b@example.com'];
  const sly = ['a..b@example.com', '.a@example.com', 'a@-x.example', 'a@x..example', 'a@b.com,c@d.com'];
  const hidden = ['a@example.com\nBcc: all@example.com', 'a\u0000@example.com', 'ann\u212a@example.com'];
  for (const text of [...wrong, ...sly, ...hidden]) assert.is(parseEmail(text), null, JSON.stringify(text));
});

test('an address has at most 254 characters and its local part at most 64', () => {
  const domain = `${'d'.repeat(60)}.`.repeat(3);
  assert.is.not(parseEmail(`${'l'.repeat(64)}@${domain}com`), null);
  assert.is(parseEmail(`${'l'.repeat(65)}@example.com`), null);
  assert.is(parseEmail(`${'l'.repeat(64)}@${domain}${'d'.repeat(10)}.com`), null);
});

test('a hostile text of any length is read at once', () => {
  const started = performance.now();
  for (const text of ['a.'.repeat(500_000), `a@${'-'.repeat(250)}`, `a@${'a-'.repeat(120)}`])
    parseEmail(text);
  assert.ok(performance.now() - started < 200);
});

test('capital letters make no other address', () => {
  assert.is(emailKey(' Anna@Example.COM'), emailKey('anna@example.com'));
});

test.run();
