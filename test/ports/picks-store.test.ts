import { makeMemoryPicksStore } from '#adapters/memory/picks-store.ts';
import { makePostgresPicksStore } from '#adapters/postgres/picks-store.ts';
import { openTestDatabase } from '#test/support/test-database.ts';
import { picksStoreScenarios } from './picks-store.scenarios.ts';

picksStoreScenarios('memory', async () => ({ picks: makeMemoryPicksStore(), close: async () => undefined }));

picksStoreScenarios('PostgreSQL', async () => {
  const { database, close } = await openTestDatabase();
  return { picks: makePostgresPicksStore(database), close };
});
