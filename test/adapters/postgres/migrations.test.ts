import { mkdtempSync, rmSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { suite } from 'uvu';
import * as assert from 'uvu/assert';
import { openDatabase } from '#adapters/postgres/database.ts';
import { appliedMigrations, migrate, migrationNames, migrationsIn } from '#adapters/postgres/migrations.ts';
import { Refusal } from '#core/kernel/refusal.ts';
import {
  migrationsFolder,
  openTestDatabase,
  type TestDatabase,
  testServer,
} from '#test/support/test-database.ts';

const test = suite<{ empty: TestDatabase; folder: string }>('migrations');
const quiet = (): void => undefined;

test.before.each(async (context) => {
  context.empty = await openTestDatabase({ empty: true });
  context.folder = mkdtempSync(join(tmpdir(), 'migrations-'));
});

test.after.each(async ({ empty, folder }) => {
  await empty.close();
  rmSync(folder, { recursive: true });
});

const step = (folder: string, name: string, sql: string): void =>
  writeFileSync(join(folder, `${name}.ts`), `export async function up(knex) { await knex.raw(\`${sql}\`); }`);

test('an empty database gets every step, and a second run has nothing to do', async ({ empty }) => {
  const lines: string[] = [];
  const applied = await migrate(empty.database, migrationsIn(migrationsFolder), (line) => lines.push(line));
  assert.equal(applied, migrationNames(migrationsFolder));
  assert.match(lines.join('\n'), /Updating the database/);
  assert.equal(await migrate(empty.database, migrationsIn(migrationsFolder), quiet), []);
});

test('processes that start at once, each with one connection, apply each step once', async ({ empty }) => {
  const connection = (await testServer()).connection(empty.name);
  const processes = [1, 2, 3].map(() => openDatabase(connection, { size: 1 }));
  const applied = await Promise.all(
    processes.map((database) => migrate(database, migrationsIn(migrationsFolder), quiet)),
  );
  assert.equal(applied.flat().sort(), migrationNames(migrationsFolder));
  await Promise.all(processes.map((database) => database.close()));
});

test('each room keeps its tables in a schema of its own, and none in public', async ({ empty }) => {
  await migrate(empty.database, migrationsIn(migrationsFolder), quiet);
  const stray = await empty.database.pool.raw<{ rows: { table: string }[] }>(
    "select table_name as table from information_schema.tables where table_schema = 'public'",
  );
  assert.equal(
    stray.rows.map((row) => row.table),
    ['schema_history'],
  );
});

test('a step that fails leaves the schema and the data as they were', async ({ empty, folder }) => {
  step(folder, '200001010000_room_first', 'create table kept (n int); insert into kept values (7)');
  await migrate(empty.database, migrationsIn(folder), quiet);
  step(folder, '200001010001_room_second', 'create table made_then_lost (n int)');
  step(folder, '200001010002_room_third', 'alter table kept add column n int');
  let refused = false;
  await migrate(empty.database, migrationsIn(folder), quiet).catch(() => {
    refused = true;
  });
  assert.ok(refused);
  assert.equal(await appliedMigrations(empty.database.pool), ['200001010000_room_first']);
  const found = await empty.database.pool.raw<{ rows: { t: string | null }[] }>(
    "select to_regclass('made_then_lost') as t",
  );
  assert.is(found.rows[0]?.t, null);
  assert.equal(await empty.database.pool('kept').select('n'), [{ n: 7 }]);
});

test('a later step finds the data of the earlier state', async ({ empty, folder }) => {
  step(folder, '200001010000_room_first', 'create table kept (n int); insert into kept values (7)');
  await migrate(empty.database, migrationsIn(folder), quiet);
  step(
    folder,
    '200001010001_room_second',
    'alter table kept add column doubled int; update kept set doubled = n * 2',
  );
  assert.equal(await migrate(empty.database, migrationsIn(folder), quiet), ['200001010001_room_second']);
  assert.equal(await empty.database.pool('kept').select(), [{ n: 7, doubled: 14 }]);
});

test('a database that newer code has changed is refused, whole', async ({ empty, folder }) => {
  step(folder, '200001010000_room_first', 'create table kept (n int)');
  step(folder, '200001010001_room_newer', 'create table newer (n int)');
  await migrate(empty.database, migrationsIn(folder), quiet);
  rmSync(join(folder, '200001010001_room_newer.ts'));
  let refusal: unknown = null;
  await migrate(empty.database, migrationsIn(folder), quiet).catch((error: unknown) => {
    refusal = error;
  });
  assert.instance(refusal, Refusal);
  assert.is((refusal as Refusal).code, 'database.newer-than-code');
  assert.match((refusal as Refusal).message, /200001010001_room_newer/);
});

test.run();
