import { makeMemoryNewsShelf } from '#adapters/memory/news-shelf.ts';
import { makePostgresNewsShelf } from '#adapters/postgres/news-shelf.ts';
import { openTestDatabase } from '#test/support/test-database.ts';
import { newsShelfScenarios } from './news-shelf.scenarios.ts';

newsShelfScenarios('memory', async () => ({ news: makeMemoryNewsShelf(), close: async () => undefined }));

newsShelfScenarios('PostgreSQL', async () => {
  const { database, close } = await openTestDatabase();
  return { news: makePostgresNewsShelf(database), close };
});
