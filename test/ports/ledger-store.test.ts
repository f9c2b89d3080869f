import { makePostgresLedgerStore } from '#adapters/postgres/ledger-store.ts';
import { makeMemoryLedgerStore } from '#test/doubles/ledger-store.ts';
import { openTestDatabase } from '#test/support/test-database.ts';
import { ledgerStoreScenarios } from './ledger-store.scenarios.ts';

ledgerStoreScenarios('memory', async () => ({
  ledger: makeMemoryLedgerStore(),
  close: async () => undefined,
}));

ledgerStoreScenarios('PostgreSQL', async () => {
  const { database, close } = await openTestDatabase();
  return { ledger: makePostgresLedgerStore(database), close };
});
