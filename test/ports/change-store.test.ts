import { makePostgresChangeStore } from '#adapters/postgres/change-store.ts';
import { makeMemoryChangeStore } from '#test/doubles/change-store.ts';
import { openTestDatabase } from '#test/support/test-database.ts';
import { changeStoreScenarios } from './change-store.scenarios.ts';

changeStoreScenarios('memory', async () => ({
  changes: makeMemoryChangeStore(),
  close: async () => undefined,
}));

changeStoreScenarios('PostgreSQL', async () => {
  const { database, close } = await openTestDatabase();
  return { changes: makePostgresChangeStore(database), close };
});
