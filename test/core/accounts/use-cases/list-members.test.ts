import { suite } from 'uvu';
import * as assert from 'uvu/assert';
import type { MemberId } from '#core/accounts/member.ts';
import { makeListMembers } from '#core/accounts/use-cases/list-members.ts';
import { makeNoteQuery } from '#core/accounts/use-cases/note-query.ts';
import { makeNoteSignIn } from '#core/accounts/use-cases/note-sign-in.ts';
import { makeNoteVisit } from '#core/accounts/use-cases/note-visit.ts';
import { DAY, HOUR } from '#core/kernel/instant.ts';
import { makeMemoryMemberDirectory } from '#test/doubles/member-directory.ts';
import { aMember } from '#test/support/a-member.ts';
import { accountsDeps } from '#test/support/accounts-deps.ts';

const test = suite('The list of members');

const anna = aMember();

/** Anna's account, made as the clock starts on June 7, 2025 at noon. */
async function room() {
  const { deps, wait } = accountsDeps();
  await deps.members.add({ ...anna, createdAt: deps.clock() });
  const directory = makeMemoryMemberDirectory(deps.members, deps.activity);
  const list = makeListMembers({ directory, clock: deps.clock });
  const first = async () => (await list())[0];
  const visit = makeNoteVisit(deps);
  const look = (pagePath: string) => visit({ memberId: anna.id, sessionRef: 'one', pagePath });
  const ask = (what: string) => makeNoteQuery(deps)({ memberId: anna.id, what });
  return { deps, wait, list, first, look, ask };
}

test('a member without activity is listed as inactive, with averages of zero', async () => {
  const { first } = await room();
  const member = await first();
  assert.equal(
    [
      member?.email,
      member?.isActive,
      member?.lastActiveAt,
      member?.averageDailyViews,
      member?.averageDailyQueries,
    ],
    ['anna@example.com', false, null, 0, 0],
  );
});

test('no list holds the hash of a password or an identity', async () => {
  const { first } = await room();
  const member = (await first()) ?? {};
  assert.not('passwordHash' in member);
  assert.not('identity' in member);
});

test('pages and questions to Ask Jake are averaged over the days of the account', async () => {
  const { first, look, ask, wait } = await room();
  for (const page of ['/', '/profile', '/', '/debate', '/']) await look(page);
  for (const what of ['ask jake', 'ask jake', 'picks']) await ask(what);
  assert.equal(
    [(await first())?.averageDailyViews, (await first())?.averageDailyQueries],
    [5, 2],
    'on the first day',
  );
  wait(3 * DAY);
  const later = await first();
  // Five pages and two questions in four days; picks are no question to Jake.
  assert.equal([later?.averageDailyViews, later?.averageDailyQueries], [1.25, 0.5]);
});

test('a page, a question or a sign-in makes active for seven days', async () => {
  const { deps, first, wait } = await room();
  await makeNoteSignIn(deps)({ memberId: anna.id, sessionRef: 'one', userAgent: null });
  assert.is((await first())?.isActive, true);
  wait(7 * DAY);
  assert.is((await first())?.isActive, true);
  wait(1);
  assert.is((await first())?.isActive, false);
});

test('a sign-in does not count as a page view', async () => {
  const { deps, first } = await room();
  await makeNoteSignIn(deps)({ memberId: anna.id, sessionRef: 'one', userAgent: null });
  assert.is((await first())?.pageViews, 0);
});

test('the newest account comes first', async () => {
  const { deps, list, wait } = await room();
  const createdAt = wait(HOUR);
  await deps.members.add(aMember({ id: 'bob' as MemberId, email: 'bob@example.com', createdAt }));
  assert.equal(
    (await list()).map(({ email }) => email),
    ['bob@example.com', 'anna@example.com'],
  );
});

test.run();
