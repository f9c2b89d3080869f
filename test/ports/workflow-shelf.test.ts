import { makeMemoryWorkflowShelf } from '#adapters/memory/workflow-shelf.ts';
import { makePostgresWorkflowShelf } from '#adapters/postgres/workflow-shelf.ts';
import { openTestDatabase } from '#test/support/test-database.ts';
import { workflowShelfScenarios } from './workflow-shelf.scenarios.ts';

workflowShelfScenarios('memory', async () => ({
  workflows: makeMemoryWorkflowShelf(),
  close: async () => undefined,
}));

workflowShelfScenarios('PostgreSQL', async () => {
  const { database, close } = await openTestDatabase();
  return { workflows: makePostgresWorkflowShelf(database), close };
});
