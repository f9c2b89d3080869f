import { makeMemoryRunHistory } from '#adapters/memory/run-history.ts';
import { makeMemoryRunShelf } from '#adapters/memory/run-shelf.ts';
import { makePostgresRunHistory } from '#adapters/postgres/run-history.ts';
import { makePostgresRunShelf } from '#adapters/postgres/run-shelf.ts';
import { openTestDatabase } from '#test/support/test-database.ts';
import { runHistoryScenarios } from './run-history.scenarios.ts';

runHistoryScenarios('memory', async () => {
  const runs = makeMemoryRunShelf();
  return { runs, history: makeMemoryRunHistory(runs), close: async () => undefined };
});

runHistoryScenarios('PostgreSQL', async () => {
  const { database, close } = await openTestDatabase();
  return { runs: makePostgresRunShelf(database), history: makePostgresRunHistory(database), close };
});
