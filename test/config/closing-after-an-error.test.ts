import { suite } from 'uvu';
import * as assert from 'uvu/assert';
import { closedBecauseOf } from '#config/app-database.ts';

const test = suite('closing the database after an error');

const failing = async (close: () => Promise<void>) => {
  const said: string[] = [];
  const error = await closedBecauseOf(
    new Error('the tracks could not be read'),
    { close },
    (line) => void said.push(line),
  ).catch((reason: unknown) => reason);
  return { error, said };
};

test('the database is closed and the error goes on', async () => {
  let isClosed = false;
  const { error, said } = await failing(async () => {
    isClosed = true;
  });
  assert.ok(isClosed);
  assert.match(String(error), 'the tracks could not be read');
  assert.equal(said, []);
});

test('where closing fails too, the first error is thrown and the second reported', async () => {
  const { error, said } = await failing(() => Promise.reject(new Error('the pool hangs')));
  assert.match(String(error), 'the tracks could not be read');
  assert.equal(said, ['The database could not be closed: Error: the pool hangs']);
});

test.run();
