import { makePostgresNewsStore } from '#adapters/postgres/news-store.ts';
import { makeMemoryNewsStore } from '#test/doubles/news-store.ts';
import { openTestDatabase } from '#test/support/test-database.ts';
import { newsStoreScenarios } from './news-store.scenarios.ts';

newsStoreScenarios('memory', async () => ({ news: makeMemoryNewsStore(), close: async () => undefined }));

newsStoreScenarios('PostgreSQL', async () => {
  const { database, close } = await openTestDatabase();
  return { news: makePostgresNewsStore(database), close };
});
