import { suite } from 'uvu';
import * as assert from 'uvu/assert';
import { makePostgresAcceptanceLedger } from '#adapters/postgres/acceptance-ledger.ts';
import { makePostgresAcceptanceStore } from '#adapters/postgres/acceptance-store.ts';
import { makePostgresMemberStore } from '#adapters/postgres/member-store.ts';
import { makePostgresProofChain } from '#adapters/postgres/proof-chain.ts';
import { digest, newSecret } from '#adapters/system/identifiers.ts';
import { machineClock } from '#adapters/system/machine-clock.ts';
import type { AcceptanceId } from '#core/compliance/acceptance.ts';
import { makeSealProofs } from '#core/compliance/use-cases/seal-proofs.ts';
import { makeMemoryAcceptanceLedger } from '#test/doubles/acceptance-ledger.ts';
import { makeMemoryAcceptanceStore } from '#test/doubles/acceptance-store.ts';
import { makeMemoryMemberStore } from '#test/doubles/member-store.ts';
import { makeMemoryProofChain } from '#test/doubles/proof-chain.ts';
import { aMember } from '#test/support/a-member.ts';
import { anAcceptance } from '#test/support/an-acceptance.ts';
import { openTestDatabase, type TestDatabase } from '#test/support/test-database.ts';
import { proofChainScenarios } from './proof-chain.scenarios.ts';

proofChainScenarios('memory', async () => {
  const acceptances = makeMemoryAcceptanceStore();
  const ledger = makeMemoryAcceptanceLedger(makeMemoryMemberStore(), acceptances);
  return { acceptances, ledger, chain: makeMemoryProofChain(acceptances) };
});

const opened: TestDatabase[] = [];

async function openOnPostgres() {
  const test = await openTestDatabase();
  opened.push(test);
  const { database } = test;
  await makePostgresMemberStore(database).add(aMember());
  return {
    database,
    acceptances: makePostgresAcceptanceStore(database),
    ledger: makePostgresAcceptanceLedger(database),
    chain: makePostgresProofChain(database),
  };
}

proofChainScenarios('PostgreSQL', openOnPostgres);

const test = suite('the chain of proofs in the database');
test.after(async () => {
  for (const testDatabase of opened) await testDatabase.close();
});

test('the database refuses to change, remove or empty what was sealed', async () => {
  const { database, acceptances, chain } = await openOnPostgres();
  await acceptances.keep(anAcceptance());
  const { withLock } = database;
  await makeSealProofs({ chain, clock: machineClock, withLock, digest, newSalt: newSecret })();
  for (const statement of [
    "update compliance.chain set content = '{}'",
    'delete from compliance.chain',
    'truncate compliance.chain',
  ]) {
    const refused = await database.pool.raw(statement).then(
      () => null,
      (error: { readonly code: string }) => error.code,
    );
    assert.is(refused, '42501', statement);
  }
});

test('proofs come in the order of their ids by an index, in a database of whatever language', async () => {
  const { database } = await openOnPostgres();
  const plan = await database.allOrNothing(async () => {
    await database.sql().raw('set local enable_seqscan = off');
    const { rows } = await database
      .sql()
      .raw<{ rows: { 'QUERY PLAN': string }[] }>(
        `explain select * from compliance.acceptances where id collate "C" > 'a' order by id collate "C" limit 5`,
      );
    return rows.map((row) => row['QUERY PLAN']).join('\n');
  });
  assert.match(plan, /acceptances_in_order/);
  assert.not.match(plan, /Sort/);
});

test('acceptances of the same moment are all sealed, and none twice', async () => {
  const { database, acceptances, chain } = await openOnPostgres();
  const { withLock } = database;
  const seal = makeSealProofs({ chain, clock: machineClock, withLock, digest, newSalt: newSecret });
  const sealed = await Promise.all(
    Array.from({ length: 30 }, async (_, nth) => {
      await acceptances.keep(anAcceptance({ id: `a${nth}` as AcceptanceId }));
      return seal();
    }),
  );
  assert.is(
    sealed.reduce((all, some) => all + some, 0),
    30,
  );
  assert.is((await chain.head())?.seq, 30);
  assert.equal(await chain.unsealed(10), []);
});

test.run();
