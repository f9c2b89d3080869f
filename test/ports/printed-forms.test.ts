import { makeMemoryCardStore } from '#adapters/memory/card-store.ts';
import { makePostgresCardStore } from '#adapters/postgres/card-store.ts';
import { makePostgresPrintedForms } from '#adapters/postgres/printed-forms.ts';
import { openTestDatabase } from '#test/support/test-database.ts';
import { printedFormsScenarios } from './printed-forms.scenarios.ts';

printedFormsScenarios('memory', async () => {
  const store = makeMemoryCardStore();
  return { cards: store, forms: store, close: async () => undefined };
});

printedFormsScenarios('PostgreSQL', async () => {
  const { database, close } = await openTestDatabase();
  return { cards: makePostgresCardStore(database), forms: makePostgresPrintedForms(database), close };
});
