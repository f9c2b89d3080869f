import { suite } from 'uvu';
import * as assert from 'uvu/assert';
import { Refusal } from '#core/kernel/refusal.ts';
import { makeActiveWork } from '#core/operations/active-work.ts';
import { makeLease } from '#core/operations/lease.ts';
import { retryUntilSaved } from '#core/operations/retry-until-saved.ts';

const test = suite('Work under way, its lease and what it saves');

/** Work that ends when `resolve` or `reject` is called. */
function aWork<T>() {
  let resolve = (_: T): void => undefined;
  let reject = (_: Error): void => undefined;
  const work = new Promise<T>((onEnd, onFail) => {
    resolve = onEnd;
    reject = onFail;
  });
  return { work, resolve, reject };
}

test('a run is registered until its work has ended, well or not', async () => {
  const { ids, during } = makeActiveWork();
  const [good, bad] = [aWork<string>(), aWork<string>()];
  const [first, second] = [during('a', good.work), during('b', bad.work)];
  assert.equal(ids(), ['a', 'b']);
  good.resolve('done');
  assert.is(await first, 'done');
  assert.equal(ids(), ['b']);
  bad.reject(new Error('broken'));
  assert.match(String(await second.catch((error: unknown) => error)), 'broken');
  assert.equal(ids(), []);
});

test('a run that was taken up again is not dropped by the end of the first work', async () => {
  const { ids, during } = makeActiveWork();
  const [first, second] = [aWork<null>(), aWork<null>()];
  const [earlier, later] = [during('a', first.work), during('a', second.work)];
  first.resolve(null);
  await earlier;
  assert.equal(ids(), ['a']);
  second.resolve(null);
  await later;
  assert.equal(ids(), []);
});

test('idle is when every work has ended, and at once without any', async () => {
  const { during, idle } = makeActiveWork();
  await idle();
  const { work, reject } = aWork<null>();
  const failing = during('a', work).catch(() => null);
  let isIdle = false;
  const waiting = idle().then(() => {
    isIdle = true;
  });
  await new Promise((resolve) => setImmediate(resolve));
  assert.is(isIdle, false);
  reject(new Error('broken'));
  await Promise.all([waiting, failing]);
  assert.is(isIdle, true);
});

test('a process is open until it is closed', () => {
  const work = makeActiveWork();
  assert.is(work.isClosed(), false);
  work.close();
  assert.is(work.isClosed(), true);
});

test('under a lease the work gives its result, after it was lost nothing', async () => {
  const lease = makeLease();
  assert.is(await lease.orLost(Promise.resolve(7)), 7);
  assert.is(lease.isLost(), false);
  lease.lose();
  assert.is(lease.isLost(), true);
  assert.is(await lease.orLost(new Promise(() => undefined)), null);
});

test('losing the lease does not wait for the work, and a failing work fails', async () => {
  const lease = makeLease();
  const { work } = aWork<number>();
  const result = lease.orLost(work);
  lease.lose();
  assert.is(await result, null);
  const failed = makeLease().orLost(Promise.reject(new Error('broken')));
  assert.match(String(await failed.catch((error: unknown) => error)), 'broken');
});

/** A store that is away so many times. */
function aStore(timesAway: number, error: Error = new Refusal('unavailable', 'database.away', 'Away.')) {
  let tries = 0;
  const slept: number[] = [];
  const keep = async (): Promise<string> => {
    tries += 1;
    if (tries <= timesAway) throw error;
    return 'kept';
  };
  const save = () => retryUntilSaved(keep, async (milliseconds) => void slept.push(milliseconds));
  return { save, slept, tries: () => tries };
}

test('a store that is away is called again every second until it is back', async () => {
  const { save, slept } = aStore(3);
  assert.is(await save(), 'kept');
  assert.equal(slept, [1_000, 1_000, 1_000]);
});

test('a store that is there is called once', async () => {
  const { save, slept, tries } = aStore(0);
  await save();
  assert.equal([tries(), slept], [1, []]);
});

test('after ten minutes of a call a second the last refusal is thrown', async () => {
  const { save, tries } = aStore(Number.POSITIVE_INFINITY);
  const error = await save().catch((reason: unknown) => reason);
  assert.instance(error, Refusal);
  assert.is(tries(), 600);
});

test('an error that is no refusal is thrown at once', async () => {
  const { save, tries } = aStore(5, new TypeError('a defect'));
  assert.instance(await save().catch((reason: unknown) => reason), TypeError);
  assert.is(tries(), 1);
});

test.run();
