import { suite } from 'uvu';
import * as assert from 'uvu/assert';
import { makePostgresActivityStore } from '#adapters/postgres/activity-store.ts';
import { makePostgresAttemptStore } from '#adapters/postgres/attempt-store.ts';
import { makePostgresLinkStore } from '#adapters/postgres/link-store.ts';
import { makePostgresMemberStore } from '#adapters/postgres/member-store.ts';
import { makePostgresSessionStore } from '#adapters/postgres/session-store.ts';
import { newId } from '#adapters/system/identifiers.ts';
import type { MemberId } from '#core/accounts/member.ts';
import { makeAddMember } from '#core/accounts/use-cases/add-member.ts';
import { makeDeleteMember } from '#core/accounts/use-cases/delete-member.ts';
import { type EditedMember, makeEditMember } from '#core/accounts/use-cases/edit-member.ts';
import { aMember } from '#test/support/a-member.ts';
import { accountsDeps } from '#test/support/accounts-deps.ts';
import { emptiedDatabase } from '#test/support/emptied-database.ts';

const test = suite('Administrators at the same moment, on PostgreSQL');
const emptied = emptiedDatabase('accounts.members');
test.after(emptied.close);

async function room() {
  const database = await emptied.open();
  return {
    ...accountsDeps().deps,
    newId,
    members: makePostgresMemberStore(database),
    sessions: makePostgresSessionStore(database),
    attempts: makePostgresAttemptStore(database),
    links: makePostgresLinkStore(database),
    activity: makePostgresActivityStore(database),
    withLock: database.withLock,
  };
}

const codesOf = (ends: readonly PromiseSettledResult<unknown>[]): readonly string[] =>
  ends.flatMap((end) => (end.status === 'rejected' ? [String(end.reason.code)] : []));

test('an account that five make at once is made once', async () => {
  const deps = await room();
  const form = { firstName: 'Bob', lastName: 'Mile', email: 'bob@example.com' };
  const ends = await Promise.allSettled(Array.from({ length: 5 }, () => makeAddMember(deps)(form)));
  assert.equal(codesOf(ends), Array(4).fill('accounts.email-taken'));
});

test('edits made at once follow each other: each begins where another ended', async () => {
  const deps = await room();
  const anna = aMember();
  await deps.members.add(anna);
  const edits = ['One', 'Two', 'Three', 'Four'].map((firstName) =>
    makeEditMember(deps)({ id: anna.id, firstName }),
  );
  const chain: readonly EditedMember[] = await Promise.all(edits);
  const befores = chain.map(({ before }) => before.firstName);
  assert.is(new Set(befores).size, 4, befores.join(' '));
  assert.ok(befores.includes('Anna'));
});

test('administrators who delete each other at once leave one', async () => {
  const deps = await room();
  const ids = ['one', 'two', 'three'] as MemberId[];
  for (const id of ids) await deps.members.add(aMember({ id, email: `${id}@example.com`, isAdmin: true }));
  const deleteMember = makeDeleteMember(deps);
  const pairs = ids.map((id, index) => deleteMember({ id, by: ids[(index + 1) % 3] ?? null }));
  assert.equal(codesOf(await Promise.allSettled(pairs)), ['accounts.last-admin']);
  assert.equal(await deps.members.count(), { members: 1, admins: 1 });
});

test.run();
