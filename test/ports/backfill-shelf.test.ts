import { makeMemoryBackfillShelf } from '#adapters/memory/backfill-shelf.ts';
import { makePostgresBackfillShelf } from '#adapters/postgres/backfill-shelf.ts';
import { openTestDatabase } from '#test/support/test-database.ts';
import { backfillShelfScenarios } from './backfill-shelf.scenarios.ts';

backfillShelfScenarios('memory', async () => ({
  backfills: makeMemoryBackfillShelf(),
  close: async () => undefined,
}));

backfillShelfScenarios('PostgreSQL', async () => {
  const { database, close } = await openTestDatabase();
  return { backfills: makePostgresBackfillShelf(database), close };
});
