import { suite } from 'uvu';
import * as assert from 'uvu/assert';
import { PASSWORD_LIMIT, passwordProblem } from '#core/accounts/password.ts';

const test = suite('The password rule');

test('eight characters with uppercase, lowercase and a number will do', () => {
  assert.is(passwordProblem('Saddle12'), null);
  assert.is(passwordProblem('Ändern ß 7'), null);
});

test('each missing part is refused with a sentence that names all of them', () => {
  for (const password of ['Saddl12', 'saddle12', 'SADDLE12', 'Saddling', '', '🐎🐎Aa1']) {
    const fault = passwordProblem(password) ?? '';
    assert.match(fault, /8 characters.*uppercase.*lowercase.*number/, password);
  }
});

test('a password may be long, but not without end', () => {
  assert.is(passwordProblem(`Aa1${'x'.repeat(PASSWORD_LIMIT - 3)}`), null);
  assert.match(passwordProblem(`Aa1${'x'.repeat(PASSWORD_LIMIT - 2)}`) ?? '', /at most 200/);
});

test.run();
