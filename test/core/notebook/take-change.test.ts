import { suite } from 'uvu';
import * as assert from 'uvu/assert';
import type { MemberId } from '#core/accounts/member.ts';
import { instant } from '#core/kernel/instant.ts';
import { Refusal } from '#core/kernel/refusal.ts';
import { type ChangeOutcome, refuseOtherMember, type SentChange } from '#core/notebook/notebook-change.ts';
import { makeTakeChange } from '#core/notebook/use-cases/take-change.ts';
import { makeMemoryTakenChangeStore } from '#test/doubles/taken-change-store.ts';
import { makeWithLock } from '#test/support/one-at-a-time.ts';
import { codeOf } from '#test/support/refused.ts';

const test = suite('take a change once');

const anna = 'anna' as MemberId;
const NOW = 10_000;
const newest = { newestWins: true, isRepeatable: false };

const aSentChange = (changes: Partial<SentChange> = {}): SentChange => ({
  id: 'change-01',
  subject: 'watch horse PAPERLANTERN',
  madeAt: instant(5_000),
  ...changes,
});

function opened() {
  const changes = makeMemoryTakenChangeStore();
  const done: number[] = [];
  const take = makeTakeChange({ changes, clock: () => instant(NOW), withLock: makeWithLock() });
  const sent = (change: SentChange, outcome: ChangeOutcome = 'taken') =>
    take(anna, change, newest, async (madeAt) => {
      done.push(madeAt);
      return outcome;
    });
  return { changes, done, take, sent };
}

test('a change that is sent again is done once and gets the same answer', async () => {
  const { sent, done } = opened();
  assert.is(await sent(aSentChange(), 'copied'), 'copied');
  assert.is(await sent(aSentChange(), 'taken'), 'copied');
  assert.equal(done, [5_000]);
});

test('sent twice at the same moment it is done once', async () => {
  const { sent, done } = opened();
  await Promise.all([sent(aSentChange()), sent(aSentChange())]);
  assert.equal(done, [5_000]);
});

test('an older change of the same thing is passed over, and stays so when it is repeated', async () => {
  const { sent, done } = opened();
  await sent(aSentChange());
  const older = aSentChange({ id: 'change-02', madeAt: instant(4_000) });
  assert.is(await sent(older), 'overruled');
  assert.is(await sent(older), 'overruled');
  assert.is(await sent({ ...older, id: 'change-03', subject: 'watch horse TOYMAKER' }), 'taken');
  assert.equal(done, [5_000, 4_000]);
});

test('a time to come counts as now', async () => {
  const { sent, done } = opened();
  await sent(aSentChange({ madeAt: instant(99_000) }));
  assert.equal(done, [NOW]);
});

test('a change that is refused is not recorded, so it can be sent again', async () => {
  const { changes, sent, take } = opened();
  const refuse = async () => {
    throw new Refusal('conflict', 'notebook.paused', 'Your book is paused.');
  };
  assert.is(await codeOf(take(anna, aSentChange(), newest, refuse)), 'notebook.paused');
  assert.equal(await changes.changesOf(anna), []);
  assert.is(await sent(aSentChange()), 'taken');
});

test('a change without a proper id, and one of another member, are refused', async () => {
  const { sent } = opened();
  assert.is(await codeOf(sent(aSentChange({ id: 'no' }))), 'notebook.bad-change-id');
  assert.throws(() => refuseOtherMember('anna', 'bob'), /another member/);
  refuseOtherMember('anna', 'anna');
});

test.run();
