import { suite } from 'uvu';
import * as assert from 'uvu/assert';
import { makePasswordSafe } from '#adapters/system/password-safe.ts';

const test = suite('The password safe');
const safe = makePasswordSafe();

const median = (times: readonly number[]): number => times.toSorted((a, b) => a - b)[times.length >> 1] ?? 0;

async function timed(work: () => Promise<unknown>): Promise<number> {
  const started = performance.now();
  await work();
  return performance.now() - started;
}

test('a hash is Argon2id with at least the recommended cost, with a new salt each time', async () => {
  const [a, other] = await Promise.all([safe.hash('Saddle12'), safe.hash('Saddle12')]);
  assert.match(a, /^\$argon2id\$v=19\$m=19456,t=2,p=1\$/);
  assert.is.not(a, other);
  assert.not.match(a, /Saddle12/);
});

test('only the very password matches', async () => {
  const hash = await safe.hash('Saddle12 é🐎');
  assert.ok(await safe.matches(hash, 'Saddle12 é🐎'));
  for (const wrong of ['saddle12 é🐎', 'Saddle12 é', '', 'Saddle12 é🐎 ']) {
    assert.not.ok(await safe.matches(hash, wrong), wrong);
  }
});

test('an unknown account’s password matches nothing, and takes as long as a wrong password', async () => {
  const hash = await safe.hash('Saddle12');
  assert.not.ok(await safe.matches(null, 'Saddle12'));
  const wrong: number[] = [];
  const nobody: number[] = [];
  for (let nth = 0; nth < 9; nth += 1) {
    wrong.push(await timed(() => safe.matches(hash, 'Wrong123')));
    nobody.push(await timed(() => safe.matches(null, 'Wrong123')));
  }
  const ratio = median(nobody) / median(wrong);
  assert.ok(ratio > 0.5 && ratio < 2, `nobody takes ${ratio.toFixed(2)} times as long`);
});

test('hashing leaves the event loop free', async () => {
  let ticks = 0;
  const ticking = setInterval(() => {
    ticks += 1;
  }, 1);
  await Promise.all(Array.from({ length: 8 }, () => safe.hash('Saddle12')));
  clearInterval(ticking);
  assert.ok(ticks >= 3, `${ticks} ticks`);
});

test.run();
