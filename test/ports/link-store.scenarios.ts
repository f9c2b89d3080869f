import * as assert from 'uvu/assert';
import type { LinkStore } from '#core/accounts/ports.ts';
import { instant, shift } from '#core/kernel/instant.ts';
import { anna, bob, memberScenarios, type StoreForMembers } from './member-scenarios.ts';

const now = instant(Date.UTC(2025, 5, 7, 12));
const link = (digest: string, memberId = anna) => ({ digest, memberId, expiresAt: shift(now, 1000) });

export function linkStoreScenarios(name: string, stores: StoreForMembers<LinkStore>): void {
  const test = memberScenarios(`One-time links on ${name}`, stores);

  test('a link gives its member once', async ({ store }) => {
    await store.keep(link('one'));
    assert.is(await store.redeem('other', now), null);
    assert.is(await store.redeem('one', now), anna);
    assert.is(await store.redeem('one', now), null);
  });

  test('redeemed ten times at the same moment it works once', async ({ store }) => {
    await store.keep(link('one'));
    const takers = await Promise.all(Array.from({ length: 10 }, () => store.redeem('one', now)));
    assert.is(takers.filter((taker) => taker === anna).length, 1);
    assert.is(takers.filter((taker) => taker === null).length, 9);
  });

  test('an expired link belongs to nobody', async ({ store }) => {
    await store.keep(link('one'));
    assert.is(await store.redeem('one', shift(now, 1000)), null);
  });

  test('a newer link kills the older one of the same member only', async ({ store }) => {
    await store.keep(link('bobs', bob));
    await store.keep(link('older'));
    await store.keep(link('newer'));
    assert.is(await store.redeem('older', now), null);
    assert.is(await store.redeem('newer', now), anna);
    assert.is(await store.redeem('bobs', now), bob);
  });

  test('a dropped link is dead', async ({ store }) => {
    await store.keep(link('one'));
    await store.drop(anna);
    await store.drop(anna);
    assert.is(await store.redeem('one', now), null);
  });

  test.run();
}
