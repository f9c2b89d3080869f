import { readFileSync } from 'node:fs';
import { suite } from 'uvu';
import * as assert from 'uvu/assert';
import { openAlarmQueue } from '#adapters/jobs/alarm-queue.ts';
import { makePostgresChain } from '#adapters/postgres/chain-store.ts';
import { openDatabase } from '#adapters/postgres/database.ts';
import { exposedTable } from '#adapters/postgres/serving-role.ts';
import { machineClock } from '#adapters/system/machine-clock.ts';
import { openWorkerApp } from '#config/app.ts';
import { migrateAsOwner, openAppDatabase } from '#config/app-database.ts';
import { readSettings } from '#config/env.ts';
import { headsOfTexts } from '#core/operations/heads/published-heads.ts';
import { aRecordOfADay, withPickAfterOff } from '#test/support/a-forged-record.ts';
import { aChain } from '#test/support/a-sealed-pick.ts';
import { dropDataFolder, newDataFolder } from '#test/support/running-product.ts';
import { openTestDatabase, testServer } from '#test/support/test-database.ts';

const test = suite('The role that serves');
const SERVING = 'test_serving';
const PLAIN_OWNER = 'test_plain_owner';

async function urlOf(name: string, user: string): Promise<string> {
  const { host, port, database } = (await testServer()).connection(name);
  return `postgres://${user}@localhost/${database}?host=${encodeURIComponent(host)}&port=${port}`;
}

const superuser = async (): Promise<string> => (await testServer()).connection().user;

const fail = (error: unknown): never => {
  throw error;
};

const refusalOf = (work: PromiseLike<unknown>): Promise<string> =>
  Promise.resolve(work).then(
    () => 'done',
    (error: unknown) => String(error),
  );

async function settingsFor(name: string, owner: string) {
  const folder = newDataFolder();
  const settings = readSettings({
    DATABASE_URL: await urlOf(name, SERVING),
    DATABASE_OWNER_URL: await urlOf(name, owner),
    RACING_DATA_DIR: folder,
  });
  return { settings, drop: () => dropDataFolder(folder) };
}

const REWRITES = [
  "update picks.ledger set content = 'x'",
  'delete from picks.ledger',
  'truncate picks.ledger',
  'alter table picks.ledger disable trigger user',
  'alter table picks.ledger add column is_replayed boolean default false',
  'drop table results.chain',
  'drop schema picks cascade',
  'update results.chain set seq = 7',
  'delete from operations.audit_chain',
  'update operations.audit set what = null',
  'delete from operations.audit',
  'create or replace function picks.keep_ledger() returns trigger language plpgsql as $$ begin return new; end $$',
  'set session_replication_role = replica',
];

test('appends to the record and can rewrite none of it', async () => {
  const { name, close } = await openTestDatabase();
  const { settings, drop } = await settingsFor(name, await superuser());
  try {
    const { appDatabase, get } = await openWorkerApp(settings, () => undefined, machineClock);
    try {
      const { pool } = appDatabase.database;
      await makePostgresChain(appDatabase.database, 'picks.ledger').append(aChain([{}, {}]));
      await get('audit').keep({
        at: machineClock(),
        act: { by: null, name: 'racing-cli sync', subject: null, requestId: null },
        change: null,
      });
      for (const statement of REWRITES)
        assert.match(await refusalOf(pool.raw(statement)), /permission denied|must be owner/, statement);
      assert.is((await get('verifyLedger')()).entries, 2);
      assert.equal([(await get('verifyAudit')()).entries, (await get('verifyAudit')()).fault], [1, null]);
      await get('purgeOld')({ dryRun: false });
      assert.is((await get('verifyAudit')()).fault, null);
      const queue = openAlarmQueue({
        connection: { connectionString: settings.DATABASE_URL ?? '' },
        logError: fail,
      });
      assert.equal(await queue.take(1).finally(queue.close), []);
      assert.is(await exposedTable(pool, SERVING), null);
    } finally {
      await appDatabase.close();
    }
  } finally {
    await close();
    drop();
  }
});

test('what it appends out of turn is found by verification', async () => {
  const { name, close } = await openTestDatabase();
  const { settings, drop } = await settingsFor(name, await superuser());
  try {
    const { appDatabase, get } = await openWorkerApp(settings, () => undefined, machineClock);
    try {
      const rows = aChain([{}, {}]);
      const forged = aChain([{ sealedAt: '2025-08-01T12:00:00.000Z' }], rows[1] ?? null);
      await makePostgresChain(appDatabase.database, 'picks.ledger').append([...rows, ...forged]);
      assert.match((await get('verifyLedger')()).fault ?? '', /entry 3: dated more than an hour before/);
    } finally {
      await appDatabase.close();
    }
  } finally {
    await close();
    drop();
  }
});

test('a pick appended after the off that claims to be of before is found by the heads that it cannot rewrite', async () => {
  const { name, close } = await openTestDatabase();
  const { settings, drop } = await settingsFor(name, await superuser());
  try {
    const { appDatabase, get } = await openWorkerApp(settings, () => undefined, machineClock);
    try {
      const { heads, picks } = aRecordOfADay();
      const forged = withPickAfterOff(aRecordOfADay()).picks;
      await makePostgresChain(appDatabase.database, 'picks.ledger').append(picks);
      for (const published of heads) await get('heads').keep(published);
      await makePostgresChain(appDatabase.database, 'picks.ledger').append(forged.slice(picks.length));
      for (const rewrite of [
        'delete from operations.heads',
        'update operations.heads set published_at_ms = 1',
      ])
        assert.match(await refusalOf(appDatabase.database.pool.raw(rewrite)), 'permission denied', rewrite);
      const [, query = ''] =
        /Entries that are dated before the head[\s\S]*?```sql\n([\s\S]*?)```/.exec(
          readFileSync('config/docs/verify-the-record.md', 'utf8'),
        ) ?? [];
      const { rows } = await appDatabase.database.pool.raw<{ rows: { seq: number }[] }>(
        query.replaceAll('?', '\\?'),
      );
      assert.equal(
        rows.map(({ seq }) => Number(seq)),
        [2],
        'the SQL of the guide',
      );
      const { picks: noted } = headsOfTexts(await get('heads').latest(10));
      assert.match((await get('verifyLedger')({ noted })).fault ?? '', /entry 2: dated .*, but added after /);
    } finally {
      await appDatabase.close();
    }
  } finally {
    await close();
    drop();
  }
});

test('an owner who may not make roles is told so, with the SQL for somebody who may', async () => {
  const { name, database, close } = await openTestDatabase({ empty: true });
  const { settings, drop } = await settingsFor(name, PLAIN_OWNER);
  try {
    await database.pool.raw(`drop role if exists ${PLAIN_OWNER}`);
    await database.pool.raw(`create role ${PLAIN_OWNER} login`);
    await database.pool.raw(`alter database ${name} owner to ${PLAIN_OWNER}`);
    await database.pool.raw(`drop owned by ${SERVING}`).catch(() => undefined);
    await database.pool.raw(`drop role if exists ${SERVING}`);
    const said: string[] = [];
    const owned = await openAppDatabase(settings, () => undefined);
    await migrateAsOwner(owned, (line) => said.push(line)).finally(owned.close);
    const text = said.join('\n');
    assert.match(text, /The record is unprotected: the owner may not create the role test_serving/);
    const sql = text.slice(text.indexOf('create role'));
    const administrator = openDatabase({ url: await urlOf(name, await superuser()) }, { size: 1 });
    await administrator.pool.raw(sql).finally(administrator.close);
    assert.is(await exposedTable(database.pool, SERVING), null);
    assert.is(await exposedTable(database.pool, PLAIN_OWNER), 'picks.ledger');
  } finally {
    await close();
    drop();
  }
});

test.run();
