import { suite } from 'uvu';
import * as assert from 'uvu/assert';
import type { MemberId } from '#core/accounts/member.ts';
import type { ActivityStore } from '#core/accounts/ports.ts';
import { instant } from '#core/kernel/instant.ts';

interface Opened {
  readonly store: ActivityStore;
  /** Makes sure that there is such a member. */
  memberIsThere(id: MemberId): Promise<void>;
}

interface House {
  /** An empty store. */
  open(): Promise<Opened>;
  /** Called once, after the last scenario. */
  close(): Promise<void>;
}

const instantAt = (second: number) => instant(Date.UTC(2025, 5, 7) + second * 1000);
const anna = 'anna' as MemberId;
const bob = 'bob' as MemberId;

export function activityStoreScenarios(name: string, house: House): void {
  const test = suite<Opened>(`Visits and queries on ${name}`);
  test.before.each(async (context) => {
    Object.assign(context, await house.open());
    for (const id of [anna, bob]) await context.memberIsThere(id);
  });
  test.after(() => house.close());

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
