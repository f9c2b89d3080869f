import { suite } from 'uvu';
import * as assert from 'uvu/assert';
import { isCommonPassword } from '#adapters/system/common-passwords.ts';

const test = suite('The list of common passwords');

test('what everybody chooses is in it, in any case', () => {
  for (const password of ['password1', 'Password1', 'Qwerty123', 'Football1', '1234567890'])
    assert.ok(isCommonPassword(password), password);
});

test('what hardly anybody chooses is not', () => {
  const rare = ['Saddle12', 'Bridle34', 'Slow4Furlongs', 'Saddle-Cloth-8', 'a horse of 9 lives'];
  for (const password of rare) assert.not.ok(isCommonPassword(password), password);
});

test.run();
