import * as assert from 'uvu/assert';
import type { RaceDay } from '#core/kernel/race-day.ts';
import type { EnteredStore, WatchMailLog, WatchMailStore, WatchStore } from '#core/notebook/ports.ts';
import { anEntered, aWatched } from '#test/support/a-watch.ts';
import { anna, bob, memberScenarios, type StoreForMembers } from './member-scenarios.ts';

const day = '2025-08-02' as RaceDay;

type Store = WatchMailStore & WatchMailLog & WatchStore & EnteredStore;

export function watchMailStoreScenarios(name: string, stores: StoreForMembers<Store>): void {
  const test = memberScenarios(`Mails about watch lists on ${name}`, stores);

  test('nobody wants mail before choosing it, and the last choice counts', async ({ store }) => {
    assert.is(await store.wantsMail(anna), false);
    await store.chooseMail(anna, true);
    assert.is(await store.wantsMail(anna), true);
    await store.chooseMail(anna, false);
    assert.is(await store.wantsMail(anna), false);
  });

  test('readers of a card are members who want mail, have entries on it and got none about it', async ({
    store,
  }) => {
    for (const member of [bob, anna]) {
      await store.chooseMail(member, true);
      await store.watch(member, aWatched());
    }
    assert.equal(await store.mailReaders('saratoga', day), []);
    for (const member of [bob, anna]) await store.keepEntered(member, [anEntered()]);
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

  test('the choice and the mails are deleted with the member', async ({ store }) => {
    await store.chooseMail(anna, true);
    await store.claimMail(anna, 'saratoga', day);
    await store.forgetMail(anna);
    assert.is(await store.wantsMail(anna), false);
    assert.is(await store.claimMail(anna, 'saratoga', day), true);
  });

  test.run();
}
