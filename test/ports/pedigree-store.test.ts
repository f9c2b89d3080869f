import { makePostgresPedigreeStore } from '#adapters/postgres/pedigree-store.ts';
import { makeMemoryPedigreeStore } from '#test/doubles/pedigree-store.ts';
import { openTestDatabase } from '#test/support/test-database.ts';
import { pedigreeStoreScenarios } from './pedigree-store.scenarios.ts';

pedigreeStoreScenarios('memory', async () => ({
  pedigrees: makeMemoryPedigreeStore(),
  close: async () => undefined,
}));

pedigreeStoreScenarios('PostgreSQL', async () => {
  const { database, close } = await openTestDatabase();
  return { pedigrees: makePostgresPedigreeStore(database), close };
});
