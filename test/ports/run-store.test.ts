import { makePostgresRunStore } from '#adapters/postgres/run-store.ts';
import { makeMemoryRunStore } from '#test/doubles/run-store.ts';
import { openTestDatabase } from '#test/support/test-database.ts';
import { runStoreScenarios } from './run-store.scenarios.ts';

runStoreScenarios('memory', async () => ({
  runs: makeMemoryRunStore(),
  close: async () => undefined,
}));

runStoreScenarios('PostgreSQL', async () => {
  const { database, close } = await openTestDatabase();
  return { runs: makePostgresRunStore(database), close };
});
