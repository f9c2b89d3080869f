import { makePostgresLinkStore } from '#adapters/postgres/link-store.ts';
import { makePostgresMemberStore } from '#adapters/postgres/member-store.ts';
import { makeMemoryLinkStore } from '#test/doubles/link-store.ts';
import { aMember } from '#test/support/a-member.ts';
import { emptiedDatabase } from '#test/support/emptied-database.ts';
import { linkStoreScenarios } from './link-store.scenarios.ts';

linkStoreScenarios('memory', {
  open: async () => ({ store: makeMemoryLinkStore(), memberIsThere: async () => undefined }),
  close: async () => undefined,
});

/** What belongs to a member goes with them. */
const emptied = emptiedDatabase('accounts.members');

linkStoreScenarios('PostgreSQL', {
  open: async () => {
    const database = await emptied.open();
    const members = makePostgresMemberStore(database);
    return {
      store: makePostgresLinkStore(database),
      memberIsThere: (id) => members.add(aMember({ id, email: `${id}@example.com` })),
    };
  },
  close: emptied.close,
});
