import { makeMemoryPicksShelf } from '#adapters/memory/picks-shelf.ts';
import { makePostgresPicksShelf } from '#adapters/postgres/picks-shelf.ts';
import { openTestDatabase } from '#test/support/test-database.ts';
import { picksShelfScenarios } from './picks-shelf.scenarios.ts';

picksShelfScenarios('memory', async () => ({ picks: makeMemoryPicksShelf(), close: async () => undefined }));

picksShelfScenarios('PostgreSQL', async () => {
  const { database, close } = await openTestDatabase();
  return { picks: makePostgresPicksShelf(database), close };
});
