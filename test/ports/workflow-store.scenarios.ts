import { suite } from 'uvu';
import * as assert from 'uvu/assert';
import { SECOND, shift } from '#core/kernel/instant.ts';
import { addDays } from '#core/kernel/race-day.ts';
import type { WorkflowStore } from '#core/operations/ports.ts';
import { LEASE_MS } from '#core/operations/run.ts';
import { endedWorkflow, withStep } from '#core/operations/workflow.ts';
import { aWorkflow, RUN_DAY, RUN_START } from '#test/support/a-run.ts';
import { present } from '#test/support/present.ts';

export interface OpenedWorkflows {
  readonly workflows: WorkflowStore;
  close(): Promise<void>;
}

/** What every store of workflows does; `open` gives an empty one. */
export function workflowStoreScenarios(name: string, open: () => Promise<OpenedWorkflows>): void {
  const test = suite<OpenedWorkflows>(`workflow store, ${name}`);
  test.before.each(async (store) => {
    Object.assign(store, await open());
  });
  test.after.each((store) => store.close());

  test('a collection comes back as it was stored, step by step, and its end is stored once', async ({
    workflows,
  }) => {
    const begun = withStep(aWorkflow(), 'weather', { state: 'done', runId: 'run-1', received: 3 });
    assert.is(await workflows.keep(begun), true);
    assert.equal(await workflows.find('workflow-1'), begun);
    const ended = endedWorkflow(begun, shift(RUN_START, SECOND));
    await workflows.keep(ended);
    assert.is(await workflows.keep(begun), false);
    assert.equal(await workflows.find('workflow-1'), ended);
    assert.is(await workflows.find('another'), null);
  });

  test('one of a track and day runs at a time', async ({ workflows }) => {
    await workflows.keep(aWorkflow());
    assert.is(await workflows.keep(aWorkflow({ id: 'workflow-2' })), false);
    const next = aWorkflow({ id: 'workflow-3', day: addDays(RUN_DAY, 1), startedAt: shift(RUN_START, 1) });
    assert.is(await workflows.keep(next), true);
    const ids = async (...request: Parameters<WorkflowStore['list']>) =>
      (await workflows.list(...request)).map(({ id }) => id);
    assert.equal(await ids(null, null, 9), ['workflow-3', 'workflow-1']);
    assert.equal(await ids('saratoga', RUN_DAY, 9), ['workflow-1']);
    assert.equal(await ids('del-mar', null, 9), []);
  });

  test('one whose process ended is failed, and says at which step', async ({ workflows }) => {
    const begun = withStep(aWorkflow(), 'races', { state: 'done' });
    await workflows.keep(withStep(begun, 'weather', { state: 'running' }));
    assert.equal(await workflows.endLost(shift(RUN_START, LEASE_MS)), []);
    const [lost] = await workflows.endLost(shift(RUN_START, LEASE_MS + 1));
    assert.equal(await workflows.find('workflow-1'), present(lost));
    const states = Object.fromEntries(present(lost).steps.map(({ source, state }) => [source, state]));
    assert.equal([present(lost).status, states['races'], states['weather']], ['failed', 'done', 'failed']);
    assert.match(
      present(present(lost).steps.find(({ source }) => source === 'weather')).sentence ?? '',
      'process stopped',
    );
  });

  test.run();
}
