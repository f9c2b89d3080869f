import { suite } from 'uvu';
import * as assert from 'uvu/assert';
import { cachedByMark } from '#core/kernel/cached-by-mark.ts';

const test = suite('What is kept while the facts stay the same');

/** A cache of two values, and how often each key was computed. */
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

test('a value is computed once, also for those who ask at once', async () => {
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

test('new facts are read', async () => {
  const { ask, facts } = aCache();
  await ask('a');
  facts.mark = 'two';
  assert.is(await ask('a'), 'a of two');
});

test('a computation that failed is not kept', async () => {
  const cached = cachedByMark<string>(async () => 'one', 2);
  const failure = await cached('a', () => Promise.reject(new Error('no connection'))).catch((error) => error);
  assert.instance(failure, Error);
  assert.is(await cached('a', async () => 'again'), 'again');
});

test.run();
