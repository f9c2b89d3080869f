import { makePostgresExpertStore } from '#adapters/postgres/expert-store.ts';
import { makeMemoryExpertStore } from '#test/doubles/expert-store.ts';
import { openTestDatabase } from '#test/support/test-database.ts';
import { expertStoreScenarios } from './expert-store.scenarios.ts';

expertStoreScenarios('memory', async () => ({
  experts: makeMemoryExpertStore(),
  close: async () => undefined,
}));

expertStoreScenarios('PostgreSQL', async () => {
  const { database, close } = await openTestDatabase();
  return { experts: makePostgresExpertStore(database), close };
});
