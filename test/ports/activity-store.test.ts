import { makePostgresActivityStore } from '#adapters/postgres/activity-store.ts';
import { makePostgresMemberStore } from '#adapters/postgres/member-store.ts';
import { makeMemoryActivityStore } from '#test/doubles/activity-store.ts';
import { aMember } from '#test/support/a-member.ts';
import { emptiedDatabase } from '#test/support/emptied-database.ts';
import { activityStoreScenarios } from './activity-store.scenarios.ts';

activityStoreScenarios('memory', {
  open: async () => ({ store: makeMemoryActivityStore(), memberIsThere: async () => undefined }),
  close: async () => undefined,
});

/** What belongs to a member goes with them. */
const emptied = emptiedDatabase('accounts.members');

activityStoreScenarios('PostgreSQL', {
  open: async () => {
    const database = await emptied.open();
    const members = makePostgresMemberStore(database);
    return {
      store: makePostgresActivityStore(database),
      memberIsThere: (id) => members.add(aMember({ id, email: `${id}@example.com` })),
    };
  },
  close: emptied.close,
});
