import { suite } from 'uvu';
import * as assert from 'uvu/assert';
import { makeMemoryBackfillShelf } from '#adapters/memory/backfill-shelf.ts';
import { makeMemoryWorkflowShelf } from '#adapters/memory/workflow-shelf.ts';
import { openedBackfill } from '#core/operations/backfill/backfill.ts';
import { PROCESS_ENDED, STOPPED } from '#core/operations/outcome.ts';
import { AT_ONCE, makeEndOwnRuns } from '#core/operations/use-cases/end-own-runs.ts';
import { makeRunSource } from '#core/operations/use-cases/run-source.ts';
import { aWorkflow, RUN_DAY } from '#test/support/a-run.ts';
import { refused } from '#test/support/refused.ts';
import { runDoors, WHOLE } from '#test/support/run-doors.ts';

const test = suite('ending what a process runs');

const backfills = makeMemoryBackfillShelf();
const wish = { source: 'weather', track: 'saratoga', day: RUN_DAY, askedBy: 'operator' } as const;

test('a run under way is failed at once when its process is stopped, and stays so', async () => {
  let finish = (): void => undefined;
  const asked = new Promise<void>((resolve) => {
    finish = resolve;
  });
  const { doors } = runDoors({ weather: () => asked.then(() => WHOLE) });
  const { run, ended } = await makeRunSource(doors)(wish);
  await makeEndOwnRuns({ ...doors, backfills, workflows: makeMemoryWorkflowShelf() })();
  const stopped = await doors.runs.find(run.id);
  assert.equal([stopped?.status, stopped?.faults], ['failed', [PROCESS_ENDED]]);
  finish();
  await ended();
  assert.is((await doors.runs.find(run.id))?.status, 'failed');
});

test('what is stopped by hand is settled at once, and says so', async () => {
  const { doors } = runDoors({ weather: () => new Promise(() => undefined) });
  const workflows = makeMemoryWorkflowShelf();
  const own = aWorkflow();
  await workflows.keep(own);
  void doors.underWay.during(own.id, new Promise(() => undefined));
  const { run } = await makeRunSource(doors)(wish);
  const sleep = async (milliseconds: number) => assert.is(milliseconds, 0);
  await makeEndOwnRuns({ ...doors, backfills, workflows, sleep })(AT_ONCE);
  const stopped = await doors.runs.find(run.id);
  assert.equal([stopped?.status, stopped?.faults, stopped?.endedAt], ['failed', [STOPPED], doors.clock()]);
  const collected = await workflows.find(own.id);
  assert.equal(
    [collected?.status, ...new Set(collected?.steps.map(({ sentence }) => sentence))],
    ['failed', STOPPED.sentence],
  );
});

test('a backfill is stopped with its process, and can be taken up at once', async () => {
  const { doors } = runDoors();
  const opening = {
    id: 'backfill-1',
    claim: 'claim-1',
    track: 'saratoga',
    span: { from: RUN_DAY, to: RUN_DAY },
    source: null,
  } as const;
  const own = openedBackfill({ ...opening, askedBy: 'operator', by: null, at: doors.clock() }, [RUN_DAY]);
  await backfills.open(own);
  void doors.underWay.during(own.id, new Promise(() => undefined));
  const sleep = async () => undefined;
  const workflows = makeMemoryWorkflowShelf();
  await makeEndOwnRuns({ ...doors, backfills, workflows, sleep })(AT_ONCE);
  assert.is((await backfills.find(own.id))?.status, 'stopped');
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
  const stopped = makeEndOwnRuns({ ...doors, backfills, workflows: makeMemoryWorkflowShelf(), sleep })();
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
  await makeEndOwnRuns({ ...doors, backfills, workflows })();
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
  await makeEndOwnRuns({ ...doors, backfills, workflows })();
  const ended = await workflows.find(own.id);
  assert.is(ended?.status, 'failed');
  assert.ok(ended?.steps.every(({ state }) => state === 'failed'));
  finish();
  await work;
  assert.equal(doors.underWay.ids(), []);
});

test.run();
