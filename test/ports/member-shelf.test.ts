import { makeMemoryMemberShelf } from '#adapters/memory/member-shelf.ts';
import { makePostgresMemberShelf } from '#adapters/postgres/member-shelf.ts';
import { emptiedDatabase } from '#test/support/emptied-database.ts';
import { memberShelfScenarios } from './member-shelf.scenarios.ts';

memberShelfScenarios('memory', {
  open: async () => ({ shelf: makeMemoryMemberShelf() }),
  close: async () => undefined,
});

const emptied = emptiedDatabase('accounts.members');

memberShelfScenarios('PostgreSQL', {
  open: async () => ({ shelf: makePostgresMemberShelf(await emptied.open()) }),
  close: emptied.close,
});
