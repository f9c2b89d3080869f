import { suite } from 'uvu';
import * as assert from 'uvu/assert';
import { makeShare } from '#core/kernel/share.ts';

const test = suite('shared work');

/** Work that ends when the test says so, and how often it was started. */
function openWork() {
  let [starts, canceled] = [0, 0];
  let finish: (value: string) => void = () => undefined;
  let fail: (error: Error) => void = () => undefined;
  const work = (crowd: { readonly onGone: (act: () => void) => () => void }) => {
    starts += 1;
    crowd.onGone(() => {
      canceled += 1;
    });
    return new Promise<string>((resolve, reject) => {
      finish = resolve;
      fail = reject;
    });
  };
  return {
    work,
    starts: () => starts,
    canceled: () => canceled,
    finish: (value: string) => finish(value),
    fail: (error: Error) => fail(error),
  };
}

function anAsker() {
  const acts = new Set<() => void>();
  let isGone = false;
  return {
    asker: {
      isGone: () => isGone,
      onGone: (act: () => void) => {
        acts.add(act);
        return () => acts.delete(act);
      },
    },
    watchers: () => acts.size,
    leave: () => {
      isGone = true;
      for (const act of [...acts]) act();
    },
  };
}

test('callers of one key share one run; only the first one owns it', async () => {
  const share = makeShare<string>();
  const { work, starts, finish } = openWork();
  const first = share('Race 3', work);
  const second = share('Race 3', work);
  finish('PASS');
  assert.equal(await first, { value: 'PASS', isOwn: true });
  assert.equal(await second, { value: 'PASS', isOwn: false });
  assert.is(starts(), 1);
});

test('another key, and the same key after the end, run again', async () => {
  const share = makeShare<string>();
  let runs = 0;
  const work = async () => {
    runs += 1;
    return String(runs);
  };
  const values = await Promise.all([share('Race 3', work), share('Race 4', work)]);
  assert.equal(
    values.map(({ value }) => value),
    ['1', '2'],
  );
  assert.equal(await share('Race 3', work), { value: '3', isOwn: true });
});

test('a failure reaches everybody who waits, and the next caller runs again', async () => {
  const share = makeShare<string>();
  const { work, fail } = openWork();
  const waiting = [share('Race 3', work), share('Race 3', work)];
  fail(new Error('scratched'));
  const ends = await Promise.allSettled(waiting);
  assert.equal(
    ends.map(({ status }) => status),
    ['rejected', 'rejected'],
  );
  assert.equal(await share('Race 3', async () => 'PLAY'), { value: 'PLAY', isOwn: true });
});

test('work is canceled when the last of those who wait leaves, and a later caller starts it again', async () => {
  const share = makeShare<string>();
  const { work, starts, canceled, finish } = openWork();
  const [one, other, late] = [anAsker(), anAsker(), anAsker()];
  const first = share('Race 3', work, one.asker);
  const second = share('Race 3', work, other.asker);
  const finishFirst = finish;
  one.leave();
  assert.is(canceled(), 0);
  other.leave();
  assert.is(canceled(), 1);
  finishFirst('given up');
  const again = share('Race 3', work, late.asker);
  assert.is(starts(), 2);
  finish('PLAY');
  await Promise.all([first, second]);
  assert.equal(await again, { value: 'PLAY', isOwn: true });
  assert.equal([one.watchers(), other.watchers(), late.watchers()], [0, 0, 0]);
});

test('a caller without an asker never gives the work up', async () => {
  const share = makeShare<string>();
  const { work, canceled, finish } = openWork();
  const member = anAsker();
  const scheduled = share('Race 3', work);
  const viewed = share('Race 3', work, member.asker);
  member.leave();
  assert.is(canceled(), 0);
  finish('PASS');
  assert.is((await scheduled).value, 'PASS');
  assert.is((await viewed).isOwn, false);
});

test('a caller who has left before asking is not waited for', async () => {
  const share = makeShare<string>();
  const { work, starts, finish } = openWork();
  const [departed, member] = [anAsker(), anAsker()];
  departed.leave();
  const first = share('Race 3', work, departed.asker);
  const second = share('Race 3', work, member.asker);
  assert.is(starts(), 2, 'no caller waits for the first run');
  finish('PLAY');
  assert.is((await second).value, 'PLAY');
  void first;
});

test('work can see whether a caller still waits', async () => {
  const share = makeShare<string>();
  const member = anAsker();
  const goneChecks: boolean[] = [];
  const shared = share(
    'Race 3',
    async (crowd) => {
      goneChecks.push(crowd.isGone());
      member.leave();
      goneChecks.push(crowd.isGone());
      return 'given up';
    },
    member.asker,
  );
  await shared;
  assert.equal(goneChecks, [false, true]);
});

test('a callback that was withdrawn is not called when the last caller leaves', async () => {
  const share = makeShare<string>();
  const member = anAsker();
  let calls = 0;
  await share(
    'Race 3',
    async (crowd) => {
      crowd.onGone(() => (calls += 1));
      const withdraw = crowd.onGone(() => (calls += 100));
      withdraw();
      member.leave();
      return 'given up';
    },
    member.asker,
  );
  assert.is(calls, 1);
});

test.run();
