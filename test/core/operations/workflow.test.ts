import { suite } from 'uvu';
import * as assert from 'uvu/assert';
import { MINUTE, shift } from '#core/kernel/instant.ts';
import { addDays, instantOn } from '#core/kernel/race-day.ts';
import { makeFailure } from '#core/operations/failure.ts';
import { PROCESS_ENDED, STOPPED } from '#core/operations/outcome.ts';
import { LEASE_MS } from '#core/operations/run.ts';
import {
  endedWorkflow,
  lostWorkflow,
  type StepState,
  statusOfSteps,
  stepOfRun,
  type WorkflowStep,
  withStep,
} from '#core/operations/workflow.ts';
import { notDue, RESULT_DUE_MS, WORKFLOW_STEPS } from '#core/operations/workflow-steps.ts';
import { anEndedRun, aRun, aWorkflow, RUN_DAY, RUN_START } from '#test/support/a-run.ts';
import { present } from '#test/support/present.ts';

const test = suite('The workflow of a day');

const ALL_STATES: readonly StepState[] = [
  'waiting',
  'running',
  'done',
  'partial',
  'failed',
  'up-to-date',
  'not-due',
  'not-set-up',
  'paused',
];
const [first] = aWorkflow().steps as readonly [WorkflowStep];
const stepsIn = (...states: readonly StepState[]): readonly WorkflowStep[] =>
  states.map((state) => ({ ...first, state }));

test('a new workflow waits with every step, in order, and holds a lease', () => {
  const { steps, status, endedAt, leaseUntil } = aWorkflow();
  assert.equal(
    steps.map(({ source }) => source),
    WORKFLOW_STEPS.map(({ source }) => source),
  );
  assert.ok(steps.every(({ state, runId, sentence }) => state === 'waiting' && !runId && !sentence));
  assert.equal([status, endedAt, leaseUntil], ['running', null, shift(RUN_START, LEASE_MS)]);
});

test('derived sources come after everything they are built from', () => {
  const order = WORKFLOW_STEPS.map(({ source }) => source);
  const derived = WORKFLOW_STEPS.filter(({ isDerived }) => isDerived).map(({ source }) => source);
  assert.equal(derived, ['jockeys-trainers', 'ai-analysis']);
  assert.is(order[0], 'races');
  for (const source of derived) assert.ok(order.indexOf(source) > order.indexOf('results'), source);
});

test('only the named step changes', () => {
  const before = aWorkflow();
  const after = withStep(before, 'weather', { state: 'done' });
  assert.is(after.steps.find(({ source }) => source === 'weather')?.state, 'done');
  assert.is(after.steps.filter((step, nth) => step !== before.steps[nth]).length, 1);
});

test('the status of the whole follows from its steps', () => {
  const cases: readonly [readonly StepState[], ReturnType<typeof statusOfSteps>][] = [
    [['done', 'up-to-date'], 'success'],
    [['done', 'not-due', 'not-set-up', 'paused'], 'success'],
    [['done', 'failed'], 'partial'],
    [['partial', 'failed'], 'partial'],
    [['done', 'partial'], 'partial'],
    [['failed', 'failed'], 'failed'],
    [['not-due', 'not-set-up'], 'failed'],
    [[], 'failed'],
  ];
  for (const [states, status] of cases)
    assert.is(statusOfSteps(stepsIn(...states)), status, states.join(', '));
});

test('a failed step never leaves a success, and skipped steps never change the status', () => {
  for (const state of ALL_STATES)
    for (const other of ALL_STATES) {
      const status = statusOfSteps(stepsIn(state, other));
      if (state === 'failed' || other === 'failed') assert.is.not(status, 'success', `${state}, ${other}`);
      for (const skipped of ['not-due', 'not-set-up', 'paused'] as const)
        assert.is(statusOfSteps(stepsIn(state, other, skipped)), status, `${state}, ${other}, ${skipped}`);
    }
});

test('a step carries the counts and the times of its run', () => {
  const run = anEndedRun({ id: 'run-7', expected: 3 });
  assert.equal(stepOfRun(run), {
    state: 'done',
    runId: 'run-7',
    expected: 3,
    received: 3,
    startedAt: run.startedAt,
    endedAt: run.endedAt,
    sentence: null,
  });
});

test('a step says three failures of its run and where the others are', () => {
  const faults = ['A.', 'B.', 'C.', 'D.', 'E.'].map((text) => makeFailure('source.unavailable', text));
  const failureOf = (count: number) =>
    stepOfRun(anEndedRun({ id: 'run-7', status: 'partial', faults: faults.slice(0, count) })).sentence;
  assert.equal([failureOf(0), failureOf(1), failureOf(3)], [null, 'A.', 'A. B. C.']);
  assert.is(failureOf(5), 'A. B. C. And 2 more, in run run-7.');
});

test('a lost workflow failed, with the reason in the steps that were open', () => {
  const running = withStep(withStep(aWorkflow(), 'races', { state: 'done' }), 'changes', {
    state: 'running',
  });
  const lost = lostWorkflow(running, RUN_START);
  assert.equal([lost.status, lost.endedAt], ['failed', RUN_START]);
  assert.equal(lost.steps[0], running.steps[0]);
  assert.ok(
    lost.steps
      .slice(1)
      .every(({ state, sentence }) => state === 'failed' && sentence === PROCESS_ENDED.sentence),
  );
  assert.is(present(lostWorkflow(running, RUN_START, STOPPED).steps[1]).sentence, STOPPED.sentence);
});

test('an ended workflow has the status of its steps', () => {
  const ended = endedWorkflow(
    { ...aWorkflow(), steps: stepsIn('done', 'partial') },
    shift(RUN_START, MINUTE),
  );
  assert.equal([ended.status, ended.endedAt], ['partial', shift(RUN_START, MINUTE)]);
});

const planOf = (source: string) => present(WORKFLOW_STEPS.find((step) => step.source === source));
const POST = instantOn(RUN_DAY, 13 * 60, 'America/New_York');
const on = (
  ahead: number,
  now = RUN_START,
  card: { firstPost: typeof POST | null } | null = { firstPost: POST },
) => ({
  day: addDays(RUN_DAY, ahead),
  today: RUN_DAY,
  now,
  card,
});

test('a step that needs a card is not due without one', () => {
  assert.is(notDue(planOf('changes'), on(0, RUN_START, null)), 'There is no card for the day.');
  assert.is(notDue(planOf('changes'), on(0)), null);
  assert.is(notDue(planOf('races'), on(0, RUN_START, null)), null, 'the card itself needs none');
});

test('odds and news are fetched on the day alone, weather up to its end', () => {
  for (const source of ['odds', 'news']) {
    assert.is(notDue(planOf(source), on(0)), null, source);
    for (const ahead of [-1, 1])
      assert.is(
        notDue(planOf(source), on(ahead)),
        'Available for the current day only.',
        `${source} ${ahead}`,
      );
  }
  assert.equal(
    [-1, 0, 1].map((ahead) => notDue(planOf('weather'), on(ahead))),
    ['The day is over.', null, null],
  );
});

test('results are due a quarter of an hour after the first post, and on days that are over', () => {
  const results = planOf('results');
  const early = 'No race of the day has been run.';
  assert.is(notDue(results, on(0, shift(POST, RESULT_DUE_MS - 1))), early);
  assert.is(notDue(results, on(0, shift(POST, RESULT_DUE_MS))), null);
  assert.is(notDue(results, on(0, shift(POST, RESULT_DUE_MS), { firstPost: null })), early);
  assert.is(notDue(results, on(-1)), null);
  assert.is(notDue(results, on(1)), early);
});

test('a run that is open leaves its step running', () => assert.is(stepOfRun(aRun()).state, 'running'));

test.run();
