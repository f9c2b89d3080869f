import { suite } from 'uvu';
import * as assert from 'uvu/assert';
import { makePostgresMemberPickStore } from '#adapters/postgres/member-pick-store.ts';
import { makePostgresMemberStore } from '#adapters/postgres/member-store.ts';
import type { MemberId } from '#core/accounts/member.ts';
import { originOf } from '#core/card/price.ts';
import { makeMemoryMemberPickStore } from '#test/doubles/member-pick-store.ts';
import { aProvenance } from '#test/support/a-card.ts';
import { aMember } from '#test/support/a-member.ts';
import { aMemberPick } from '#test/support/a-member-pick.ts';
import { aPrice } from '#test/support/a-price.ts';
import { emptiedDatabase } from '#test/support/emptied-database.ts';
import { refused } from '#test/support/refused.ts';
import { memberPickStoreScenarios } from './member-pick-store.scenarios.ts';

memberPickStoreScenarios('memory', {
  open: async () => ({ store: makeMemoryMemberPickStore(), memberIsThere: async () => undefined }),
  close: async () => undefined,
});

const emptied = emptiedDatabase('accounts.members');
const opened = async () => {
  const database = await emptied.open();
  const members = makePostgresMemberStore(database);
  return {
    members,
    database,
    store: makePostgresMemberPickStore(database),
    memberIsThere: (id: MemberId) => members.add(aMember({ id, email: `${id}@example.com` })),
  };
};

memberPickStoreScenarios('PostgreSQL', { open: opened, close: emptied.close });

const test = suite("members' picks and their accounts, PostgreSQL");
test.after(emptied.close);

test('a pick of somebody who left meanwhile is refused, and an account takes its picks along', async () => {
  const { members, store, memberIsThere, database } = await opened();
  const pick = aMemberPick();
  const refusal = await refused(database.allOrNothing(() => store.keep(pick)));
  assert.equal([refusal.kind, refusal.code], ['signed-out', 'accounts.signed-out']);
  await memberIsThere(pick.memberId);
  await store.keep(pick);
  await members.remove(pick.memberId);
  assert.equal(await store.everythingOf(pick.memberId), []);
});

test('a price stored with the provenance of its source reads as any other price', async () => {
  const { store, memberIsThere, database } = await opened();
  const pick = aMemberPick();
  await memberIsThere(pick.memberId);
  await store.keep(pick);
  const provenance = aProvenance();
  for (const [kind, read] of [
    ['morning-line', 'morning line'],
    ['live', 'live'],
  ] as const) {
    const price = JSON.stringify({ kind, toOne: 2.5, text: '5-2', provenance });
    await database.sql()('picks.member_picks').update({ price });
    assert.equal((await store.current(pick))?.price, aPrice(2.5, originOf(read, provenance)));
  }
});

test.run();
