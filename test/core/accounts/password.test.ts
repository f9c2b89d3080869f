import { suite } from 'uvu';
import * as assert from 'uvu/assert';
import { PASSWORD_LIMIT, passwordProblem, refuseWeakPassword } from '#core/accounts/password.ts';
import { Refusal } from '#core/kernel/refusal.ts';

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

const check = {
  isCommonPassword: (password: string) => password.toLowerCase() === 'password123',
  email: 'anna.furlong@example.com',
};

function codeOf(password: string, email: string | null = check.email): string | null {
  try {
    refuseWeakPassword(password, { ...check, email });
    return null;
  } catch (error) {
    if (error instanceof Refusal) return error.code;
    throw error;
  }
}

test('a common password is refused in any case and with signs at its end', () => {
  for (const password of ['Password123', 'pAssWord123', 'Password123!', 'Password123?!'])
    assert.is(codeOf(password), 'accounts.common-password', password);
  assert.is(codeOf('Password1234Turf'), null);
});

test('the address and the name of the site are no passwords, whatever number follows', () => {
  for (const password of [
    'AnnaFurlong7',
    'Anna.Furlong2025!',
    'Anna.Furlong@example.com1',
    'Clubhouse-Turn1',
  ])
    assert.is(codeOf(password), 'accounts.own-word-password', password);
  assert.is(codeOf('AnnaFurlong7', null), null);
  assert.is(codeOf('AnnaFurlongRides7'), null);
});

test('the rule of the form comes first', () => {
  assert.is(codeOf('short'), 'accounts.weak-password');
});

test.run();
