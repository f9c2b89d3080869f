import { suite } from 'uvu';
import * as assert from 'uvu/assert';
import { makeMemoryMemberPickShelf } from '#adapters/memory/member-pick-shelf.ts';
import { makePostgresMemberPickShelf } from '#adapters/postgres/member-pick-shelf.ts';
import { makePostgresMemberShelf } from '#adapters/postgres/member-shelf.ts';
import type { MemberId } from '#core/accounts/member.ts';
import { aMember } from '#test/support/a-member.ts';
import { aMemberPick } from '#test/support/a-member-pick.ts';
import { emptiedDatabase } from '#test/support/emptied-database.ts';
import { refused } from '#test/support/refused.ts';
import { memberPickShelfScenarios } from './member-pick-shelf.scenarios.ts';

memberPickShelfScenarios('memory', {
  open: async () => ({ shelf: makeMemoryMemberPickShelf(), memberIsThere: async () => undefined }),
  close: async () => undefined,
});

const emptied = emptiedDatabase('accounts.members');
const opened = async () => {
  const database = await emptied.open();
  const members = makePostgresMemberShelf(database);
  return {
    members,
    database,
    shelf: makePostgresMemberPickShelf(database),
    memberIsThere: (id: MemberId) => members.add(aMember({ id, email: `${id}@example.com` })),
  };
};

memberPickShelfScenarios('PostgreSQL', { open: opened, close: emptied.close });

const test = suite("members' picks and their accounts, PostgreSQL");
test.after(emptied.close);

test('a pick of somebody who left meanwhile is refused, and an account takes its picks along', async () => {
  const { members, shelf, memberIsThere, database } = await opened();
  const pick = aMemberPick();
  const refusal = await refused(database.allOrNothing(() => shelf.keep(pick)));
  assert.equal([refusal.kind, refusal.code], ['signed-out', 'accounts.signed-out']);
  await memberIsThere(pick.memberId);
  await shelf.keep(pick);
  await members.remove(pick.memberId);
  assert.equal(await shelf.everythingOf(pick.memberId), []);
});

test.run();
