import { suite } from 'uvu';
import * as assert from 'uvu/assert';
import type { MemberId } from '#core/accounts/member.ts';
import type { RaceDay } from '#core/kernel/race-day.ts';
import type { EnteredStore, WatchMailLog, WatchMailStore, WatchStore } from '#core/notebook/ports.ts';
import { anEntered, aWatched } from '#test/support/a-watch.ts';

interface Opened {
  readonly store: WatchMailStore & WatchMailLog;
  readonly watch: WatchStore & EnteredStore;
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
    await store.chooseMail(anna, true);
    assert.is(await store.wantsMail(anna), true);
    await store.chooseMail(anna, false);
    assert.is(await store.wantsMail(anna), false);
  });

  test('readers of a card want mail, have entries on it and got none about it', async ({ store, watch }) => {
    for (const member of [bob, anna]) {
      await store.chooseMail(member, true);
      await watch.watch(member, aWatched());
    }
    assert.equal(await store.mailReaders('saratoga', day), []);
    for (const member of [bob, anna]) await watch.keepEntered(member, [anEntered()]);
    assert.equal(await store.mailReaders('saratoga', day), [anna, bob]);
    assert.equal(await store.mailReaders('aqueduct', day), []);
    assert.equal(await store.mailReaders('saratoga', '2025-08-03' as RaceDay), []);
    await store.claimMail(anna, 'saratoga', day);
    assert.equal(await store.mailReaders('saratoga', day), [bob]);
    await store.chooseMail(bob, false);
    assert.equal(await store.mailReaders('saratoga', day), []);
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
