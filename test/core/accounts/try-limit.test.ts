import { suite } from 'uvu';
import * as assert from 'uvu/assert';
import { countTry } from '#core/accounts/try-limit.ts';
import { instant } from '#core/kernel/instant.ts';
import { makeMemoryAttemptStore } from '#test/doubles/attempt-store.ts';
import { refused } from '#test/support/refused.ts';

const test = suite('Limits on tries');
const limit = { tries: 3, withinMs: 60_000 };
const at = (second: number) => instant(Date.UTC(2025, 5, 7) + second * 1000);

test('as many tries as allowed pass, the next is told how long to wait', async () => {
  const tally = makeMemoryAttemptStore();
  for (const second of [0, 10, 20]) await countTry(tally, limit, 'x', at(second));
  const refusal = await refused(countTry(tally, limit, 'x', at(25)));
  assert.is(refusal.kind, 'too-many');
  assert.is(refusal.retryAfterSeconds, 35);
});

test('waiting as long as told is enough, however often one tried meanwhile', async () => {
  const tally = makeMemoryAttemptStore();
  for (const second of [0, 10, 20]) await countTry(tally, limit, 'x', at(second));
  for (const second of [25, 40, 59]) await refused(countTry(tally, limit, 'x', at(second)));
  await countTry(tally, limit, 'x', at(60));
  assert.is((await refused(countTry(tally, limit, 'x', at(60)))).retryAfterSeconds, 10);
});

test('other subjects have their own count', async () => {
  const tally = makeMemoryAttemptStore();
  for (const second of [0, 1, 2]) await countTry(tally, limit, 'x', at(second));
  await countTry(tally, limit, 'y', at(3));
});

test('a try taken back does not count', async () => {
  const tally = makeMemoryAttemptStore();
  for (let nth = 0; nth < 10; nth += 1) await (await countTry(tally, limit, 'x', at(0))).takeBack();
  assert.equal(await tally.since('x', at(0)), { count: 0, oldest: null });
});

test('of twenty tries at one moment exactly as many pass as are allowed', async () => {
  const tally = makeMemoryAttemptStore();
  const tries = Array.from({ length: 20 }, () => countTry(tally, limit, 'x', at(0)));
  const passed = (await Promise.allSettled(tries)).filter((end) => end.status === 'fulfilled');
  assert.is(passed.length, 3);
});

test.run();
