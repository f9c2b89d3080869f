import { makeMemoryCardStore } from '#adapters/memory/card-store.ts';
import { makePostgresCardStore } from '#adapters/postgres/card-store.ts';
import { openTestDatabase } from '#test/support/test-database.ts';
import { cardStoreScenarios } from './card-store.scenarios.ts';

cardStoreScenarios('memory', async () => ({ cards: makeMemoryCardStore(), close: async () => undefined }));

cardStoreScenarios('PostgreSQL', async () => {
  const { database, close } = await openTestDatabase();
  return { cards: makePostgresCardStore(database), close };
});
