import { makeMemoryExpertShelf } from '#adapters/memory/expert-shelf.ts';
import { makePostgresExpertShelf } from '#adapters/postgres/expert-shelf.ts';
import { openTestDatabase } from '#test/support/test-database.ts';
import { expertShelfScenarios } from './expert-shelf.scenarios.ts';

expertShelfScenarios('memory', async () => ({
  experts: makeMemoryExpertShelf(),
  close: async () => undefined,
}));

expertShelfScenarios('PostgreSQL', async () => {
  const { database, close } = await openTestDatabase();
  return { experts: makePostgresExpertShelf(database), close };
});
