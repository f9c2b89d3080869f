import { makeMemoryResultStore } from '#adapters/memory/result-store.ts';
import { makePostgresDoubtfulResults } from '#adapters/postgres/doubtful-results.ts';
import { makePostgresResultStore } from '#adapters/postgres/result-store.ts';
import { makeMemoryDoubtfulResults } from '#test/doubles/doubtful-results.ts';
import { openTestDatabase } from '#test/support/test-database.ts';
import { doubtfulResultsScenarios } from './doubtful-results.scenarios.ts';

doubtfulResultsScenarios('memory', async () => {
  const results = makeMemoryResultStore();
  return { results, doubtful: makeMemoryDoubtfulResults(results), close: async () => undefined };
});

doubtfulResultsScenarios('PostgreSQL', async () => {
  const { database, close } = await openTestDatabase();
  return {
    results: makePostgresResultStore(database),
    doubtful: makePostgresDoubtfulResults(database),
    close,
  };
});
