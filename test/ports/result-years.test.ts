import { makeMemoryResultStore } from '#adapters/memory/result-store.ts';
import { makePostgresResultStore } from '#adapters/postgres/result-store.ts';
import { makePostgresResultYears } from '#adapters/postgres/result-years.ts';
import { makeMemoryResultYears } from '#test/doubles/result-years.ts';
import { openTestDatabase } from '#test/support/test-database.ts';
import { resultYearsScenarios } from './result-years.scenarios.ts';

resultYearsScenarios('memory', async () => {
  const results = makeMemoryResultStore();
  return { results, years: makeMemoryResultYears(results), close: async () => undefined };
});

resultYearsScenarios('PostgreSQL', async () => {
  const { database, close } = await openTestDatabase();
  return { results: makePostgresResultStore(database), years: makePostgresResultYears(database), close };
});
