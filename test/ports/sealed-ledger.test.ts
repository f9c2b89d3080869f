import { suite } from 'uvu';
import * as assert from 'uvu/assert';
import type { Database } from '#adapters/postgres/database.ts';
import { makePostgresLedgerStore } from '#adapters/postgres/ledger-store.ts';
import { digest } from '#adapters/system/identifiers.ts';
import { type Instant, MINUTE, shift } from '#core/kernel/instant.ts';
import { makeSealPicks } from '#core/picks/use-cases/seal-picks.ts';
import { makeVerifyLedger } from '#core/picks/use-cases/verify-ledger.ts';
import { aRace } from '#test/support/a-race.ts';
import { aChain, aPickToSeal } from '#test/support/a-sealed-pick.ts';
import { openTestDatabase } from '#test/support/test-database.ts';

const test = suite('sealed ledger on PostgreSQL');
const BEFORE = shift(aRace().postTime as Instant, -60 * MINUTE);

async function onDatabase(work: (database: Database) => Promise<void>): Promise<void> {
  const { database, close } = await openTestDatabase();
  await work(database).finally(close);
}

const verifyOn = (database: Database) =>
  makeVerifyLedger({ ledger: makePostgresLedgerStore(database), digest });

const sealOn = (database: Database) =>
  makeSealPicks({
    ledger: makePostgresLedgerStore(database),
    digest,
    withLock: database.withLock,
    clock: () => BEFORE,
    machineClock: () => BEFORE,
  });

const refusalOf = (work: Promise<unknown>): Promise<string> =>
  work.then(
    () => 'nothing',
    (error: unknown) => String(error),
  );

/** Past the rule of the database, as somebody with its password would. */
async function tamper(database: Database, statement: string): Promise<void> {
  await database.pool.raw('alter table picks.ledger disable trigger user');
  await database.pool.raw(statement);
  await database.pool.raw('alter table picks.ledger enable trigger user');
}

test('the database itself refuses to change, remove or empty', () =>
  onDatabase(async (database) => {
    await makePostgresLedgerStore(database).append(aChain([{}, {}]));
    for (const statement of [
      "update picks.ledger set hash = repeat('0', 64) where seq = 1",
      'delete from picks.ledger where seq = 2',
      'truncate picks.ledger',
    ]) {
      assert.match(await refusalOf(database.pool.raw(statement)), /new entries only/, statement);
    }
    assert.equal((await verifyOn(database)()).entries, 2);
  }));

test('one byte changed past the rule is found, and the row is named', () =>
  onDatabase(async (database) => {
    await makePostgresLedgerStore(database).append(aChain(Array.from({ length: 5 }, () => ({}))));
    await tamper(
      database,
      `update picks.ledger set content = replace(content, '"isAfterOff":false', '"isAfterOff":true ') where seq = 3`,
    );
    const { isWhole, entries, head, fault } = await verifyOn(database)();
    assert.equal([isWhole, entries, head?.seq], [false, 3, 2]);
    assert.match(fault ?? '', /^entry 3: the content does not match its hash/);
  }));

test('a row taken out of the middle is missed', () =>
  onDatabase(async (database) => {
    await makePostgresLedgerStore(database).append(aChain([{}, {}, {}]));
    await tamper(database, 'delete from picks.ledger where seq = 2');
    assert.match((await verifyOn(database)()).fault ?? '', /entry 3 follows entry 1: an entry is missing/);
  }));

test('rows removed from the end are noticed by a reader who knows the latest entry', () =>
  onDatabase(async (database) => {
    await makePostgresLedgerStore(database).append(aChain([{}, {}, {}]));
    const { head } = await verifyOn(database)();
    await tamper(database, 'delete from picks.ledger where seq = 3');
    assert.is((await verifyOn(database)()).fault, null);
    assert.match(
      (await verifyOn(database)({ known: head?.hash ?? '' })).fault ?? '',
      /no entry has the hash/,
    );
  }));

test('two processes at once make one chain, and the same pick one entry', () =>
  onDatabase(async (database) => {
    const second = openSecond(database);
    const picks = Array.from({ length: 12 }, (_, index) => aPickToSeal(aRace({ number: index + 1 })));
    await Promise.all(
      picks.flatMap((pick) => [sealOn(database)([pick]), sealOn(second)([pick]), sealOn(database)([pick])]),
    );
    assert.equal(await verifyOn(database)(), { ...(await verifyOn(database)()), isWhole: true, entries: 12 });
  }));

/** Locks of its own, as another process has: only the database separates the two. */
const openSecond = (database: Database): Database => ({
  ...database,
  withLock: (key, work) =>
    database.allOrNothing(async () => {
      await database.sql().raw('select pg_advisory_xact_lock(hashtextextended(?, 0))', [key]);
      return work();
    }),
});

test('what is taken back with its unit of work leaves no entry', () =>
  onDatabase(async (database) => {
    const failing = database.allOrNothing(async () => {
      await sealOn(database)([aPickToSeal()]);
      throw new Error('the rest went wrong');
    });
    assert.match(await refusalOf(failing), /the rest went wrong/);
    assert.is((await verifyOn(database)()).entries, 0);
  }));

test.run();
