import { makePostgresMemberStore } from '#adapters/postgres/member-store.ts';
import { makePostgresWatchMailStore } from '#adapters/postgres/watch-mail-store.ts';
import { makePostgresWatchStore } from '#adapters/postgres/watch-store.ts';
import { makeMemoryWatchMailStore } from '#test/doubles/watch-mail-store.ts';
import { makeMemoryWatchStore } from '#test/doubles/watch-store.ts';
import { aMember } from '#test/support/a-member.ts';
import { emptiedDatabase } from '#test/support/emptied-database.ts';
import { watchMailStoreScenarios } from './watch-mail-store.scenarios.ts';

watchMailStoreScenarios('memory', {
  open: async () => {
    const watch = makeMemoryWatchStore();
    return { store: makeMemoryWatchMailStore(watch), watch, memberIsThere: async () => undefined };
  },
  close: async () => undefined,
});

/** What belongs to a member goes with them. */
const emptied = emptiedDatabase('accounts.members');

watchMailStoreScenarios('PostgreSQL', {
  open: async () => {
    const database = await emptied.open();
    const members = makePostgresMemberStore(database);
    return {
      store: makePostgresWatchMailStore(database),
      watch: makePostgresWatchStore(database),
      memberIsThere: (id) => members.add(aMember({ id, email: `${id}@example.com` })),
    };
  },
  close: emptied.close,
});
