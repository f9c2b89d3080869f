import { suite } from 'uvu';
import * as assert from 'uvu/assert';
import { shareSessionReads } from '#adapters/http/sessions/shared-session-reads.ts';
import { digest } from '#adapters/system/identifiers.ts';
import type { MemberId } from '#core/accounts/member.ts';
import type { SessionStore } from '#core/accounts/ports.ts';
import { DAY, instant, shift } from '#core/kernel/instant.ts';
import { makeMemorySessionStore } from '#test/doubles/session-store.ts';

const test = suite('Shared reads of sessions');
const anna = 'anna' as MemberId;
const now = instant(1_000_000);
const later = shift(now, DAY);

const found = (data: object) => ({ data, lastUsedAt: null });

async function setUp() {
  let reads = 0;
  const store = makeMemorySessionStore();
  const counted: SessionStore = {
    ...store,
    find: async (key, instant) => {
      reads += 1;
      const data = await store.find(key, instant);
      await new Promise((resolve) => setTimeout(resolve, 5));
      return data;
    },
  };
  const sessions = shareSessionReads(counted);
  await sessions.add('key', { memberId: anna, data: { memberId: anna }, expiresAt: later });
  return { store, sessions, reads: () => reads };
}

test('concurrent requests read once, the next one reads again', async () => {
  const { sessions, reads } = await setUp();
  const answers = await Promise.all([1, 2, 3].map(() => sessions.find('key', now)));
  const session = found({ memberId: anna });
  assert.equal(answers, [session, session, session]);
  assert.is(reads(), 1);
  await sessions.find('key', now);
  assert.is(reads(), 2);
});

test('an ended session is gone at once, even during a read', async () => {
  const { sessions } = await setUp();
  const under = sessions.find('key', now);
  await sessions.end('key');
  assert.is(await sessions.find('key', now), null);
  await under;
});

test('a session ended by another process is gone at once', async () => {
  const { store, sessions } = await setUp();
  assert.equal(await sessions.find('key', now), found({ memberId: anna }));
  await store.end('key');
  assert.is(await sessions.find('key', now), null);
});

test("all of a member's sessions end at once, except the one that stays", async () => {
  const { sessions } = await setUp();
  await sessions.add('other', { memberId: anna, data: {}, expiresAt: later });
  const under = sessions.find('key', now);
  assert.is(await sessions.endAllOf(anna, 'other'), 1);
  assert.is(await sessions.find('key', now), null);
  assert.equal(await sessions.find('other', now), found({}));
  await under;
});

test('what is stored again is what the next read finds', async () => {
  const { sessions } = await setUp();
  const under = sessions.find('key', now);
  await sessions.add('key', { memberId: anna, data: { step: 2 }, expiresAt: later });
  assert.equal(await sessions.find('key', now), found({ step: 2 }));
  await under;
});

test('one session ends at once, even during a read', async () => {
  const { sessions } = await setUp();
  const under = sessions.find('key', now);
  assert.is(await sessions.endOne(anna, digest('key')), true);
  assert.is(await sessions.find('key', now), null);
  await under;
});

test('concurrent requests note one use', async () => {
  const { store } = await setUp();
  let notes = 0;
  const touch: SessionStore['touch'] = async (key, use) => {
    notes += 1;
    await store.touch(key, use);
  };
  const sessions = shareSessionReads({ ...store, touch });
  await Promise.all([1, 2, 3].map(() => sessions.touch('key', { usedAt: now, expiresAt: later })));
  assert.is(notes, 1);
});

test('a failed read fails every caller that shared it, and none after', async () => {
  const { store } = await setUp();
  let isAway = true;
  const find: SessionStore['find'] = async (key, instant) => {
    if (isAway) throw new Error('away');
    return store.find(key, instant);
  };
  const sessions = shareSessionReads({ ...store, find });
  const ends = await Promise.allSettled([sessions.find('key', now), sessions.find('key', now)]);
  assert.equal(
    ends.map((end) => end.status),
    ['rejected', 'rejected'],
  );
  isAway = false;
  assert.equal(await sessions.find('key', now), found({ memberId: anna }));
});

test.run();
