import { suite } from 'uvu';
import * as assert from 'uvu/assert';
import { cachedByMark } from '#core/kernel/cached-by-mark.ts';

const test = suite('a cache that lasts until the facts change');

/** A cache with a limit of two values, and the keys computed so far. */
function aCache() {
  const computed: string[] = [];
  const facts = { mark: 'one' };
  const cached = cachedByMark<string>(async () => facts.mark, 2);
  const ask = (key: string) =>
    cached(key, async () => {
      computed.push(key);
      return `${key} of ${facts.mark}`;
    });
  return { facts, computed, ask };
}

test('a value is computed once, even for concurrent callers', async () => {
  const { ask, computed } = aCache();
  assert.equal(await Promise.all([ask('a'), ask('a'), ask('a')]), ['a of one', 'a of one', 'a of one']);
  assert.equal(computed, ['a']);
});

test('a full cache still answers, and drops only its oldest value for a new one', async () => {
  const { ask, computed } = aCache();
  for (const key of ['a', 'b', 'a', 'b', 'c', 'b']) await ask(key);
  assert.equal(computed, ['a', 'b', 'c']);
  await ask('a');
  assert.equal(computed, ['a', 'b', 'c', 'a']);
});

test('a value is computed again after the facts change', async () => {
  const { ask, facts } = aCache();
  await ask('a');
  facts.mark = 'two';
  assert.is(await ask('a'), 'a of two');
});

test('a failed computation is not cached', async () => {
  const cached = cachedByMark<string>(async () => 'one', 2);
  const failure = await cached('a', () => Promise.reject(new Error('no connection'))).catch((error) => error);
  assert.instance(failure, Error);
  assert.is(await cached('a', async () => 'again'), 'again');
});

test.run();
