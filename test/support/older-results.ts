import type { Database } from '#adapters/postgres/database.ts';

/** Stores sheets with today's result store in a database that is older than the column for when a sheet was received. */
export async function withOlderResults(
  database: Database,
  storeSheets: () => Promise<unknown>,
): Promise<void> {
  await database.pool.raw('alter table results.sheets add column known_at_ms bigint');
  await storeSheets();
  await database.pool.raw('alter table results.sheets drop column known_at_ms');
}
