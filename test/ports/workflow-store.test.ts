import { makePostgresWorkflowStore } from '#adapters/postgres/workflow-store.ts';
import { makeMemoryWorkflowStore } from '#test/doubles/workflow-store.ts';
import { openTestDatabase } from '#test/support/test-database.ts';
import { workflowStoreScenarios } from './workflow-store.scenarios.ts';

workflowStoreScenarios('memory', async () => ({
  workflows: makeMemoryWorkflowStore(),
  close: async () => undefined,
}));

workflowStoreScenarios('PostgreSQL', async () => {
  const { database, close } = await openTestDatabase();
  return { workflows: makePostgresWorkflowStore(database), close };
});
