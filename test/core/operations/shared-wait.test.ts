import { suite } from 'uvu';
import * as assert from 'uvu/assert';
import { SECOND, shift } from '#core/kernel/instant.ts';
import { Refusal } from '#core/kernel/refusal.ts';
import { makeActiveWork } from '#core/operations/active-work.ts';
import { makeLease } from '#core/operations/lease.ts';
import { retryUntilSaved } from '#core/operations/retry-until-saved.ts';
import { makeSharedWait } from '#core/operations/shared-wait.ts';
import { RUN_START } from '#test/support/a-run.ts';

const test = suite('Waiting, leases and work under way');

const tick = () => new Promise<void>((resolve) => setImmediate(resolve));
const FOREVER = { forMs: 1_000_000, isGone: () => false };

/** Ends are put in by the test; every pause takes a second of its clock. */
function room() {
  let now = RUN_START;
  const ends = new Map<string, string>();
  const looks: string[] = [];
  const waitFor = makeSharedWait<string>({
    look: async (id) => {
      looks.push(id);
      return ends.get(id) ?? null;
    },
    pause: async () => {
      now = shift(now, SECOND);
      await tick();
    },
    clock: () => now,
  });
  return { waitFor, ends, looks };
}

test('many callers for one id take one look each round; ids are separate', async () => {
  const { waitFor, ends, looks } = room();
  const waiting = [waitFor('a', FOREVER), waitFor('a', FOREVER), waitFor('b', FOREVER)];
  assert.equal(looks, ['a', 'b']);
  ends.set('a', 'A').set('b', 'B');
  assert.equal(await Promise.all(waiting), ['A', 'A', 'B']);
});

test('each caller leaves at the end of its own patience, and with the last the looks end', async () => {
  const { waitFor, looks } = room();
  const [short, long] = [
    waitFor('a', { forMs: SECOND, isGone: () => false }),
    waitFor('a', { forMs: 5 * SECOND, isGone: () => false }),
  ];
  assert.is(await short, null);
  const after = looks.length;
  assert.is(await long, null);
  assert.ok(looks.length > after);
  const end = looks.length;
  await tick();
  assert.is(looks.length, end);
});

test('a look that fails fails every caller, and the next caller starts over', async () => {
  let isAway = true;
  const waitFor = makeSharedWait<string>({
    look: async () => {
      if (isAway) throw new Refusal('unavailable', 'database.away', 'Away.');
      return 'ended';
    },
    pause: tick,
    clock: () => RUN_START,
  });
  const both = await Promise.allSettled([waitFor('a', FOREVER), waitFor('a', FOREVER)]);
  assert.ok(both.every(({ status }) => status === 'rejected'));
  isAway = false;
  assert.is(await waitFor('a', FOREVER), 'ended');
});

test('a lease ends the wait for its work as soon as it is lost', async () => {
  const lease = makeLease();
  assert.is(await lease.orLost(Promise.resolve('done')), 'done');
  assert.is(lease.isLost(), false);
  const waiting = lease.orLost(new Promise<string>(() => undefined));
  lease.lose();
  assert.equal([await waiting, lease.isLost()], [null, true]);
});

test('a store that is away is tried again every second, a defect is thrown at once', async () => {
  const slept: number[] = [];
  const sleep = async (milliseconds: number) => void slept.push(milliseconds);
  let tries = 0;
  const saved = await retryUntilSaved(async () => {
    tries += 1;
    if (tries < 4) throw new Refusal('unavailable', 'database.away', 'Away.');
    return 'saved';
  }, sleep);
  assert.equal([saved, tries, slept], ['saved', 4, [SECOND, SECOND, SECOND]]);
  const defect = await retryUntilSaved(() => Promise.reject(new TypeError('defect')), sleep).catch(String);
  assert.equal([defect, slept.length], ['TypeError: defect', 3]);
});

test('a store that stays away is given up after ten minutes of tries', async () => {
  let tries = 0;
  const call = () => {
    tries += 1;
    return Promise.reject(new Refusal('unavailable', 'database.away', 'Away.'));
  };
  assert.is(
    await retryUntilSaved(call, async () => undefined).catch((error: Refusal) => error.code),
    'database.away',
  );
  assert.is(tries, 600);
});

test('work is under way until it ends, well or not', async () => {
  const work = makeActiveWork();
  const failing = work.during('a', Promise.reject(new Error('no'))).catch(() => 'failed');
  let end = (): void => undefined;
  const going = work.during('b', new Promise<void>((resolve) => (end = resolve)));
  assert.equal(work.ids(), ['a', 'b']);
  assert.is(await failing, 'failed');
  assert.equal(work.ids(), ['b']);
  end();
  await work.idle();
  await going;
  assert.equal(work.ids(), []);
});

test('closed work stays closed', () => {
  const work = makeActiveWork();
  assert.is(work.isClosed(), false);
  work.close();
  assert.is(work.isClosed(), true);
});

test.run();
