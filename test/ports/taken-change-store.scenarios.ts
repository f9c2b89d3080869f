import * as assert from 'uvu/assert';
import { instant } from '#core/kernel/instant.ts';
import type { TakenChange } from '#core/notebook/notebook-change.ts';
import type { TakenChangeStore } from '#core/notebook/ports.ts';
import { anna, bob, memberScenarios, type StoreForMembers } from './member-scenarios.ts';

/** A change of the watch list that was taken. */
export const aTakenChange = (changes: Partial<TakenChange> = {}): TakenChange => ({
  id: 'change-01',
  subject: 'watch horse PAPERLANTERN',
  madeAt: instant(1_700_000_000_000),
  outcome: 'taken',
  ...changes,
});

export function takenChangeStoreScenarios(name: string, stores: StoreForMembers<TakenChangeStore>): void {
  const test = memberScenarios(`Taken changes on ${name}`, stores);

  test('a change comes back by its id with its outcome, and the first under an id stays', async ({
    store,
  }) => {
    const change = aTakenChange({ outcome: 'copied' });
    await store.record(anna, change);
    await store.record(anna, { ...change, outcome: 'overruled' });
    assert.equal(await store.changeWith(anna, change.id), change);
    assert.is(await store.changeWith(anna, 'change-02'), null);
  });

  test('the newest change of a thing counts, without those that were overruled', async ({ store }) => {
    const first = aTakenChange();
    const second = aTakenChange({ id: 'change-02', madeAt: instant(1_700_000_000_001) });
    const late = aTakenChange({ id: 'change-03', madeAt: instant(1_700_000_000_009), outcome: 'overruled' });
    for (const change of [second, first, late]) await store.record(anna, change);
    assert.is(await store.latestOn(anna, first.subject), second.madeAt);
    assert.is(await store.latestOn(anna, 'watch horse TOYMAKER'), null);
    assert.equal(await store.changesOf(anna), [late, second, first]);
  });

  test('each member has changes of their own, and they leave with them', async ({ store }) => {
    const change = aTakenChange();
    await store.record(anna, change);
    assert.is(await store.changeWith(bob, change.id), null);
    await store.record(bob, change);
    await store.forget(anna);
    assert.equal(await store.changesOf(anna), []);
    assert.equal(await store.changesOf(bob), [change]);
  });

  test.run();
}
