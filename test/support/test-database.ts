import { createHash, randomBytes } from 'node:crypto';
import { readdirSync, readFileSync } from 'node:fs';
import { join } from 'node:path';
import { fileURLToPath } from 'node:url';
import { type Database, openDatabase } from '#adapters/postgres/database.ts';
import { type EmbeddedServer, openEmbeddedServer } from '#adapters/postgres/embedded/embedded-server.ts';
import { migrate, migrationsIn } from '#adapters/postgres/migrations.ts';
import { afterLastTest } from './after-last-test.ts';

const project = fileURLToPath(new URL('../..', import.meta.url));
export const migrationsFolder = join(project, 'migrations');

let server: Promise<EmbeddedServer> | undefined;
let template: Promise<string> | undefined;

/** The embedded server of the tests, one for the whole checkout; it stops when the last test process ends. */
export function testServer(): Promise<EmbeddedServer> {
  if (server === undefined) {
    server = openEmbeddedServer({ folder: join(project, '.build', 'test-database') });
    afterLastTest(async () => (await server)?.release());
  }
  return server;
}

async function administer<T>(work: (database: Database) => Promise<T>): Promise<T> {
  const database = openDatabase((await testServer()).connection('postgres'), { size: 1 });
  return work(database).finally(() => database.close());
}

/** A database holding every migration, made once for each state of the folder. */
function migratedTemplate(): Promise<string> {
  template ??= (async () => {
    const hash = createHash('sha256');
    for (const name of readdirSync(migrationsFolder).sort())
      hash.update(name).update(readFileSync(join(migrationsFolder, name)));
    const name = `template_${hash.digest('hex').slice(0, 16)}`;
    await administer(async (postgres) => {
      await postgres.pool.raw('select pg_advisory_lock(4711)');
      const found = await postgres.pool.raw<{ rows: unknown[] }>(
        'select 1 from pg_database where datname = ?',
        [name],
      );
      if (found.rows.length > 0) return;
      const fresh = `making_${randomBytes(6).toString('hex')}`;
      await postgres.pool.raw(`create database ${fresh}`);
      const database = openDatabase((await testServer()).connection(fresh), { size: 2 });
      await migrate(database, migrationsIn(migrationsFolder), () => undefined).finally(() =>
        database.close(),
      );
      await postgres.pool.raw(`alter database ${fresh} rename to ${name}`);
    });
    return name;
  })();
  return template;
}

export interface TestDatabase {
  readonly name: string;
  readonly database: Database;
  /** Closes the pool and drops the database. */
  close(): Promise<void>;
}

/** A fresh database of the embedded server: migrated, or empty when `empty` is asked for. */
export async function openTestDatabase(options: { empty?: boolean } = {}): Promise<TestDatabase> {
  const name = `test_${randomBytes(8).toString('hex')}`;
  const from = options.empty === true ? 'template0' : await migratedTemplate();
  await administer((postgres) => postgres.pool.raw(`create database ${name} template ${from}`));
  const database = openDatabase((await testServer()).connection(name));
  const close = async (): Promise<void> => {
    await database.close();
    await administer((postgres) => postgres.pool.raw(`drop database if exists ${name} with (force)`));
  };
  return { name, database, close };
}

/** The address of a database of the embedded server, as people set it. */
export async function urlOfDatabase(name: string): Promise<string> {
  const { host, port, user, database } = (await testServer()).connection(name);
  return `postgres://${user}@localhost/${database}?host=${encodeURIComponent(host)}&port=${port}`;
}
