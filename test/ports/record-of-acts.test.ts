import { suite } from 'uvu';
import * as assert from 'uvu/assert';
import { makePostgresAuditChain } from '#adapters/postgres/audit-chain.ts';
import { makePostgresAuditStore } from '#adapters/postgres/audit-store.ts';
import type { Database } from '#adapters/postgres/database.ts';
import { makePostgresHolding } from '#adapters/postgres/holding.ts';
import { digest } from '#adapters/system/identifiers.ts';
import { instant } from '#core/kernel/instant.ts';
import { makeKeepAudit } from '#core/operations/use-cases/keep-audit.ts';
import { makeVerifyAudit } from '#core/operations/use-cases/verify-audit.ts';
import { openTestDatabase } from '#test/support/test-database.ts';
import { anEntry } from './audit-store.scenarios.ts';

const test = suite('The chain of the audit log');

const NOW = instant(Date.UTC(2026, 7, 1));
const LONG_AGO = instant(Date.UTC(2020, 0, 1));
const rule = { what: 'audit log', keepDays: 730 };

const roomOn = (database: Database) => {
  const audit = makePostgresAuditStore(database);
  const chain = makePostgresAuditChain(database);
  return {
    audit,
    chain,
    keep: makeKeepAudit({ audit, chain, digest, withLock: database.withLock }),
    verify: makeVerifyAudit({ chain, digest, clock: () => NOW, rule }),
  };
};

async function onDatabase(
  work: (room: ReturnType<typeof roomOn>, database: Database) => Promise<void>,
): Promise<void> {
  const { database, close } = await openTestDatabase();
  await work(roomOn(database), database).finally(close);
}

/** As the owner of the table can. */
async function tamper(database: Database, statement: string): Promise<void> {
  await database.pool.raw('alter table operations.audit disable trigger user');
  await database.pool.raw(statement);
}

test('an emptied entry is found and named', () =>
  onDatabase(async ({ keep, verify }, database) => {
    for (const _ of [1, 2, 3]) await keep(anEntry({ at: NOW }));
    assert.equal((await verify()).fault, null);
    await tamper(
      database,
      'update operations.audit set what = null, before = null, after = null where id = 2',
    );
    assert.match((await verify()).fault ?? '', /audit entry 2 is not stored as it was sealed/);
  }));

test('an entry removed before its time is found, and one slipped in', () =>
  onDatabase(async ({ keep, verify, audit }, database) => {
    for (const _ of [1, 2]) await keep(anEntry({ at: NOW }));
    await audit.keep(anEntry({ at: NOW }));
    assert.match((await verify()).fault ?? '', /holds 1 more than were sealed/);
    await tamper(database, 'delete from operations.audit where id = 1');
    assert.match((await verify()).fault ?? '', /audit entry 1 was sealed and is gone/);
  }));

test('entries past their retention go, and the chain still verifies without a word of them', () =>
  onDatabase(async ({ keep, verify, chain }, database) => {
    await keep(anEntry({ at: LONG_AGO }));
    await keep(anEntry({ at: NOW }));
    const log = { table: 'operations.audit', column: 'at_ms', isGuarded: true };
    assert.is(await makePostgresHolding(database, log).purgeBefore(instant(Date.UTC(2021, 0, 1))), 1);
    const { entries, fault } = await verify();
    assert.equal([entries, fault], [2, null]);
    const [row] = await chain.after(0, 1);
    assert.equal(Object.keys(JSON.parse(row?.text ?? '{}')), [
      'at',
      'format',
      'id',
      'previous',
      'seal',
      'seq',
    ]);
  }));

test('entries from before the chain are sealed with the next one', () =>
  onDatabase(async ({ keep, verify, audit }) => {
    await audit.keep(anEntry({ at: NOW }));
    await audit.keep(anEntry({ at: NOW }));
    await keep(anEntry({ at: NOW }));
    assert.is((await verify()).entries, 3);
    assert.is((await verify()).fault, null);
  }));

test.run();
