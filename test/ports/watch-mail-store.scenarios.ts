import { suite } from 'uvu';
import * as assert from 'uvu/assert';
import type { MemberId } from '#core/accounts/member.ts';
import type { RaceDay } from '#core/kernel/race-day.ts';
import type { WatchMailLog, WatchMailStore } from '#core/notebook/ports.ts';

interface Opened {
  readonly store: WatchMailStore & WatchMailLog;
  /** Adds the member if there is none. */
  memberIsThere(id: MemberId): Promise<void>;
}

interface House {
  /** An empty store. */
  open(): Promise<Opened>;
  /** Called once, after the last scenario. */
  close(): Promise<void>;
}

const anna = 'anna' as MemberId;
const bob = 'bob' as MemberId;
const day = '2025-08-02' as RaceDay;

export function watchMailStoreScenarios(name: string, house: House): void {
  const test = suite<Opened>(`Mails about watch lists on ${name}`);
  test.before.each(async (context) => {
    Object.assign(context, await house.open());
    for (const id of [anna, bob]) await context.memberIsThere(id);
  });
  test.after(() => house.close());

  test('nobody wants mail before choosing it, and the last choice counts', async ({ store }) => {
    assert.is(await store.wantsMail(anna), false);
    await store.chooseMail(bob, true);
    await store.chooseMail(anna, true);
    assert.equal(await store.mailReaders(), [anna, bob]);
    await store.chooseMail(anna, false);
    assert.equal([await store.wantsMail(anna), await store.mailReaders()], [false, [bob]]);
  });

  test('a mail of a member and card is claimed once, and again after it was released', async ({ store }) => {
    assert.is(await store.claimMail(anna, 'saratoga', day), true);
    assert.is(await store.claimMail(anna, 'saratoga', day), false);
    assert.is(await store.claimMail(anna, 'aqueduct', day), true);
    assert.is(await store.claimMail(bob, 'saratoga', day), true);
    await store.releaseMail(anna, 'saratoga', day);
    assert.is(await store.claimMail(anna, 'saratoga', day), true);
  });

  test('choice and mails leave with the member', async ({ store }) => {
    await store.chooseMail(anna, true);
    await store.claimMail(anna, 'saratoga', day);
    await store.forgetMail(anna);
    assert.is(await store.wantsMail(anna), false);
    assert.is(await store.claimMail(anna, 'saratoga', day), true);
  });

  test.run();
}
