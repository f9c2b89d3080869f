import { makeMemoryPointShelf } from '#adapters/memory/point-shelf.ts';
import { makePostgresPointShelf } from '#adapters/postgres/point-shelf.ts';
import { openTestDatabase } from '#test/support/test-database.ts';
import { pointShelfScenarios } from './point-shelf.scenarios.ts';

pointShelfScenarios('memory', async () => ({
  points: makeMemoryPointShelf(),
  close: async () => undefined,
}));

pointShelfScenarios('PostgreSQL', async () => {
  const { database, close } = await openTestDatabase();
  return { points: makePostgresPointShelf(database), close };
});
