import { suite } from 'uvu';
import * as assert from 'uvu/assert';
import { digest, newId, newSecret } from '#adapters/system/identifiers.ts';
import { machineClock } from '#adapters/system/machine-clock.ts';

const test = suite('Ids, secrets, digests and the machine’s clock');

test('ids and secrets are new each time', () => {
  assert.is(new Set(Array.from({ length: 1000 }, newId)).size, 1000);
  assert.is(new Set(Array.from({ length: 1000 }, newSecret)).size, 1000);
});

test('a secret holds 256 bits and fits into an address', () => {
  assert.match(newSecret(), /^[A-Za-z0-9_-]{43}$/);
});

test('a digest is the SHA-256 of the text as UTF-8, in lower-case hex', () => {
  assert.is(digest('abc'), 'ba7816bf8f01cfea414140de5dae2223b00361a396177a9cb410ff61f20015ad');
  assert.is(digest('é'), '4a99557e4033c3539de2eb65472017cad5f9557f7a0625a09f1c3f6e2ba69c4c');
});

test('the clock shows now', () => {
  assert.ok(Math.abs(machineClock() - Date.now()) < 1000);
});

test.run();
