import { makeMemoryResultStore } from '#adapters/memory/result-store.ts';
import { makePostgresResultStore } from '#adapters/postgres/result-store.ts';
import { openTestDatabase } from '#test/support/test-database.ts';
import { resultStoreScenarios } from './result-store.scenarios.ts';

resultStoreScenarios('memory', async () => ({
  results: makeMemoryResultStore(),
  close: async () => undefined,
}));

resultStoreScenarios('PostgreSQL', async () => {
  const { database, close } = await openTestDatabase();
  return { results: makePostgresResultStore(database), close };
});
