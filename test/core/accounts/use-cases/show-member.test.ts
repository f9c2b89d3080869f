import { suite } from 'uvu';
import * as assert from 'uvu/assert';
import type { MemberId } from '#core/accounts/member.ts';
import { makeNoteQuery } from '#core/accounts/use-cases/note-query.ts';
import { makeNoteSignIn } from '#core/accounts/use-cases/note-sign-in.ts';
import { makeNoteVisit } from '#core/accounts/use-cases/note-visit.ts';
import { makeShowMember } from '#core/accounts/use-cases/show-member.ts';
import { MINUTE } from '#core/kernel/instant.ts';
import { makeMemoryMemberDirectory } from '#test/doubles/member-directory.ts';
import { aMember } from '#test/support/a-member.ts';
import { accountsDeps } from '#test/support/accounts-deps.ts';
import { refused } from '#test/support/refused.ts';

const test = suite('One member with all they did');

const memberId = aMember().id;
const PHONE = 'Mozilla/5.0 (iPhone; CPU iPhone OS 18_0 like Mac OS X) Mobile/15E148';

async function room() {
  const { deps, wait } = accountsDeps();
  await deps.members.add(aMember());
  const directory = makeMemoryMemberDirectory(deps.members, deps.activity);
  const showMember = makeShowMember({ directory, clock: deps.clock });
  const noteVisit = makeNoteVisit(deps);
  return {
    wait,
    showMember,
    clock: deps.clock,
    signIn: (sessionRef: string) => makeNoteSignIn(deps)({ memberId, sessionRef, userAgent: PHONE }),
    look: (sessionRef: string, pagePath: string) => noteVisit({ memberId, sessionRef, pagePath }),
    ask: (what: string, tokens?: number) =>
      makeNoteQuery(deps)({ memberId, what, ...(tokens === undefined ? {} : { tokens }) }),
  };
}

test('a member without activity has empty sums and example shares', async () => {
  const { showMember } = await room();
  const { member, activity, aiUse } = await showMember(memberId);
  assert.equal([member.email, member.isActive], ['anna@example.com', false]);
  assert.equal(
    [activity.sessions, activity.averageSessionSeconds, activity.lastSignInAt, activity.topPages],
    [0, null, null, []],
  );
  assert.ok(aiUse.isIllustrative);
});

test('a session lasts from its first page to its last, on average over all with a page', async () => {
  const { showMember, look, wait, signIn } = await room();
  await signIn('one');
  await look('one', '/');
  wait(4 * MINUTE);
  await look('one', '/debate');
  await look('two', '/');
  wait(2 * MINUTE);
  await look('two', '/');
  await signIn('three');
  const { activity } = await showMember(memberId);
  assert.equal([activity.sessions, activity.averageSessionSeconds, activity.pageViews], [2, 180, 4]);
  assert.equal(activity.topPages, [
    { page: '/', views: 3 },
    { page: '/debate', views: 1 },
  ]);
});

test('the machine of a sign-in is that of its pages', async () => {
  const { showMember, look, signIn } = await room();
  await signIn('one');
  await look('one', '/');
  assert.equal((await showMember(memberId)).activity.devices, [{ device: 'mobile', sessions: 1 }]);
});

test('the last sign-in is the beginning of the latest session', async () => {
  const { showMember, signIn, wait, clock } = await room();
  await signIn('one');
  wait(MINUTE);
  await signIn('two');
  const last = clock();
  wait(MINUTE);
  assert.is((await showMember(memberId)).activity.lastSignInAt, last);
});

test('questions are counted by kind, with tokens where an analyst reported them', async () => {
  const { showMember, ask } = await room();
  await ask('picks', 120);
  await ask('picks', 80);
  await ask('ask jake');
  await ask('   ');
  const { activity, aiUse, member } = await showMember(memberId);
  assert.equal(
    activity.queries.map(({ what, count, tokens }) => [what, count, tokens]),
    [
      ['ask jake', 1, 0],
      ['picks', 2, 200],
      ['unnamed', 1, 0],
    ],
  );
  assert.equal([aiUse.totalQueries, aiUse.totalTokens, aiUse.favoriteFeature], [4, 200, 'AI Betting Tips']);
  assert.is(member.askJakeQueries, 1);
});

test('the kind of a question is cut at two hundred characters', async () => {
  const { showMember, ask } = await room();
  await ask('x'.repeat(500));
  assert.is((await showMember(memberId)).activity.queries[0]?.what.length, 200);
});

test('an unknown member is refused', async () => {
  const { showMember } = await room();
  const { kind, code } = await refused(showMember('nobody' as MemberId));
  assert.equal([kind, code], ['not-found', 'accounts.unknown-member']);
});

test.run();
