import { makeMemoryRunShelf } from '#adapters/memory/run-shelf.ts';
import { makePostgresRunShelf } from '#adapters/postgres/run-shelf.ts';
import { openTestDatabase } from '#test/support/test-database.ts';
import { runShelfScenarios } from './run-shelf.scenarios.ts';

runShelfScenarios('memory', async () => ({
  runs: makeMemoryRunShelf(),
  close: async () => undefined,
}));

runShelfScenarios('PostgreSQL', async () => {
  const { database, close } = await openTestDatabase();
  return { runs: makePostgresRunShelf(database), close };
});
