import { makeMemoryCardShelf } from '#adapters/memory/card-shelf.ts';
import { makePostgresCardShelf } from '#adapters/postgres/card-shelf.ts';
import { openTestDatabase } from '#test/support/test-database.ts';
import { cardShelfScenarios } from './card-shelf.scenarios.ts';

cardShelfScenarios('memory', async () => ({ cards: makeMemoryCardShelf(), close: async () => undefined }));

cardShelfScenarios('PostgreSQL', async () => {
  const { database, close } = await openTestDatabase();
  return { cards: makePostgresCardShelf(database), close };
});
