import { makeMemoryAttemptShelf } from '#adapters/memory/attempt-shelf.ts';
import { makePostgresAttemptShelf } from '#adapters/postgres/attempt-shelf.ts';
import { emptiedDatabase } from '#test/support/emptied-database.ts';
import { attemptShelfScenarios } from './attempt-shelf.scenarios.ts';

attemptShelfScenarios('memory', {
  open: async () => ({ shelf: makeMemoryAttemptShelf() }),
  close: async () => undefined,
});

const emptied = emptiedDatabase('accounts.attempts');

attemptShelfScenarios('PostgreSQL', {
  open: async () => ({ shelf: makePostgresAttemptShelf(await emptied.open()) }),
  close: emptied.close,
});
