import { readdirSync } from 'node:fs';
import { join } from 'node:path';
import { pathToFileURL } from 'node:url';
import type { Knex } from 'knex';
import type { Log } from '#core/kernel/functions.ts';
import { Refusal } from '#core/kernel/refusal.ts';
import type { Database } from './database.ts';

const TABLE = 'schema_history';
const LOCK = 'clubhouse-turn.migrations';

/** One step of the schema. */
export interface Migration {
  up(knex: Knex): Promise<void>;
}

/** The available steps, oldest first, and how one is loaded. */
export interface Migrations {
  readonly names: readonly string[];
  readonly load: (name: string) => Promise<Migration>;
}

/** Names of the migrations in the folder, oldest first. */
export function migrationNames(folder: string): string[] {
  return readdirSync(folder)
    .filter((name) => /^\d{12}_.+\.ts$/.test(name))
    .map((name) => name.replace(/\.ts$/, ''))
    .sort();
}

/** The migrations now in a folder. */
export const migrationsIn = (folder: string): Migrations => ({
  names: migrationNames(folder),
  load: (name) => import(pathToFileURL(join(folder, `${name}.ts`)).href) as Promise<Migration>,
});

/** Migrations applied to the database, oldest first; empty for a new one. */
export async function appliedMigrations(knex: Knex): Promise<string[]> {
  // Queried from the catalog as data: `to_regclass` answers from a cache that may not yet know what another
  // process, waited for under the lock, has just made.
  const table = await knex.raw<{ rows: unknown[] }>(
    "select 1 from pg_catalog.pg_tables where schemaname = 'public' and tablename = ?",
    [TABLE],
  );
  if (table.rows.length === 0) return [];
  const rows = await knex(TABLE).select<{ name: string }[]>('name').orderBy('name');
  return rows.map((row) => row.name);
}

/** Refuses a database that newer code has changed. */
export function refuseNewer(applied: readonly string[], known: readonly string[]): void {
  const unknown = applied.filter((name) => !known.includes(name));
  if (unknown.length === 0) return;
  throw new Refusal(
    'conflict',
    'database.newer-than-code',
    `The database was changed by a newer version of Clubhouse Turn (${unknown.join(', ')}): start that version, or use another database.`,
  );
}

/** Applies the named migrations inside the given transaction and records each. */
export async function applyMigrations(
  trx: Knex,
  { load }: Migrations,
  names: readonly string[],
): Promise<void> {
  await trx.raw(
    `create table if not exists public.${TABLE} (name text primary key, applied_at timestamptz not null default now())`,
  );
  for (const name of names) {
    await (await load(name)).up(trx);
    await trx(TABLE).insert({ name });
  }
}

/**
 * Applies all pending migrations in one transaction, so that a
 * killed start leaves the schema as it was. Several processes may call it at once. Returns what was applied.
 */
export async function migrate(
  database: Database,
  migrations: Migrations,
  say: Log,
): Promise<readonly string[]> {
  const known = migrations.names;
  const before = await appliedMigrations(database.pool);
  refuseNewer(before, known);
  if (before.length === known.length) return [];
  return database.withLock(LOCK, async () => {
    const trx = database.sql();
    const applied = await appliedMigrations(trx);
    refuseNewer(applied, known);
    const pending = known.filter((name) => !applied.includes(name));
    if (pending.length > 0)
      say(`Updating the database (${pending.length} ${pending.length === 1 ? 'step' : 'steps'})`);
    await applyMigrations(trx, migrations, pending);
    return pending;
  });
}
