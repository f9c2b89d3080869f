import { makePostgresBackfillStore } from '#adapters/postgres/backfill-store.ts';
import { makeMemoryBackfillStore } from '#test/doubles/backfill-store.ts';
import { openTestDatabase } from '#test/support/test-database.ts';
import { backfillStoreScenarios } from './backfill-store.scenarios.ts';

backfillStoreScenarios('memory', async () => ({
  backfills: makeMemoryBackfillStore(),
  close: async () => undefined,
}));

backfillStoreScenarios('PostgreSQL', async () => {
  const { database, close } = await openTestDatabase();
  return { backfills: makePostgresBackfillStore(database), close };
});
