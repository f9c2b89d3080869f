import { makeMemoryLinkShelf } from '#adapters/memory/link-shelf.ts';
import { makePostgresLinkShelf } from '#adapters/postgres/link-shelf.ts';
import { makePostgresMemberShelf } from '#adapters/postgres/member-shelf.ts';
import { aMember } from '#test/support/a-member.ts';
import { emptiedDatabase } from '#test/support/emptied-database.ts';
import { linkShelfScenarios } from './link-shelf.scenarios.ts';

linkShelfScenarios('memory', {
  open: async () => ({ shelf: makeMemoryLinkShelf(), memberIsThere: async () => undefined }),
  close: async () => undefined,
});

/** What belongs to a member goes with them. */
const emptied = emptiedDatabase('accounts.members');

linkShelfScenarios('PostgreSQL', {
  open: async () => {
    const database = await emptied.open();
    const members = makePostgresMemberShelf(database);
    return {
      shelf: makePostgresLinkShelf(database),
      memberIsThere: (id) => members.add(aMember({ id, email: `${id}@example.com` })),
    };
  },
  close: emptied.close,
});
