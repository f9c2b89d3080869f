import { makePostgresOddsStore } from '#adapters/postgres/odds-store.ts';
import { makeMemoryOddsStore } from '#test/doubles/odds-store.ts';
import { openTestDatabase } from '#test/support/test-database.ts';
import { oddsStoreScenarios } from './odds-store.scenarios.ts';

oddsStoreScenarios('memory', async () => ({
  odds: makeMemoryOddsStore(),
  close: async () => undefined,
}));

oddsStoreScenarios('PostgreSQL', async () => {
  const { database, close } = await openTestDatabase();
  return { odds: makePostgresOddsStore(database), close };
});
