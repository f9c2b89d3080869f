import { makePostgresMemberStore } from '#adapters/postgres/member-store.ts';
import { makeMemoryMemberStore } from '#test/doubles/member-store.ts';
import { emptiedDatabase } from '#test/support/emptied-database.ts';
import { memberStoreScenarios } from './member-store.scenarios.ts';

memberStoreScenarios('memory', {
  open: async () => ({ store: makeMemoryMemberStore() }),
  close: async () => undefined,
});

const emptied = emptiedDatabase('accounts.members');

memberStoreScenarios('PostgreSQL', {
  open: async () => ({ store: makePostgresMemberStore(await emptied.open()) }),
  close: emptied.close,
});
