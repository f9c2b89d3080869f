import { trackOrRefusal } from '../../card/days-card.ts';
import type { Announce } from '../../kernel/announcement.ts';
import type { AllOrNothing, Clock, Log, NewId, WithLock } from '../../kernel/functions.ts';
import { HOUR, type Instant } from '../../kernel/instant.ts';
import { type RaceDay, raceDayAt } from '../../kernel/race-day.ts';
import { Refusal } from '../../kernel/refusal.ts';
import { failureOf, makeFailure, refusalOf } from '../failure.ts';
import { PAUSED } from '../pause/pause.ts';
import type { DayCounts, RunStore, SourceRegister, WorkflowStore } from '../ports.ts';
import { stepText } from '../progress.ts';
import type { RequestedBy, Run, RunSubject } from '../run.ts';
import { makeRunEngine, type RunEngineDeps, type RunInProgress } from '../run-engine.ts';
import { fetchFor } from '../set-up.ts';
import type { Patience } from '../shared-wait.ts';
import type { SourceName } from '../source-name.ts';
import { placeText } from '../source-tracks.ts';
import {
  endedWorkflow,
  lostWorkflow,
  openedWorkflow,
  stepOfRun,
  UP_TO_DATE_MS,
  type Workflow,
  type WorkflowStep,
  withStep,
} from '../workflow.ts';
import { notDue, type StepPlan, WORKFLOW_STEPS } from '../workflow-steps.ts';

export interface RunWorkflowDeps extends RunEngineDeps {
  readonly workflows: WorkflowStore;
  readonly runs: Pick<RunStore, 'list'>;
  readonly sources: SourceRegister;
  readonly counts: Pick<DayCounts, 'factsOf'>;
  /** Runs a source to its end, or until the workflow is gone. */
  readonly runSource: (
    request: RunSubject & {
      readonly askedBy: RequestedBy;
      readonly isForced: boolean;
      readonly isRefresh: boolean;
    },
    isGone: () => boolean,
  ) => Promise<Run>;
  readonly withLock: WithLock;
  readonly allOrNothing: AllOrNothing;
  readonly racingClock: Clock;
  readonly newId: NewId;
  readonly announce: Announce;
}

export interface WorkflowRequest {
  /** Slug. */
  readonly track: string;
  readonly day: RaceDay;
  readonly askedBy: RequestedBy;
  /** Fetch also what is up to date. */
  readonly isForced?: boolean;
  /** Called with each step that ended; only of a workflow that starts here. */
  readonly onProgress?: Log;
}

export interface StartedWorkflow {
  readonly workflow: Workflow;
  /** False: one of the same track and day runs, and is the answer. */
  readonly isNew: boolean;
  /** The workflow when it has ended; refuses as a run does that is waited for too long. */
  readonly ended: () => Promise<Workflow>;
}

export type RunWorkflow = (request: WorkflowRequest) => Promise<StartedWorkflow>;

/** Ten sources that are all unavailable take less. */
const LONGEST: Patience = { forMs: 2 * HOUR, isGone: () => false };

const doesNotEnd = ({ id, track, day }: Workflow) =>
  makeFailure(
    'operations.does-not-end',
    `The collection of ${placeText(track, day)} is taking too long: ${id} has not ended.`,
    'unavailable',
  );

/** What the steps need of the workflow they belong to. */
interface StepHost {
  readonly begin: (source: SourceName) => Promise<void>;
  /** The result of the step is no longer needed. */
  readonly isGone: () => boolean;
}

/** The outcome of each step of a workflow; `begin` is called before a source is asked. */
function makeSteps(deps: RunWorkflowDeps, { track, day, isForced }: Workflow, { begin, isGone }: StepHost) {
  const { runs, sources, counts, runSource, clock, racingClock } = deps;
  const today = (now: Instant): RaceDay => raceDayAt(now, trackOrRefusal(track).timeZone);
  let isAnythingNew = false;

  async function whyNot(plan: StepPlan): Promise<Partial<WorkflowStep> | null> {
    const now = racingClock();
    const [facts] = await counts.factsOf(track, [day]);
    const early = notDue(plan, { day, today: today(now), now, card: facts?.card ?? null });
    if (early !== null) return { state: 'not-due', sentence: early };
    const { why } = fetchFor(sources(plan.source), track);
    return why === null ? null : { state: 'not-set-up', sentence: why };
  }

  async function fetchedRecently(source: SourceName): Promise<Partial<WorkflowStep> | null> {
    const [last] = await runs.list({ source, track, day, status: 'success', most: 1 });
    if (last === undefined || clock() - (last.endedAt ?? 0) >= UP_TO_DATE_MS) return null;
    return { ...stepOfRun(last), state: 'up-to-date' };
  }

  async function importSource(source: SourceName, isRefresh: boolean): Promise<Partial<WorkflowStep>> {
    await begin(source);
    const request = {
      source,
      track,
      day,
      askedBy: 'workflow',
      isForced: isRefresh,
      isRefresh: isForced,
    } as const;
    const run = await runSource(request, isGone);
    isAnythingNew ||= run.received > 0;
    return stepOfRun(run);
  }

  return async (plan: StepPlan): Promise<Partial<WorkflowStep>> => {
    const isRefresh = isForced || (plan.isDerived && isAnythingNew);
    const known = (await whyNot(plan)) ?? (isRefresh ? null : await fetchedRecently(plan.source));
    return known ?? importSource(plan.source, isRefresh);
  };
}

/** Does the steps in order, saving progress after each. */
async function doSteps(
  deps: RunWorkflowDeps,
  { current, save, isLost }: RunInProgress<Workflow>,
  onProgress: Log,
): Promise<Workflow> {
  const { clock, logError, activeWork } = deps;
  const isGone = (): boolean => isLost() || activeWork.isClosed();
  const outcomeOf = makeSteps(deps, current(), {
    begin: (source) => save(withStep(current(), source, { state: 'running', startedAt: clock() })),
    isGone,
  });

  /** A step that fails does not keep the others from being tried. */
  async function step(plan: StepPlan): Promise<void> {
    const outcome = await outcomeOf(plan).catch((error: unknown): Partial<WorkflowStep> => {
      if (!(error instanceof Refusal)) logError(error, `the step ${plan.source} of a workflow`);
      const state = error instanceof Refusal && error.code === PAUSED ? 'paused' : 'failed';
      return { state, sentence: failureOf(error).sentence, endedAt: clock() };
    });
    await save(withStep(current(), plan.source, outcome));
    const ended = current().steps.find(({ source }) => source === plan.source);
    if (ended !== undefined) onProgress(stepText(ended));
  }

  for (const plan of WORKFLOW_STEPS) {
    if (isGone()) return lostWorkflow(current(), clock());
    await step(plan);
  }
  return endedWorkflow(current(), clock());
}

/**
 * Collects a whole day, source by source, each as a run of its own. One workflow of a track and day runs at a time,
 * whichever process asks. Sources fetched well within the hour are skipped, so that running it again fills the gaps.
 */
export function makeRunWorkflow(deps: RunWorkflowDeps): RunWorkflow {
  const { workflows, withLock, allOrNothing, announce, clock, racingClock, newId } = deps;
  const engine = makeRunEngine<Workflow>(deps, {
    find: (id) => workflows.find(id),
    endLost: (now) => workflows.endLost(now),
    nameOf: () => 'a workflow',
  });
  const save = (workflow: Workflow): Promise<boolean> =>
    allOrNothing(async () => {
      const isSaved = await workflows.keep(workflow);
      const { track, day } = workflow;
      if (isSaved) await announce({ topic: 'runs', track, day, raceNumber: null, at: racingClock() });
      return isSaved;
    });

  const openOrFind = ({ track, day, askedBy, isForced = false }: WorkflowRequest) =>
    withLock(`workflow:${track}:${day}`, async () => {
      await workflows.endLost(clock());
      const [last] = await workflows.list(track, day, 1);
      if (last?.status === 'running') return { workflow: last, isNew: false };
      const opening = { id: newId(), track, day, askedBy, isForced, at: clock() };
      const workflow = openedWorkflow(opening, WORKFLOW_STEPS);
      await workflows.keep(workflow);
      return { workflow, isNew: true };
    });

  async function endOfOther(workflow: Workflow): Promise<Workflow> {
    const end = await engine.endOf(workflow, LONGEST);
    if (end === null) throw refusalOf(doesNotEnd(workflow));
    return end;
  }

  return async function runWorkflow(request) {
    trackOrRefusal(request.track);
    engine.refuseWhileStopping();
    const { workflow, isNew } = await openOrFind(request);
    if (!isNew) return { workflow, isNew, ended: () => endOfOther(workflow) };
    const onProgress = request.onProgress ?? (() => undefined);
    const working = engine.begin(workflow, {
      save,
      renew: (next) => workflows.keep(next),
      untilEnd: (progress) => doSteps(deps, progress, onProgress),
    });
    return { workflow, isNew, ended: () => working };
  };
}
