import { join } from 'node:path';
import {
  type Database,
  type DatabaseAddress,
  type DatabaseSettings,
  openDatabase,
} from '#adapters/postgres/database.ts';
import { openEmbeddedServer } from '#adapters/postgres/embedded/embedded-server.ts';
import { type Migration, type Migrations, migrationNames } from '#adapters/postgres/migrations.ts';
import type { Log } from '#core/kernel/functions.ts';
import { Refusal } from '#core/kernel/refusal.ts';
import { placeOfDatabase } from './database-url.ts';
import { projectFolder, type Settings } from './env.ts';

/** The folder's migrations; the path is written so that a bundler finds each of them. */
export const migrations: Migrations = {
  names: migrationNames(join(projectFolder, 'migrations')),
  load: (name) => import(`../migrations/${name}.ts`) as Promise<Migration>,
};

/** The database the app runs on: open, embedded or elsewhere. */
export interface AppDatabase {
  readonly database: Database;
  /** For another pool on the same database. */
  readonly address: DatabaseAddress;
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

async function elsewhere(url: string, options: DatabaseSettings): Promise<AppDatabase> {
  const where = placeOfDatabase(url);
  const address = { url };
  const database = openDatabase(address, options);
  await refuseUnreachable(database, where);
  return { database, address, where, revive: async () => undefined, close: database.close };
}

/** Opens the database: the one of `DATABASE_URL`, else the embedded one in the data folder. */
export async function openAppDatabase(
  settings: Settings,
  say: Log,
  options: DatabaseSettings = {},
): Promise<AppDatabase> {
  if (settings.DATABASE_URL !== undefined) return elsewhere(settings.DATABASE_URL, options);
  const folder = join(settings.dataFolder, 'postgres');
  const server = await openEmbeddedServer({ folder, say });
  const address = server.connection();
  const database = openDatabase(address, options);
  const close = async (): Promise<void> => {
    await database.close();
    await server.release();
  };
  await refuseUnreachable(database, folder).catch(async (error: unknown) => {
    await server.release();
    throw error;
  });
  return { database, address, where: folder, revive: () => server.revive(), close };
}
