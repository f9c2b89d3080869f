import { suite } from 'uvu';
import * as assert from 'uvu/assert';
import { readAhead } from '#core/kernel/read-ahead.ts';

const test = suite('reading ahead');

const aMoment = () => new Promise((resolve) => setImmediate(resolve));

test('the next item is read while one is worked on, and only that; all come in order', async () => {
  const asked: number[] = [];
  async function* numbers() {
    for (const number of [1, 2, 3]) {
      asked.push(number);
      yield number;
    }
  }
  const seen: (readonly [number, readonly number[]])[] = [];
  for await (const number of readAhead(numbers())) {
    await aMoment();
    seen.push([number, [...asked]]);
  }
  assert.equal(seen, [
    [1, [1, 2]],
    [2, [1, 2, 3]],
    [3, [1, 2, 3]],
  ]);
});

test('an item that cannot be read is heard of in its turn', async () => {
  async function* broken() {
    yield 1;
    throw new Error('the connection is gone');
  }
  const seen: number[] = [];
  try {
    for await (const number of readAhead(broken())) {
      await aMoment();
      seen.push(number);
    }
    assert.unreachable();
  } catch (error) {
    assert.match(String(error), 'the connection is gone');
  }
  assert.equal(seen, [1]);
});

test('where the work ends early, the item under way is waited for and its failure disturbs nobody', async () => {
  let isOver = false;
  async function* slow() {
    yield 1;
    await aMoment();
    isOver = true;
    throw new Error('the connection is gone');
  }
  for await (const number of readAhead(slow())) {
    assert.is(number, 1);
    break;
  }
  assert.ok(isOver);
});

test.run();
