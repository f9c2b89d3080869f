import { suite } from 'uvu';
import * as assert from 'uvu/assert';
import { makePostgresAuditStore } from '#adapters/postgres/audit-store.ts';
import type { Database } from '#adapters/postgres/database.ts';
import { makePostgresHolding } from '#adapters/postgres/holding.ts';
import { makePostgresMemberStore } from '#adapters/postgres/member-store.ts';
import { makeCurrentAct } from '#adapters/system/current-command.ts';
import type { MemberId } from '#core/accounts/member.ts';
import { instant } from '#core/kernel/instant.ts';
import { makeRunCommand } from '#core/operations/use-cases/run-command.ts';
import { makeMemoryAuditStore } from '#test/doubles/audit-store.ts';
import { aMember } from '#test/support/a-member.ts';
import { openTestDatabase, type TestDatabase } from '#test/support/test-database.ts';
import { anEntry, auditStoreScenarios } from './audit-store.scenarios.ts';

auditStoreScenarios('memory', { open: async () => makeMemoryAuditStore(), close: async () => undefined });

const LOG = { table: 'operations.audit', column: 'at_ms' };

let opened: TestDatabase | undefined;
const close = async () => {
  await opened?.close();
  opened = undefined;
};

/** The log is emptied as retention does it: it lets nothing go by ordinary means. */
async function freshDatabase(): Promise<Database> {
  opened ??= await openTestDatabase();
  const { database } = opened;
  await database.allOrNothing(async () => {
    await database.sql().raw("set local operations.letting_go = 'on'");
    await database.sql().raw('delete from operations.audit');
  });
  await database.pool('accounts.members').delete();
  return database;
}

auditStoreScenarios('PostgreSQL', { open: async () => makePostgresAuditStore(await freshDatabase()), close });

const test = suite('The audit log in the database');
test.after(close);

const refusal = (work: PromiseLike<unknown>): Promise<string> =>
  Promise.resolve(work).then(
    () => 'done',
    (error: Error) => error.message,
  );

test('nothing in the log is changed, deleted or emptied', async () => {
  const database = await freshDatabase();
  const store = makePostgresAuditStore(database);
  await store.keep(anEntry());
  const log = () => database.pool('operations.audit');
  assert.match(await refusal(log().update({ what: 'nothing' })), /takes entries only/);
  assert.match(await refusal(log().delete()), /takes entries only/);
  assert.match(await refusal(log().truncate()), /takes entries only/);
  assert.match(
    await refusal(makePostgresHolding(database, LOG).purgeBefore(instant(Date.UTC(2030, 0)))),
    /takes entries only/,
  );
  assert.is((await store.list(null, 10)).length, 1);
});

test('what is old enough goes, and only that', async () => {
  const database = await freshDatabase();
  const store = makePostgresAuditStore(database);
  for (const time of [1, 2, 3]) await store.keep(anEntry({ at: instant(time) }));
  const holding = makePostgresHolding(database, { ...LOG, isGuarded: true });
  assert.is(await holding.countBefore(instant(3)), 2);
  assert.is(await holding.purgeBefore(instant(3)), 2);
  assert.is((await store.list(null, 10)).length, 1);
  assert.match(await refusal(database.pool('operations.audit').delete()), /takes entries only/);
});

test('the actor is shown by address while they have an account', async () => {
  const database = await freshDatabase();
  const store = makePostgresAuditStore(database);
  const members = makePostgresMemberStore(database);
  await members.add(aMember({ id: 'boss' as MemberId, email: 'boss@example.com' }));
  await store.keep(anEntry());
  assert.is((await store.list(null, 1))[0]?.byEmail, 'boss@example.com');
  await members.remove('boss' as MemberId);
  const [left] = await store.list(null, 1);
  assert.equal([left?.byEmail, left?.act.by], [null, 'boss']);
});

test('an act and its entry are stored together or not at all', async () => {
  const database = await freshDatabase();
  const members = makePostgresMemberStore(database);
  const store = makePostgresAuditStore(database);
  const deps = {
    audit: store,
    currentAct: makeCurrentAct(),
    clock: () => instant(1),
    allOrNothing: database.allOrNothing,
  };
  const adding = () => members.add(aMember());
  const burning = { ...store, keep: () => Promise.reject(new Error('the log is on fire')) };
  const { act } = anEntry();
  assert.match(await refusal(makeRunCommand({ ...deps, audit: burning })(act, adding)), /on fire/);
  assert.is((await members.count()).members, 0);
  await makeRunCommand(deps)(act, adding);
  assert.equal([(await members.count()).members, (await store.list(null, 9)).length], [1, 1]);
});

test('thousands of old rows go a few at a time, and fresh ones stay', async () => {
  const database = await freshDatabase();
  await database.pool.raw(
    "insert into accounts.attempts (subject_digest, at_ms) select 'x', g from generate_series(1, 12000) g",
  );
  const holding = makePostgresHolding(database, { table: 'accounts.attempts', column: 'at_ms' });
  assert.is(await holding.purgeBefore(instant(11_001)), 11_000);
  assert.equal(await database.pool('accounts.attempts').count('* as n'), [{ n: 1_000 }]);
});

test.run();
