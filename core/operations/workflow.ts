import { HOUR, type Instant, shift } from '../kernel/instant.ts';
import type { RaceDay } from '../kernel/race-day.ts';
import type { Failure } from './failure.ts';
import { PROCESS_ENDED } from './outcome.ts';
import { type AskedBy, LEASE_MS, type Run, type RunStatus } from './run.ts';
import type { SourceName } from './source-name.ts';
import type { StepPlan } from './workflow-steps.ts';

export type StepState =
  | 'waiting'
  | 'running'
  | 'done'
  | 'partial'
  | 'failed'
  /** Brought well within the hour, and not asked for again. */
  | 'up-to-date'
  | 'not-due'
  | 'not-set-up'
  /** Somebody paused the source. */
  | 'paused';

/** A source of a day's collection, and how far it is. */
export interface WorkflowStep {
  readonly source: SourceName;
  readonly state: StepState;
  readonly runId: string | null;
  readonly expected: number | null;
  readonly brought: number | null;
  readonly startedAt: Instant | null;
  readonly endedAt: Instant | null;
  /** What is wrong, missing or to be set up; null where there is nothing to say. */
  readonly sentence: string | null;
}

/** A day's whole collection. */
export interface Workflow {
  readonly id: string;
  /** Slug. */
  readonly track: string;
  readonly day: RaceDay;
  readonly askedBy: AskedBy;
  /** Bring also what is up to date. */
  readonly isForced: boolean;
  readonly startedAt: Instant;
  readonly endedAt: Instant | null;
  readonly status: RunStatus;
  readonly steps: readonly WorkflowStep[];
  /** As of a run. */
  readonly leaseUntil: Instant;
}

/** So long what was brought well need not be brought again. */
export const UP_TO_DATE_MS = HOUR;

const waiting = ({ source }: StepPlan): WorkflowStep => ({
  source,
  state: 'waiting',
  runId: null,
  expected: null,
  brought: null,
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

/** More of them stand in the run itself. */
const MOST_SENTENCES = 3;

function faultsText({ id, faults: failures }: Run): string | null {
  if (failures.length === 0) return null;
  const said = failures.slice(0, MOST_SENTENCES).map(({ sentence }) => sentence);
  const more = failures.length - said.length;
  return [...said, ...(more === 0 ? [] : [`And ${more} more, in run ${id}.`])].join(' ');
}

/** What a run that ended makes of its step. */
export const stepOfRun = (run: Run): Partial<WorkflowStep> => ({
  state: run.status === 'success' ? 'done' : run.status,
  runId: run.id,
  expected: run.expected,
  brought: run.brought,
  startedAt: run.startedAt,
  endedAt: run.endedAt,
  sentence: faultsText(run),
});

const GOOD: ReadonlySet<StepState> = new Set(['done', 'up-to-date']);
const NEITHER: ReadonlySet<StepState> = new Set(['not-due', 'not-set-up', 'paused']);

/** Success when all that could be brought is there whole; failed when nothing is; else partial. */
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

/** One whose process ended: what was under way failed, what had not begun was left, and it is failed as a whole. */
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
