import { makePostgresAttemptStore } from '#adapters/postgres/attempt-store.ts';
import { makeMemoryAttemptStore } from '#test/doubles/attempt-store.ts';
import { emptiedDatabase } from '#test/support/emptied-database.ts';
import { attemptStoreScenarios } from './attempt-store.scenarios.ts';

attemptStoreScenarios('memory', {
  open: async () => ({ store: makeMemoryAttemptStore() }),
  close: async () => undefined,
});

const emptied = emptiedDatabase('accounts.attempts');

attemptStoreScenarios('PostgreSQL', {
  open: async () => ({ store: makePostgresAttemptStore(await emptied.open()) }),
  close: emptied.close,
});
