import { suite } from 'uvu';
import * as assert from 'uvu/assert';
import { openDatabase } from '#adapters/postgres/database.ts';
import { BAD_USAGE, BUG, exitCodeOf, OUTSIDE_UNAVAILABLE, REFUSED } from '#cli/exit-code.ts';
import { Refusal } from '#core/kernel/refusal.ts';

const test = suite('Exit codes');

test('a lost database is an outside failure, not a bug', async () => {
  const database = openDatabase({ url: 'postgres://nobody@127.0.0.1:1/nothing' });
  const error = await database.pool.raw('select 1').catch((caught: unknown) => caught);
  await database.close();
  assert.is(exitCodeOf(error), OUTSIDE_UNAVAILABLE);
});

test('a setting that is missing is bad usage, another refusal a refusal, the rest a bug', () => {
  assert.is(exitCodeOf(new Refusal('unavailable', 'settings.public-url', 'Set it.')), BAD_USAGE);
  assert.is(exitCodeOf(new Refusal('conflict', 'card.disagrees', 'It disagrees.')), REFUSED);
  assert.is(exitCodeOf(new Error('select $1 - syntax error')), BUG);
});

test.run();
