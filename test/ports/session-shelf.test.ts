import { makeMemorySessionShelf } from '#adapters/memory/session-shelf.ts';
import { makePostgresSessionShelf } from '#adapters/postgres/session-shelf.ts';
import { emptiedDatabase } from '#test/support/emptied-database.ts';
import { sessionShelfScenarios } from './session-shelf.scenarios.ts';

sessionShelfScenarios('memory', {
  open: async () => ({ shelf: makeMemorySessionShelf() }),
  close: async () => undefined,
});

const emptied = emptiedDatabase('accounts.sessions');

sessionShelfScenarios('PostgreSQL', {
  open: async () => ({ shelf: makePostgresSessionShelf(await emptied.open()) }),
  close: emptied.close,
});
