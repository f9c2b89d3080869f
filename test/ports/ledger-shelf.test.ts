import { makeMemoryLedgerShelf } from '#adapters/memory/ledger-shelf.ts';
import { makePostgresLedgerShelf } from '#adapters/postgres/ledger-shelf.ts';
import { openTestDatabase } from '#test/support/test-database.ts';
import { ledgerShelfScenarios } from './ledger-shelf.scenarios.ts';

ledgerShelfScenarios('memory', async () => ({
  ledger: makeMemoryLedgerShelf(),
  close: async () => undefined,
}));

ledgerShelfScenarios('PostgreSQL', async () => {
  const { database, close } = await openTestDatabase();
  return { ledger: makePostgresLedgerShelf(database), close };
});
