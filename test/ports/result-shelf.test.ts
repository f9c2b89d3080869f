import { makeMemoryResultShelf } from '#adapters/memory/result-shelf.ts';
import { makePostgresResultShelf } from '#adapters/postgres/result-shelf.ts';
import { openTestDatabase } from '#test/support/test-database.ts';
import { resultShelfScenarios } from './result-shelf.scenarios.ts';

resultShelfScenarios('memory', async () => ({
  results: makeMemoryResultShelf(),
  close: async () => undefined,
}));

resultShelfScenarios('PostgreSQL', async () => {
  const { database, close } = await openTestDatabase();
  return { results: makePostgresResultShelf(database), close };
});
