import { makeMemoryChangeShelf } from '#adapters/memory/change-shelf.ts';
import { makePostgresChangeShelf } from '#adapters/postgres/change-shelf.ts';
import { openTestDatabase } from '#test/support/test-database.ts';
import { changeShelfScenarios } from './change-shelf.scenarios.ts';

changeShelfScenarios('memory', async () => ({
  changes: makeMemoryChangeShelf(),
  close: async () => undefined,
}));

changeShelfScenarios('PostgreSQL', async () => {
  const { database, close } = await openTestDatabase();
  return { changes: makePostgresChangeShelf(database), close };
});
