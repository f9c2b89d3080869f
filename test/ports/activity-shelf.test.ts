import { makeMemoryActivityShelf } from '#adapters/memory/activity-shelf.ts';
import { makePostgresActivityShelf } from '#adapters/postgres/activity-shelf.ts';
import { makePostgresMemberShelf } from '#adapters/postgres/member-shelf.ts';
import { aMember } from '#test/support/a-member.ts';
import { emptiedDatabase } from '#test/support/emptied-database.ts';
import { activityShelfScenarios } from './activity-shelf.scenarios.ts';

activityShelfScenarios('memory', {
  open: async () => ({ shelf: makeMemoryActivityShelf(), memberIsThere: async () => undefined }),
  close: async () => undefined,
});

/** What belongs to a member goes with them. */
const emptied = emptiedDatabase('accounts.members');

activityShelfScenarios('PostgreSQL', {
  open: async () => {
    const database = await emptied.open();
    const members = makePostgresMemberShelf(database);
    return {
      shelf: makePostgresActivityShelf(database),
      memberIsThere: (id) => members.add(aMember({ id, email: `${id}@example.com` })),
    };
  },
  close: emptied.close,
});
