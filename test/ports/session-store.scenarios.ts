import { suite } from 'uvu';
import * as assert from 'uvu/assert';
import { digest } from '#adapters/system/identifiers.ts';
import type { MemberId } from '#core/accounts/member.ts';
import type { SessionStore } from '#core/accounts/ports.ts';
import { type Instant, instant, shift } from '#core/kernel/instant.ts';
import type { StoreSetup } from './store-setup.ts';

interface Opened {
  readonly store: SessionStore;
}

const now = instant(Date.UTC(2025, 5, 7, 12));
const later = shift(now, 60_000);
const anna = 'anna' as MemberId;
const session = (memberId: MemberId | null, expiresAt: Instant = later) => ({
  memberId,
  data: { memberId, nested: { list: [1, 'two', null] }, odd: '\u0000 \ud800 ’🐎' },
  expiresAt,
});

export function sessionStoreScenarios(name: string, setup: StoreSetup<Opened>): void {
  const test = suite<Opened>(`Sessions on ${name}`);
  test.before.each(async (context) => {
    Object.assign(context, await setup.open());
  });
  test.after(() => setup.close());

  test('a session is found with all it held until it expires', async ({ store }) => {
    await store.add('key', session(anna));
    const found = { data: session(anna).data, lastUsedAt: null };
    assert.equal(await store.find('key', now), found);
    assert.equal(await store.find('key', shift(later, -1)), found);
    assert.is(await store.find('key', later), null);
    assert.is(await store.find('other key', now), null);
  });

  test('changed under its key, the newer one counts; one that has ended stays ended', async ({ store }) => {
    await store.add('key', session(null));
    await store.change('key', { memberId: anna, data: { newer: true }, expiresAt: shift(later, 1) });
    assert.equal((await store.find('key', later))?.data, { newer: true });
    assert.is(await store.endAllOf(anna, null), 1);
    await store.change('key', session(anna));
    assert.is(await store.find('key', now), null);
  });

  test('an ended session is no longer found', async ({ store }) => {
    await store.add('key', session(anna));
    await store.add('another', session(anna));
    await store.end('key');
    await store.end('key');
    assert.is(await store.find('key', now), null);
    assert.is.not(await store.find('another', now), null);
  });

  test('all sessions of a member end except one, those of others and of visitors stay', async ({ store }) => {
    for (const key of ['a1', 'a2', 'a3']) await store.add(key, session(anna));
    await store.add('b', session('bob' as MemberId));
    await store.add('visitor', session(null));
    assert.is(await store.endAllOf(anna, 'a2'), 2);
    const alive = await Promise.all(['a1', 'a2', 'a3', 'b', 'visitor'].map((key) => store.find(key, now)));
    assert.equal(
      alive.map((data) => data !== null),
      [false, true, false, true, true],
    );
    assert.is(await store.endAllOf(anna, null), 1);
  });

  test('a noted use moves the end of a session, and revives none that has ended', async ({ store }) => {
    await store.add('key', session(anna));
    await store.touch('key', { usedAt: now, expiresAt: shift(later, 1) });
    assert.equal(await store.find('key', later), { data: session(anna).data, lastUsedAt: now });
    await store.end('key');
    await store.touch('key', { usedAt: now, expiresAt: later });
    assert.is(await store.find('key', now), null);
  });

  test('a member’s open sessions are listed with their origins, the last used first', async ({ store }) => {
    const origin = {
      signedInAt: shift(now, -9),
      device: 'Firefox on Linux',
      address: '192.0.2.7',
      place: null,
    };
    await store.add('from before', session(anna, shift(later, 1)));
    await store.add('older', { ...session(anna), origin, lastUsedAt: shift(now, -2) });
    await store.add('newer', { ...session(anna), origin, lastUsedAt: shift(now, -1) });
    await store.add('over', session(anna, now));
    await store.add('b', session('bob' as MemberId));
    const listed = await store.openOf(anna, now);
    assert.equal(
      listed.map(({ id }) => id),
      ['newer', 'older', 'from before'].map(digest),
    );
    assert.equal(listed[0], { ...origin, id: digest('newer'), lastUsedAt: shift(now, -1), endsAt: later });
    const unknown = { signedInAt: null, lastUsedAt: null, device: null, address: null, place: null };
    assert.equal(listed[2], { ...unknown, id: digest('from before'), endsAt: shift(later, 1) });
  });

  test('one session of a member ends by its id, one of somebody else does not', async ({ store }) => {
    await store.add('key', session(anna));
    assert.is(await store.endOne('bob' as MemberId, digest('key')), false);
    assert.is(await store.endOne(anna, 'no such id'), false);
    assert.is(await store.endOne(anna, digest('key')), true);
    assert.is(await store.find('key', now), null);
  });

  test('purging removes what has expired', async ({ store }) => {
    await store.add('old', session(anna, now));
    await store.add('new', session(anna, later));
    assert.is(await store.purge(now), 1);
    assert.is(await store.purge(now), 0);
    assert.is.not(await store.find('new', now), null);
  });

  test.run();
}
