import { makeMemoryResultShelf } from '#adapters/memory/result-shelf.ts';
import { makeMemoryResultYears } from '#adapters/memory/result-years.ts';
import { makePostgresResultShelf } from '#adapters/postgres/result-shelf.ts';
import { makePostgresResultYears } from '#adapters/postgres/result-years.ts';
import { openTestDatabase } from '#test/support/test-database.ts';
import { resultYearsScenarios } from './result-years.scenarios.ts';

resultYearsScenarios('memory', async () => {
  const results = makeMemoryResultShelf();
  return { results, years: makeMemoryResultYears(results), close: async () => undefined };
});

resultYearsScenarios('PostgreSQL', async () => {
  const { database, close } = await openTestDatabase();
  return { results: makePostgresResultShelf(database), years: makePostgresResultYears(database), close };
});
