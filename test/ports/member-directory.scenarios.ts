import { suite } from 'uvu';
import * as assert from 'uvu/assert';
import { ASK_JAKE } from '#core/accounts/ai-use.ts';
import { type MemberId, publicMember } from '#core/accounts/member.ts';
import type { ActivityStore, MemberDirectory, MemberStore } from '#core/accounts/ports.ts';
import { instant } from '#core/kernel/instant.ts';
import { aMember } from '#test/support/a-member.ts';
import type { StoreSetup } from './store-setup.ts';

interface Opened {
  readonly directory: MemberDirectory;
  readonly members: MemberStore;
  readonly activity: ActivityStore;
}

const instantAt = (second: number) => instant(Date.UTC(2025, 5, 7) + second * 1000);
const anna = aMember();
const bob = aMember({ id: 'bob' as MemberId, email: 'bob@example.com', createdAt: instantAt(0) });

export function memberDirectoryScenarios(name: string, setup: StoreSetup<Opened>): void {
  const test = suite<Opened>(`The directory of members on ${name}`);
  test.before.each(async (context) => {
    Object.assign(context, await setup.open());
    for (const member of [anna, bob]) await context.members.add(member);
  });
  test.after(() => setup.close());

  const visit = (activity: ActivityStore, second: number, pagePath: string | null, sessionRef: string) =>
    activity.noteVisit({ memberId: anna.id, at: instantAt(second), pagePath, sessionRef, device: 'mobile' });

  async function aBusyAnna(activity: ActivityStore): Promise<void> {
    await visit(activity, 10, null, 's1');
    await visit(activity, 20, '/', 's1');
    await visit(activity, 70, '/profile', 's1');
    await visit(activity, 80, '/', 's2');
    await visit(activity, 90, null, 's3');
    await activity.noteQuery(anna.id, instantAt(91), ASK_JAKE, 120);
    await activity.noteQuery(anna.id, instantAt(95), ASK_JAKE, 30);
    await activity.noteQuery(anna.id, instantAt(94), 'picks');
  }

  test('everybody is listed, the newest account first, who did nothing too, and nothing secret', async ({
    directory,
  }) => {
    const nothing = { lastActiveAt: null, pageViews: 0, askJakeQueries: 0 };
    assert.equal(await directory.everyone(), [
      { ...publicMember(bob), ...nothing },
      { ...publicMember(anna), ...nothing },
    ]);
  });

  test('pages and questions are summed, and the last of either is when someone was active', async ({
    directory,
    activity,
  }) => {
    await aBusyAnna(activity);
    const expected = { ...publicMember(anna), lastActiveAt: instantAt(95), pageViews: 3, askJakeQueries: 2 };
    assert.equal(await directory.summaryOf(anna.id), expected);
    assert.equal((await directory.everyone())[1], expected);
    assert.is(await directory.summaryOf('nobody' as MemberId), null);
  });

  test('sessions, machines, pages and questions of one member', async ({ directory, activity }) => {
    await aBusyAnna(activity);
    assert.equal(await directory.activityOf(anna.id), {
      sessions: 2,
      averageSessionSeconds: 30,
      pageViews: 3,
      lastSignInAt: instantAt(90),
      devices: [{ device: 'mobile', sessions: 2 }],
      topPages: [
        { page: '/', views: 2 },
        { page: '/profile', views: 1 },
      ],
      queries: [
        { what: ASK_JAKE, count: 2, tokens: 150, lastAt: instantAt(95) },
        { what: 'picks', count: 1, tokens: 0, lastAt: instantAt(94) },
      ],
    });
  });

  test('of someone who did nothing there is nothing', async ({ directory }) => {
    assert.equal(await directory.activityOf(bob.id), {
      sessions: 0,
      averageSessionSeconds: null,
      pageViews: 0,
      lastSignInAt: null,
      devices: [],
      topPages: [],
      queries: [],
    });
  });

  test('accounts are counted from an instant on, that instant among them', async ({ directory }) => {
    const { createdAt } = bob;
    assert.equal(
      await directory.createdSince([createdAt, instant(createdAt + 1), anna.createdAt]),
      [1, 0, 2],
    );
    assert.equal(await directory.createdSince([]), []);
  });

  test('a deleted member is in no list, nor is their activity', async ({ directory, activity, members }) => {
    await aBusyAnna(activity);
    await activity.forget(anna.id);
    assert.is((await directory.summaryOf(anna.id))?.pageViews, 0);
    await members.remove(anna.id);
    assert.equal(
      (await directory.everyone()).map(({ id }) => id),
      [bob.id],
    );
  });

  test.run();
}
