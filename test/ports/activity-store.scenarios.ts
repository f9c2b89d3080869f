import * as assert from 'uvu/assert';
import type { ActivityStore } from '#core/accounts/ports.ts';
import { instant } from '#core/kernel/instant.ts';
import { anna, bob, memberScenarios, type StoreForMembers } from './member-scenarios.ts';

const instantAt = (second: number) => instant(Date.UTC(2025, 5, 7) + second * 1000);

export function activityStoreScenarios(name: string, stores: StoreForMembers<ActivityStore>): void {
  const test = memberScenarios(`Visits and queries on ${name}`, stores);

  const someOfAnna = async (store: ActivityStore) => {
    await store.noteVisit({ memberId: anna, at: instantAt(1), pagePath: '/', sessionRef: 's1' });
    await store.noteQuery(anna, instantAt(2), 'enhanced-picks');
    await store.noteVisit({ memberId: anna, at: instantAt(3), pagePath: '/profile', sessionRef: 's1' });
    await store.noteVisit({ memberId: anna, at: instantAt(4), pagePath: '/', sessionRef: 's2' });
    await store.noteVisit({ memberId: bob, at: instantAt(5), pagePath: '/', sessionRef: 's9' });
  };

  test('different sessions, queries and page views are counted for each member', async ({ store }) => {
    assert.equal(await store.totalsOf(anna), { sessions: 0, queries: 0, pageViews: 0 });
    await someOfAnna(store);
    assert.equal(await store.totalsOf(anna), { sessions: 2, queries: 1, pageViews: 3 });
    assert.equal(await store.totalsOf(bob), { sessions: 1, queries: 0, pageViews: 1 });
  });

  test('everything of a member comes oldest first', async ({ store }) => {
    await someOfAnna(store);
    assert.equal(await store.everythingOf(anna), [
      { kind: 'visit', at: instantAt(1), pagePath: '/', sessionRef: 's1' },
      { kind: 'query', at: instantAt(2), what: 'enhanced-picks' },
      { kind: 'visit', at: instantAt(3), pagePath: '/profile', sessionRef: 's1' },
      { kind: 'visit', at: instantAt(4), pagePath: '/', sessionRef: 's2' },
    ]);
  });

  test('a forgotten member leaves nothing, others keep theirs', async ({ store }) => {
    await someOfAnna(store);
    await store.forget(anna);
    assert.equal(await store.everythingOf(anna), []);
    assert.is((await store.everythingOf(bob)).length, 1);
  });

  test.run();
}
