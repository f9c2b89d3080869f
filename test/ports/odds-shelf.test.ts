import { makeMemoryOddsShelf } from '#adapters/memory/odds-shelf.ts';
import { makePostgresOddsShelf } from '#adapters/postgres/odds-shelf.ts';
import { openTestDatabase } from '#test/support/test-database.ts';
import { oddsShelfScenarios } from './odds-shelf.scenarios.ts';

oddsShelfScenarios('memory', async () => ({
  odds: makeMemoryOddsShelf(),
  close: async () => undefined,
}));

oddsShelfScenarios('PostgreSQL', async () => {
  const { database, close } = await openTestDatabase();
  return { odds: makePostgresOddsShelf(database), close };
});
