import { suite } from 'uvu';
import * as assert from 'uvu/assert';
import { exitCodeOf } from '#cli/exit-code.ts';
import { workflowCommand } from '#cli/workflow.ts';
import { shift } from '#core/kernel/instant.ts';
import { endedWorkflow, type Workflow, withStep } from '#core/operations/workflow.ts';
import { WORKFLOW_STEPS } from '#core/operations/workflow-steps.ts';
import { aWorkflow, RUN_START } from '#test/support/a-run.ts';
import { runCommand } from './run-command.ts';

const test = suite('racing-cli workflow run');

const whole = WORKFLOW_STEPS.reduce(
  (workflow, { source }) => withStep(workflow, source, { state: 'done', received: 3, expected: 3 }),
  aWorkflow(),
);

async function run(workflow: Workflow, ...args: string[]) {
  const requests: unknown[][] = [];
  const result = await runCommand(
    workflowCommand(async () => ({
      collectDay: async (day, isForced, say, track) => {
        requests.push(track === undefined ? [day, isForced] : [day, isForced, track]);
        say('Weather: done, 3 of 3.');
        return { isNew: true, workflow: endedWorkflow(workflow, shift(RUN_START, 1_000)) };
      },
      close: async () => undefined,
    })),
    ...args,
  );
  return { ...result, requests, code: result.error === null ? 0 : exitCodeOf(result.error) };
}

test('a complete collection ends with 0; progress goes to stderr, the steps to stdout', async () => {
  const { out, err, requests, code } = await run(whole, 'run');
  assert.equal([requests, code, err], [[[null, false]], 0, 'Weather: done, 3 of 3.\n']);
  assert.match(out, /^The collection of 2025-08-02 is complete\.\n {2}Races: done, 3 of 3\./);
});

test('a collection with something missing ends with 4, and the JSON says where', async () => {
  const partial = withStep(whole, 'odds', { state: 'partial', received: 1, sentence: '1 of 3 received.' });
  const { out, error, code } = await run(partial, 'run', '--date', '2025-08-02', '--refresh', '--json');
  const { status, steps, startedAt } = JSON.parse(out);
  assert.equal([code, status, startedAt], [4, 'partial', '2025-08-02T12:00:00.000Z']);
  const odds = steps.find(({ source }: { source: string }) => source === 'odds');
  assert.equal([odds.state, odds.received, odds.sentence], ['partial', 1, '1 of 3 received.']);
  assert.match((error as Error).message, 'Not complete: Live odds.');
});

test('a day and --refresh are passed on', async () => {
  const { requests } = await run(whole, 'run', '--date', '2025-08-01', '--refresh');
  assert.equal(requests, [['2025-08-01', true]]);
});

test('a workflow for another track passes the track on and names it', async () => {
  const { requests, out } = await run({ ...whole, track: 'aqueduct' }, 'run', '--track', 'aqueduct');
  assert.equal(requests, [[null, false, 'aqueduct']]);
  assert.match(out, /^The collection of Aqueduct, 2025-08-02 is complete\./);
});

test.run();
