import { makeMemoryFigureStore } from '#adapters/memory/figure-store.ts';
import { makePostgresFigureStore } from '#adapters/postgres/figure-store.ts';
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
