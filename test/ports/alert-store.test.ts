import { makePostgresAlertStore } from '#adapters/postgres/alert-store.ts';
import { makePostgresPushKeyStore } from '#adapters/postgres/push-key-store.ts';
import { makeMemoryAlertStore, makeMemoryPushKeyStore } from '#test/doubles/alert-store.ts';
import { emptiedDatabase } from '#test/support/emptied-database.ts';
import { alertStoreScenarios } from './alert-store.scenarios.ts';

const emptied = emptiedDatabase('alerts.looks', 'alerts.found', 'alerts.keys');

alertStoreScenarios('memory', {
  open: async () => ({ alerts: makeMemoryAlertStore(), keys: makeMemoryPushKeyStore() }),
  close: async () => undefined,
});
alertStoreScenarios('PostgreSQL', {
  open: async () => {
    const database = await emptied.open();
    return { alerts: makePostgresAlertStore(database), keys: makePostgresPushKeyStore(database) };
  },
  close: emptied.close,
});
