import { makePostgresFigureStore } from '#adapters/postgres/figure-store.ts';
import { makeMemoryFigureStore } from '#test/doubles/figure-store.ts';
import { openTestDatabase } from '#test/support/test-database.ts';
import { figureStoreScenarios } from './figure-store.scenarios.ts';

figureStoreScenarios('memory', async () => ({
  figures: makeMemoryFigureStore(),
  close: async () => undefined,
}));

figureStoreScenarios('PostgreSQL', async () => {
  const { database, close } = await openTestDatabase();
  return { figures: makePostgresFigureStore(database), close };
});
