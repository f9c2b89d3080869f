import { suite } from 'uvu';
import * as assert from 'uvu/assert';
import { makeMemorySpendStore } from '#adapters/memory/spend-store.ts';
import { makePostgresMemberStore } from '#adapters/postgres/member-store.ts';
import { makePostgresSpendStore } from '#adapters/postgres/spend-store.ts';
import type { MemberId } from '#core/accounts/member.ts';
import { instant } from '#core/kernel/instant.ts';
import type { RaceDay } from '#core/kernel/race-day.ts';
import { aMember } from '#test/support/a-member.ts';
import { emptiedDatabase } from '#test/support/emptied-database.ts';
import { spendStoreScenarios } from './spend-store.scenarios.ts';

spendStoreScenarios('memory', {
  open: async () => ({ store: makeMemorySpendStore(), memberIsThere: async () => undefined }),
  close: async () => undefined,
});

const emptied = emptiedDatabase('operations.spend', 'accounts.members');
const opened = async () => {
  const database = await emptied.open();
  const members = makePostgresMemberStore(database);
  return {
    database,
    store: makePostgresSpendStore(database),
    memberIsThere: (id: string) => members.add(aMember({ id: id as MemberId, email: `${id}@example.com` })),
  };
};

spendStoreScenarios('PostgreSQL', { open: opened, close: emptied.close });

const test = suite('spending and accounts, PostgreSQL');
test.after(emptied.close);

test('the questions of somebody who left stay paid, and belong to nobody', async () => {
  const { database, store, memberIsThere } = await opened();
  await memberIsThere('m-1');
  const day = '2026-11-21' as RaceDay;
  const call = { id: 'a', at: instant(1), day, service: 'openai', model: 'm', feature: 'ask-jake' as const };
  await store.open({ ...call, raceId: null, memberId: 'm-1', mostNanos: 7 }, []);
  await database.pool('accounts.members').where({ id: 'm-1' }).delete();
  await store.open({ ...call, id: 'b', raceId: null, memberId: 'm-1', mostNanos: 1 }, []);
  const sums = await store.sums({ from: day, to: day }, 'member');
  assert.equal(
    sums.map(({ key, calls, nanos }) => [key, calls, nanos]),
    [[null, 2, 8]],
  );
});

test('who looks for lost questions reads those that are open alone, however many were settled', async () => {
  const { database } = await opened();
  await database.pool.raw(`
    insert into operations.spend (id, at_ms, budget_day, service, model, feature, outcome, nanos)
    select 'old-' || nth, nth, date '2026-11-21', 'openai', 'm', 'picks', 'answered', 1
    from generate_series(1, 3000) as nth`);
  await database.pool.raw('analyze operations.spend');
  const { rows } = await database.pool.raw<{ rows: Record<string, string>[] }>(
    'explain update operations.spend set nanos = nanos where outcome is null and at_ms < 9000',
  );
  const plan = rows.flatMap(Object.values).join('\n');
  assert.match(plan, /spend_open/);
  assert.not.match(plan, /Seq Scan/);
});

test.run();
