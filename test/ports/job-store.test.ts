import { makePostgresJobStore } from '#adapters/postgres/job-store.ts';
import { makeMemoryJobStore } from '#test/doubles/job-store.ts';
import { openTestDatabase } from '#test/support/test-database.ts';
import { jobStoreScenarios } from './job-store.scenarios.ts';

jobStoreScenarios('memory', async () => ({
  jobs: makeMemoryJobStore(),
  close: async () => undefined,
}));

jobStoreScenarios('PostgreSQL', async () => {
  const { database, close } = await openTestDatabase();
  return { jobs: makePostgresJobStore(database), close };
});
