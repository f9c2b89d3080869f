import { makePostgresSessionStore } from '#adapters/postgres/session-store.ts';
import { makeMemorySessionStore } from '#test/doubles/session-store.ts';
import { emptiedDatabase } from '#test/support/emptied-database.ts';
import { sessionStoreScenarios } from './session-store.scenarios.ts';

sessionStoreScenarios('memory', {
  open: async () => ({ store: makeMemorySessionStore() }),
  close: async () => undefined,
});

const emptied = emptiedDatabase('accounts.sessions');

sessionStoreScenarios('PostgreSQL', {
  open: async () => ({ store: makePostgresSessionStore(await emptied.open()) }),
  close: emptied.close,
});
