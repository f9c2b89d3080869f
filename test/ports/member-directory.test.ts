import { makeMemoryActivityShelf } from '#adapters/memory/activity-shelf.ts';
import { makeMemoryMemberDirectory } from '#adapters/memory/member-directory.ts';
import { makeMemoryMemberShelf } from '#adapters/memory/member-shelf.ts';
import { makePostgresActivityShelf } from '#adapters/postgres/activity-shelf.ts';
import { makePostgresMemberDirectory } from '#adapters/postgres/member-directory.ts';
import { makePostgresMemberShelf } from '#adapters/postgres/member-shelf.ts';
import { emptiedDatabase } from '#test/support/emptied-database.ts';
import { memberDirectoryScenarios } from './member-directory.scenarios.ts';

memberDirectoryScenarios('memory', {
  open: async () => {
    const members = makeMemoryMemberShelf();
    const activity = makeMemoryActivityShelf();
    return { members, activity, directory: makeMemoryMemberDirectory(members, activity) };
  },
  close: async () => undefined,
});

const emptied = emptiedDatabase('accounts.members');

memberDirectoryScenarios('PostgreSQL', {
  open: async () => {
    const database = await emptied.open();
    return {
      members: makePostgresMemberShelf(database),
      activity: makePostgresActivityShelf(database),
      directory: makePostgresMemberDirectory(database),
    };
  },
  close: emptied.close,
});
