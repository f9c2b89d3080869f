import { makeMemoryFigureShelf } from '#adapters/memory/figure-shelf.ts';
import { makePostgresFigureShelf } from '#adapters/postgres/figure-shelf.ts';
import { openTestDatabase } from '#test/support/test-database.ts';
import { figureShelfScenarios } from './figure-shelf.scenarios.ts';

figureShelfScenarios('memory', async () => ({
  figures: makeMemoryFigureShelf(),
  close: async () => undefined,
}));

figureShelfScenarios('PostgreSQL', async () => {
  const { database, close } = await openTestDatabase();
  return { figures: makePostgresFigureShelf(database), close };
});
