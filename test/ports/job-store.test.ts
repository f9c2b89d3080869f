import { makeMemoryJobStore } from '#adapters/memory/job-store.ts';
import { makePostgresJobStore } from '#adapters/postgres/job-store.ts';
import { openTestDatabase } from '#test/support/test-database.ts';
import { jobStoreScenarios } from './job-store.scenarios.ts';

jobStoreScenarios('memory', async () => ({
  points: makeMemoryJobStore(),
  close: async () => undefined,
}));

jobStoreScenarios('PostgreSQL', async () => {
  const { database, close } = await openTestDatabase();
  return { points: makePostgresJobStore(database), close };
});
