import { suite } from 'uvu';
import * as assert from 'uvu/assert';
import { makeMemoryWorkflowShelf } from '#adapters/memory/workflow-shelf.ts';
import { PROCESS_ENDED } from '#core/operations/outcome.ts';
import { makeEndOwnRuns } from '#core/operations/use-cases/end-own-runs.ts';
import { makeRunSource } from '#core/operations/use-cases/run-source.ts';
import { aWorkflow, RUN_DAY } from '#test/support/a-run.ts';
import { refused } from '#test/support/refused.ts';
import { runDoors, WHOLE } from '#test/support/run-doors.ts';

const test = suite('ending what a process runs');

const wish = { source: 'weather', track: 'saratoga', day: RUN_DAY, askedBy: 'operator' } as const;

test('a run under way is failed at once when its process is stopped, and stays so', async () => {
  let finish = (): void => undefined;
  const asked = new Promise<void>((resolve) => {
    finish = resolve;
  });
  const { doors } = runDoors({ weather: () => asked.then(() => WHOLE) });
  const { run, ended } = await makeRunSource(doors)(wish);
  await makeEndOwnRuns({ ...doors, workflows: makeMemoryWorkflowShelf() })();
  const stopped = await doors.runs.find(run.id);
  assert.equal([stopped?.status, stopped?.faults], ['failed', [PROCESS_ENDED]]);
  finish();
  await ended();
  assert.is((await doors.runs.find(run.id))?.status, 'failed');
});

test('a run that ends within the grace ends well, and nothing new is begun meanwhile', async () => {
  let finish = (): void => undefined;
  const asked = new Promise<void>((resolve) => {
    finish = resolve;
  });
  const { doors } = runDoors({ weather: () => asked.then(() => WHOLE), news: async () => WHOLE });
  const runSource = makeRunSource(doors);
  const { ended } = await runSource(wish);
  const sleep = () => new Promise<void>(() => undefined);
  const stopped = makeEndOwnRuns({ ...doors, workflows: makeMemoryWorkflowShelf(), sleep })();
  assert.is((await refused(runSource({ ...wish, source: 'news' }))).code, 'operations.stopping');
  finish();
  await stopped;
  assert.is((await ended()).status, 'success');
});

test('what has ended, and what another process runs, is left alone', async () => {
  const { doors } = runDoors();
  const { run, ended } = await makeRunSource(doors)(wish);
  await ended();
  const workflows = makeMemoryWorkflowShelf();
  const other = aWorkflow();
  await workflows.keep(other);
  await makeEndOwnRuns({ ...doors, workflows })();
  assert.equal(
    [(await doors.runs.find(run.id))?.status, (await workflows.find(other.id))?.status],
    ['success', 'running'],
  );
});

test('a collection of this process ends as failed, what was not begun with it', async () => {
  const { doors } = runDoors();
  const workflows = makeMemoryWorkflowShelf();
  const own = aWorkflow();
  await workflows.keep(own);
  let finish = (): void => undefined;
  const work = doors.underWay.during(
    own.id,
    new Promise<void>((resolve) => {
      finish = resolve;
    }),
  );
  await makeEndOwnRuns({ ...doors, workflows })();
  const ended = await workflows.find(own.id);
  assert.is(ended?.status, 'failed');
  assert.ok(ended?.steps.every(({ state }) => state === 'failed'));
  finish();
  await work;
  assert.equal(doors.underWay.ids(), []);
});

test.run();
