import { makePostgresActivityStore } from '#adapters/postgres/activity-store.ts';
import { makePostgresMemberDirectory } from '#adapters/postgres/member-directory.ts';
import { makePostgresMemberStore } from '#adapters/postgres/member-store.ts';
import { makeMemoryActivityStore } from '#test/doubles/activity-store.ts';
import { makeMemoryMemberDirectory } from '#test/doubles/member-directory.ts';
import { makeMemoryMemberStore } from '#test/doubles/member-store.ts';
import { emptiedDatabase } from '#test/support/emptied-database.ts';
import { memberDirectoryScenarios } from './member-directory.scenarios.ts';

memberDirectoryScenarios('memory', {
  open: async () => {
    const members = makeMemoryMemberStore();
    const activity = makeMemoryActivityStore();
    return { members, activity, directory: makeMemoryMemberDirectory(members, activity) };
  },
  close: async () => undefined,
});

const emptied = emptiedDatabase('accounts.members');

memberDirectoryScenarios('PostgreSQL', {
  open: async () => {
    const database = await emptied.open();
    return {
      members: makePostgresMemberStore(database),
      activity: makePostgresActivityStore(database),
      directory: makePostgresMemberDirectory(database),
    };
  },
  close: emptied.close,
});
