import { suite } from 'uvu';
import * as assert from 'uvu/assert';
import type { MemberId } from '#core/accounts/member.ts';
import type { LinkShelf } from '#core/accounts/ports.ts';
import { instant, shift } from '#core/kernel/instant.ts';

interface Opened {
  readonly shelf: LinkShelf;
  /** Makes sure that there is such a member. */
  memberIsThere(id: MemberId): Promise<void>;
}

interface House {
  /** An empty shelf. */
  open(): Promise<Opened>;
  /** Called once, after the last scenario. */
  close(): Promise<void>;
}

const now = instant(Date.UTC(2025, 5, 7, 12));
const anna = 'anna' as MemberId;
const bob = 'bob' as MemberId;
const link = (digest: string, memberId = anna) => ({ digest, memberId, expiresAt: shift(now, 1000) });

export function linkShelfScenarios(name: string, house: House): void {
  const test = suite<Opened>(`One-time links on ${name}`);
  test.before.each(async (context) => {
    Object.assign(context, await house.open());
    for (const id of [anna, bob]) await context.memberIsThere(id);
  });
  test.after(() => house.close());

  test('a link gives its member once', async ({ shelf }) => {
    await shelf.keep(link('one'));
    assert.is(await shelf.redeem('other', now), null);
    assert.is(await shelf.redeem('one', now), anna);
    assert.is(await shelf.redeem('one', now), null);
  });

  test('redeemed ten times at the same moment it works once', async ({ shelf }) => {
    await shelf.keep(link('one'));
    const takers = await Promise.all(Array.from({ length: 10 }, () => shelf.redeem('one', now)));
    assert.is(takers.filter((taker) => taker === anna).length, 1);
    assert.is(takers.filter((taker) => taker === null).length, 9);
  });

  test('an expired link gives nobody', async ({ shelf }) => {
    await shelf.keep(link('one'));
    assert.is(await shelf.redeem('one', shift(now, 1000)), null);
  });

  test('a newer link kills the older one of the same member only', async ({ shelf }) => {
    await shelf.keep(link('bobs', bob));
    await shelf.keep(link('older'));
    await shelf.keep(link('newer'));
    assert.is(await shelf.redeem('older', now), null);
    assert.is(await shelf.redeem('newer', now), anna);
    assert.is(await shelf.redeem('bobs', now), bob);
  });

  test('a dropped link is dead', async ({ shelf }) => {
    await shelf.keep(link('one'));
    await shelf.drop(anna);
    await shelf.drop(anna);
    assert.is(await shelf.redeem('one', now), null);
  });

  test.run();
}
