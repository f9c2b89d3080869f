import type { Database } from '#adapters/postgres/database.ts';
import { applyMigrations, migrationsIn } from '#adapters/postgres/migrations.ts';
import { migrationsFolder, openTestDatabase } from './test-database.ts';

/**
 * Runs the work on a database as it was before the migration whose name ends so. `migrate` applies that one and all later
 * ones.
 */
export async function inOlderDatabase<Result>(
  ending: string,
  work: (database: Database, migrate: () => Promise<void>) => Promise<Result>,
): Promise<Result> {
  const { database, close } = await openTestDatabase({ empty: true });
  try {
    const migrations = migrationsIn(migrationsFolder);
    const first = migrations.names.findIndex((name) => name.endsWith(ending));
    if (first < 0) throw new Error(`no migration ends with ${ending}`);
    await applyMigrations(database.pool, migrations, migrations.names.slice(0, first));
    return await work(database, async () => {
      await applyMigrations(database.pool, migrations, migrations.names.slice(first));
    });
  } finally {
    await close();
  }
}
