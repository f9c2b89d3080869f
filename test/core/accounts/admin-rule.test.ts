import { suite } from 'uvu';
import * as assert from 'uvu/assert';
import { isAdminEmail, setupAddress } from '#core/accounts/admin-rule.ts';

const test = suite('Which addresses are administrators’');

test('those on the list; capitals and blanks make no other address, on either side', () => {
  assert.ok(isAdminEmail(['boss@example.com'], 'boss@example.com'));
  assert.ok(isAdminEmail(['boss@example.com'], ' Boss@Example.COM '));
  assert.ok(isAdminEmail([' BOSS@example.com'], 'boss@example.com'));
});

test('no other, nor one that contains a listed one', () => {
  for (const email of ['anna@example.com', 'theboss@example.com', 'boss@example.com.evil.test', ''])
    assert.not(isAdminEmail(['boss@example.com'], email), email);
});

test('the setup code is in the fragment of its address', () => {
  assert.is(setupAddress('https://turn.example/', 'a-b_c'), 'https://turn.example/auth#setup=a-b_c');
});

test.run();
