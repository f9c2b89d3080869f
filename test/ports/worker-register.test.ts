import { makePostgresWorkerRegister } from '#adapters/postgres/worker-register.ts';
import { makeMemoryWorkerRegister } from '#test/doubles/worker-register.ts';
import { openTestDatabase } from '#test/support/test-database.ts';
import { workerRegisterScenarios } from './worker-register.scenarios.ts';

workerRegisterScenarios('memory', async () => ({
  workers: makeMemoryWorkerRegister(),
  close: async () => undefined,
}));

workerRegisterScenarios('PostgreSQL', async () => {
  const { database, close } = await openTestDatabase();
  return { workers: makePostgresWorkerRegister(database), close };
});
