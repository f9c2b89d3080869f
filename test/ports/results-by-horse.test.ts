import { makeMemoryResultStore } from '#adapters/memory/result-store.ts';
import { makePostgresResultStore } from '#adapters/postgres/result-store.ts';
import { makePostgresResultsByHorse } from '#adapters/postgres/results-by-horse.ts';
import { openTestDatabase } from '#test/support/test-database.ts';
import { resultsByHorseScenarios } from './results-by-horse.scenarios.ts';

resultsByHorseScenarios('memory', async () => {
  const store = makeMemoryResultStore();
  return { results: store, byHorse: store, close: async () => undefined };
});

resultsByHorseScenarios('PostgreSQL', async () => {
  const { database, close } = await openTestDatabase();
  return {
    results: makePostgresResultStore(database),
    byHorse: makePostgresResultsByHorse(database),
    close,
  };
});
