import { makeMemoryPedigreeShelf } from '#adapters/memory/pedigree-shelf.ts';
import { makePostgresPedigreeShelf } from '#adapters/postgres/pedigree-shelf.ts';
import { openTestDatabase } from '#test/support/test-database.ts';
import { pedigreeShelfScenarios } from './pedigree-shelf.scenarios.ts';

pedigreeShelfScenarios('memory', async () => ({
  pedigrees: makeMemoryPedigreeShelf(),
  close: async () => undefined,
}));

pedigreeShelfScenarios('PostgreSQL', async () => {
  const { database, close } = await openTestDatabase();
  return { pedigrees: makePostgresPedigreeShelf(database), close };
});
