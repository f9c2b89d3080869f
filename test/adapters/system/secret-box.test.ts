import { suite } from 'uvu';
import * as assert from 'uvu/assert';
import { makeSecretBox } from '#adapters/system/secret-box.ts';

const test = suite('The secret box');
const box = makeSecretBox(['newer', 'older']);

test('what was sealed opens again, and no two sealings look alike', () => {
  const sealed = box.seal('a secret', 'anna');
  assert.is(box.open(sealed, 'anna'), 'a secret');
  assert.is.not(box.seal('a secret', 'anna'), sealed);
  assert.not.match(sealed, 'a secret');
});

test('it opens for its own context only, and not once it was changed', () => {
  const sealed = box.seal('a secret', 'anna');
  assert.is(box.open(sealed, 'bob'), null);
  const last = sealed.at(-1) === 'A' ? 'B' : 'A';
  for (const odd of [`${sealed.slice(0, -2)}${last}${last}`, sealed.slice(0, 20), '', 'x.y', 'no key'])
    assert.is(box.open(odd, 'anna'), null, odd);
});

test('an older key still opens, a dropped one does not', () => {
  const sealed = makeSecretBox(['older']).seal('a secret', 'anna');
  assert.is(box.open(sealed, 'anna'), 'a secret');
  assert.not.ok(box.isNewest(sealed));
  assert.ok(box.isNewest(box.seal('a secret', 'anna')));
  assert.is(makeSecretBox(['newer']).open(sealed, 'anna'), null);
});

test.run();
