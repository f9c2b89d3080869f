import { suite } from 'uvu';
import * as assert from 'uvu/assert';
import { openedBackfill } from '#core/operations/backfill/backfill.ts';
import { PROCESS_ENDED, STOPPED } from '#core/operations/outcome.ts';
import { AT_ONCE, makeEndOwnRuns } from '#core/operations/use-cases/end-own-runs.ts';
import { makeRunSource } from '#core/operations/use-cases/run-source.ts';
import { makeMemoryBackfillStore } from '#test/doubles/backfill-store.ts';
import { makeMemoryWorkflowStore } from '#test/doubles/workflow-store.ts';
import { aWorkflow, RUN_DAY } from '#test/support/a-run.ts';
import { refused } from '#test/support/refused.ts';
import { runDeps, WHOLE } from '#test/support/run-deps.ts';

const test = suite('ending what a process runs');

const backfills = makeMemoryBackfillStore();
const request = { source: 'weather', track: 'saratoga', day: RUN_DAY, askedBy: 'operator' } as const;

test('a run under way is failed at once when its process is stopped, and stays so', async () => {
  let finish = (): void => undefined;
  const answer = new Promise<void>((resolve) => {
    finish = resolve;
  });
  const { deps } = runDeps({ weather: () => answer.then(() => WHOLE) });
  const { run, ended } = await makeRunSource(deps)(request);
  await makeEndOwnRuns({ ...deps, backfills, workflows: makeMemoryWorkflowStore() })();
  const stopped = await deps.runs.find(run.id);
  assert.equal([stopped?.status, stopped?.faults], ['failed', [PROCESS_ENDED]]);
  finish();
  await ended();
  assert.is((await deps.runs.find(run.id))?.status, 'failed');
});

test('what is stopped by hand is settled at once, and says so', async () => {
  const { deps } = runDeps({ weather: () => new Promise(() => undefined) });
  const workflows = makeMemoryWorkflowStore();
  const workflow = aWorkflow();
  await workflows.keep(workflow);
  void deps.activeWork.during(workflow.id, new Promise(() => undefined));
  const { run } = await makeRunSource(deps)(request);
  const sleep = async (milliseconds: number) => assert.is(milliseconds, 0);
  await makeEndOwnRuns({ ...deps, backfills, workflows, sleep })(AT_ONCE);
  const stopped = await deps.runs.find(run.id);
  assert.equal([stopped?.status, stopped?.faults, stopped?.endedAt], ['failed', [STOPPED], deps.clock()]);
  const collected = await workflows.find(workflow.id);
  assert.equal(
    [collected?.status, ...new Set(collected?.steps.map(({ sentence }) => sentence))],
    ['failed', STOPPED.sentence],
  );
});

test('a backfill is stopped with its process, and can be taken up at once', async () => {
  const { deps } = runDeps();
  const opening = {
    id: 'backfill-1',
    claim: 'claim-1',
    track: 'saratoga',
    span: { from: RUN_DAY, to: RUN_DAY },
    source: null,
  } as const;
  const backfill = openedBackfill({ ...opening, askedBy: 'operator', by: null, at: deps.clock() }, [RUN_DAY]);
  await backfills.open(backfill);
  void deps.activeWork.during(backfill.id, new Promise(() => undefined));
  const sleep = async () => undefined;
  const workflows = makeMemoryWorkflowStore();
  await makeEndOwnRuns({ ...deps, backfills, workflows, sleep })(AT_ONCE);
  assert.is((await backfills.find(backfill.id))?.status, 'stopped');
});

test('a run that ends within the grace ends well, and nothing new is begun meanwhile', async () => {
  let finish = (): void => undefined;
  const answer = new Promise<void>((resolve) => {
    finish = resolve;
  });
  const { deps } = runDeps({ weather: () => answer.then(() => WHOLE), news: async () => WHOLE });
  const runSource = makeRunSource(deps);
  const { ended } = await runSource(request);
  const sleep = () => new Promise<void>(() => undefined);
  const stopped = makeEndOwnRuns({ ...deps, backfills, workflows: makeMemoryWorkflowStore(), sleep })();
  assert.is((await refused(runSource({ ...request, source: 'news' }))).code, 'operations.stopping');
  finish();
  await stopped;
  assert.is((await ended()).status, 'success');
});

test('what has ended, and what another process runs, is left alone', async () => {
  const { deps } = runDeps();
  const { run, ended } = await makeRunSource(deps)(request);
  await ended();
  const workflows = makeMemoryWorkflowStore();
  const other = aWorkflow();
  await workflows.keep(other);
  await makeEndOwnRuns({ ...deps, backfills, workflows })();
  assert.equal(
    [(await deps.runs.find(run.id))?.status, (await workflows.find(other.id))?.status],
    ['success', 'running'],
  );
});

test('a collection of this process ends as failed, what was not begun with it', async () => {
  const { deps } = runDeps();
  const workflows = makeMemoryWorkflowStore();
  const workflow = aWorkflow();
  await workflows.keep(workflow);
  let finish = (): void => undefined;
  const work = deps.activeWork.during(
    workflow.id,
    new Promise<void>((resolve) => {
      finish = resolve;
    }),
  );
  await makeEndOwnRuns({ ...deps, backfills, workflows })();
  const ended = await workflows.find(workflow.id);
  assert.is(ended?.status, 'failed');
  assert.ok(ended?.steps.every(({ state }) => state === 'failed'));
  finish();
  await work;
  assert.equal(deps.activeWork.ids(), []);
});

test.run();
