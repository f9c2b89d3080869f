import { join } from 'node:path';
import { schemasOf } from '#adapters/postgres/backup/tables.ts';
import {
  type Database,
  type DatabaseAddress,
  type DatabaseSettings,
  openDatabase,
} from '#adapters/postgres/database.ts';
import { openEmbeddedServer } from '#adapters/postgres/embedded/embedded-server.ts';
import { type Migration, type Migrations, migrate, migrationNames } from '#adapters/postgres/migrations.ts';
import { protectRecord, type ServingRole, servingRoleSql } from '#adapters/postgres/serving-role.ts';
import type { Log } from '#core/kernel/functions.ts';
import { Refusal } from '#core/kernel/refusal.ts';
import { placeOfDatabase, roleOfDatabase } from './database-url.ts';
import { projectFolder, type Settings } from './env.ts';

/** The folder's migrations; the path is written so that a bundler finds each of them. */
export const migrations: Migrations = {
  names: migrationNames(join(projectFolder, 'migrations')),
  load: (name) => import(`../migrations/${name}.ts`) as Promise<Migration>,
};

/** The database the app runs on: open, embedded or elsewhere. */
export interface AppDatabase {
  readonly database: Database;
  /** Where and as whom the app serves; the role that owns the tables serves only where no other is set. */
  readonly serving: {
    readonly address: DatabaseAddress;
    /** The same without the pooler, for a session of one's own. */
    readonly direct: DatabaseAddress;
    readonly isPooled: boolean;
    readonly role: ServingRole | null;
  };
  /** For another pool on the same database. */
  readonly address: DatabaseAddress;
  /** For a session that lasts: a pooler gives a connection away after each transaction. */
  readonly direct: DatabaseAddress;
  /** Where the database is, without secrets. */
  readonly where: string;
  /** Starts the embedded server again when it was lost; for a database elsewhere there is nothing to do. */
  revive(): Promise<void>;
  close(): Promise<void>;
}

/** Closes a database that nothing will use because of an error, and throws that error even if closing fails too. */
export async function closedBecauseOf(
  error: unknown,
  { close }: Pick<AppDatabase, 'close'>,
  say: Log,
): Promise<never> {
  await close().catch((failure: unknown) => say(`The database could not be closed: ${String(failure)}`));
  throw error;
}

const REASONS: Readonly<Record<string, string>> = {
  ECONNREFUSED: 'connection refused',
  ENOENT: 'socket not found',
  ENOTFOUND: 'host not found',
  EAI_AGAIN: 'DNS lookup failed',
  EHOSTUNREACH: 'host unreachable',
  ENETUNREACH: 'host unreachable',
  '28P01': 'wrong user or password',
  '28000': 'user rejected',
  '3D000': 'no such database',
  '53300': 'too many connections',
};

function reasonOf(cause: unknown): string {
  if (!(cause instanceof Error)) return '';
  if (cause.name === 'KnexTimeoutError') return ' (no answer)';
  const code = 'code' in cause ? String(cause.code) : '';
  return code === '' ? '' : ` (${REASONS[code] ?? code})`;
}

async function refuseUnreachable(database: Database, where: string): Promise<void> {
  try {
    await database.pool.raw('select 1');
  } catch (error) {
    const cause = error instanceof Refusal ? error.cause : error;
    await database.close();
    throw new Refusal(
      'unavailable',
      'database.unreachable',
      `The database at ${where} cannot be reached${reasonOf(cause)}.`,
      { cause },
    );
  }
}

export interface OpenSettings extends DatabaseSettings {
  /** The process, as it names itself to the database. */
  readonly application?: string | undefined;
}

async function elsewhere(
  { DATABASE_URL = '', DATABASE_DIRECT_URL, DATABASE_OWNER_URL }: Settings,
  { application, ...options }: OpenSettings,
): Promise<AppDatabase> {
  const where = placeOfDatabase(DATABASE_URL);
  const named = (url: string): DatabaseAddress & { readonly url: string } => ({
    url,
    ...(application !== undefined && { application }),
  });
  const direct = named(DATABASE_DIRECT_URL ?? DATABASE_URL);
  const address = named(DATABASE_OWNER_URL ?? direct.url);
  const role = DATABASE_OWNER_URL === undefined ? null : roleOfDatabase(DATABASE_URL);
  const database = openDatabase(address, options);
  await refuseUnreachable(database, placeOfDatabase(address.url));
  const isPooled = DATABASE_DIRECT_URL !== undefined;
  const serving = { address: named(DATABASE_URL), direct, isPooled, role };
  const revive = async (): Promise<void> => undefined;
  return { database, serving, address, direct: address, where, revive, close: database.close };
}

/** The role under which the embedded database is served; callers are known by the private socket folder. */
const EMBEDDED_ROLE: ServingRole = { name: 'racing_serving', password: null };

/**
 * Opens the database, as the role that owns its tables: the one of `DATABASE_URL`, else the embedded one in the data
 * folder.
 */
export async function openAppDatabase(
  settings: Settings,
  say: Log,
  { application, ...options }: OpenSettings = {},
): Promise<AppDatabase> {
  if (settings.DATABASE_URL !== undefined) return elsewhere(settings, { application, ...options });
  const folder = join(settings.dataFolder, 'postgres');
  const server = await openEmbeddedServer({ folder, say });
  const address = { ...server.connection(), ...(application !== undefined && { application }) };
  const database = openDatabase(address, options);
  const close = async (): Promise<void> => {
    await database.close();
    await server.release();
  };
  await refuseUnreachable(database, folder).catch(async (error: unknown) => {
    await server.release();
    throw error;
  });
  const asRole = { ...address, user: EMBEDDED_ROLE.name };
  const serving = { address: asRole, direct: asRole, isPooled: false, role: EMBEDDED_ROLE };
  return {
    database,
    serving,
    address,
    direct: address,
    where: folder,
    revive: () => server.revive(),
    close,
  };
}

/** The same database as the role that serves, which may only append to the record. */
export async function asServing(owned: AppDatabase, options: DatabaseSettings): Promise<AppDatabase> {
  const { serving, where } = owned;
  const { address, direct, isPooled } = serving;
  await owned.database.close();
  const database = openDatabase(address, { ...options, isPooled });
  await refuseUnreachable(database, where);
  const close = (): Promise<void> => database.close().finally(owned.close);
  return { ...owned, database, address, direct, close };
}

const schemas = (): readonly string[] => schemasOf(migrations.names);

const sqlText = (role: ServingRole): string =>
  servingRoleSql({ ...role, password: null }, schemas(), true)
    .map((statement) => `${statement};`)
    .join('\n');

/** Runs the migrations as the owner, then makes the role that serves where one is set; gives the steps applied. */
export async function migrateAsOwner(
  { database, serving: { role } }: Pick<AppDatabase, 'database' | 'serving'>,
  say: Log,
): Promise<readonly string[]> {
  const applied = await migrate(database, migrations, say);
  if (role === null) return applied;
  const protection = await database.withLock('clubhouse-turn.serving-role', () =>
    protectRecord(database.sql(), role, schemas()),
  );
  if (protection === 'not-allowed')
    say(
      `The record is unprotected: the owner may not create the role ${role.name}. Run this as somebody who may:\n${sqlText(role)}`,
    );
  return applied;
}
