import { HOUR, type Instant, shift } from '../kernel/instant.ts';
import type { RaceDay } from '../kernel/race-day.ts';
import type { Failure } from './failure.ts';
import { PROCESS_ENDED } from './outcome.ts';
import { LEASE_MS, type RequestedBy, type Run, type RunStatus } from './run.ts';
import type { SourceName } from './source-name.ts';
import type { StepPlan } from './workflow-steps.ts';

export type StepState =
  | 'waiting'
  | 'running'
  | 'done'
  | 'partial'
  | 'failed'
  /** Fetched within the hour, and skipped. */
  | 'up-to-date'
  | 'not-due'
  | 'not-set-up'
  /** Somebody paused the source. */
  | 'paused';

/** A source of a day's workflow, and its progress. */
export interface WorkflowStep {
  readonly source: SourceName;
  readonly state: StepState;
  readonly runId: string | null;
  readonly expected: number | null;
  readonly received: number | null;
  readonly startedAt: Instant | null;
  readonly endedAt: Instant | null;
  /** What is wrong, missing or to be set up; null when nothing is. */
  readonly sentence: string | null;
}

/** The collection of a whole day. */
export interface Workflow {
  readonly id: string;
  /** Slug. */
  readonly track: string;
  readonly day: RaceDay;
  readonly askedBy: RequestedBy;
  /** Fetch also what is up to date. */
  readonly isForced: boolean;
  readonly startedAt: Instant;
  readonly endedAt: Instant | null;
  readonly status: RunStatus;
  readonly steps: readonly WorkflowStep[];
  /** As in a run. */
  readonly leaseUntil: Instant;
}

/** Data fetched within this time is up to date. */
export const UP_TO_DATE_MS = HOUR;

const waiting = ({ source }: StepPlan): WorkflowStep => ({
  source,
  state: 'waiting',
  runId: null,
  expected: null,
  received: null,
  startedAt: null,
  endedAt: null,
  sentence: null,
});

export interface WorkflowOpening extends Pick<Workflow, 'id' | 'track' | 'day' | 'askedBy' | 'isForced'> {
  readonly at: Instant;
}

export const openedWorkflow = (
  { at: instant, ...opening }: WorkflowOpening,
  plan: readonly StepPlan[],
): Workflow => ({
  ...opening,
  startedAt: instant,
  endedAt: null,
  status: 'running',
  steps: plan.map(waiting),
  leaseUntil: shift(instant, LEASE_MS),
});

export const withStep = (
  workflow: Workflow,
  source: SourceName,
  change: Partial<WorkflowStep>,
): Workflow => ({
  ...workflow,
  steps: workflow.steps.map((step) => (step.source === source ? { ...step, ...change } : step)),
});

/** The run itself has all of them. */
const MOST_SENTENCES = 3;

function failuresText({ id, faults: failures }: Run): string | null {
  if (failures.length === 0) return null;
  const sentences = failures.slice(0, MOST_SENTENCES).map(({ sentence }) => sentence);
  const more = failures.length - sentences.length;
  return [...sentences, ...(more === 0 ? [] : [`And ${more} more, in run ${id}.`])].join(' ');
}

/** The step of a run that ended. */
export const stepOfRun = (run: Run): Partial<WorkflowStep> => ({
  state: run.status === 'success' ? 'done' : run.status,
  runId: run.id,
  expected: run.expected,
  received: run.received,
  startedAt: run.startedAt,
  endedAt: run.endedAt,
  sentence: failuresText(run),
});

const GOOD: ReadonlySet<StepState> = new Set(['done', 'up-to-date']);
const NEITHER: ReadonlySet<StepState> = new Set(['not-due', 'not-set-up', 'paused']);

/** Success when everything that could be fetched is complete; failed when nothing is; else partial. */
export function statusOfSteps(steps: readonly WorkflowStep[]): Exclude<RunStatus, 'running'> {
  const workflowSteps = steps.filter(({ state }) => !NEITHER.has(state));
  const good = workflowSteps.filter(({ state }) => GOOD.has(state)).length;
  if (good === workflowSteps.length) return good > 0 ? 'success' : 'failed';
  return good > 0 || workflowSteps.some(({ state }) => state === 'partial') ? 'partial' : 'failed';
}

export const endedWorkflow = (workflow: Workflow, instant: Instant): Workflow => ({
  ...workflow,
  endedAt: instant,
  status: statusOfSteps(workflow.steps),
});

const UNDER_WAY: ReadonlySet<StepState> = new Set(['running', 'waiting']);

/** A workflow whose process ended: its open steps failed, and it failed as a whole. */
export const lostWorkflow = (
  workflow: Workflow,
  instant: Instant,
  why: Failure = PROCESS_ENDED,
): Workflow => ({
  ...workflow,
  endedAt: instant,
  status: 'failed',
  steps: workflow.steps.map((step) =>
    UNDER_WAY.has(step.state) ? { ...step, state: 'failed', sentence: why.sentence } : step,
  ),
});
