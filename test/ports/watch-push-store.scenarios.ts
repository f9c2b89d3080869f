import * as assert from 'uvu/assert';
import type { WatchPushStore } from '#core/alerts/ports.ts';
import type { RaceId } from '#core/card/race.ts';
import { anEntered } from '#test/support/a-watch.ts';
import { anna, bob, memberScenarios, type StoreForMembers } from './member-scenarios.ts';

export function watchPushStoreScenarios(name: string, stores: StoreForMembers<WatchPushStore>): void {
  const test = memberScenarios(`Notifications about watch lists on ${name}`, stores);

  test('nobody wants notifications before choosing them, and the last choice counts', async ({ store }) => {
    assert.is(await store.wantsPush(anna), false);
    for (const member of [bob, anna]) await store.choosePush(member, true);
    assert.is(await store.wantsPush(anna), true);
    assert.equal(await store.whoWantsPush(), [anna, bob]);
    await store.choosePush(anna, false);
    assert.equal(await store.whoWantsPush(), [bob]);
  });

  test('a horse of a race is claimed once by each member, whatever found it', async ({ store }) => {
    const first = anEntered();
    const other = anEntered({ raceId: 'saratoga-2025-08-02-6' as RaceId, raceNumber: 6 });
    const trainer = { kind: 'trainer', key: 'ROBIN LANE', name: 'Robin Lane' } as const;
    assert.equal(await store.claimEntries(anna, [first, anEntered({ watched: trainer })]), [first]);
    assert.equal(await store.claimEntries(anna, [first, other]), [other]);
    assert.equal(await store.claimEntries(bob, [first]), [first]);
  });

  test('the choice and what was sent are deleted with the member', async ({ store }) => {
    await store.choosePush(anna, true);
    await store.claimEntries(anna, [anEntered()]);
    await store.forgetPush(anna);
    assert.is(await store.wantsPush(anna), false);
    assert.is((await store.claimEntries(anna, [anEntered()])).length, 1);
  });

  test.run();
}
