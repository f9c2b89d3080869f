import { trackOrRefusal } from '../../card/days-card.ts';
import type { Announce } from '../../kernel/announcement.ts';
import type {
  AllOrNothing,
  Clock,
  NewId,
  OutsideTransaction,
  Log,
  WithLock,
} from '../../kernel/functions.ts';
import { HOUR, type Instant, SECOND, shift } from '../../kernel/instant.ts';
import { type RaceDay, raceDayAt } from '../../kernel/race-day.ts';
import { Refusal } from '../../kernel/refusal.ts';
import type { UnderWay } from '../active-work.ts';
import { failureOf, fault, refusalOf } from '../failure.ts';
import { makeLease } from '../lease.ts';
import { STOPPING } from '../outcome.ts';
import { PAUSED } from '../pause/pause.ts';
import type { DayCounts, RunEvery, RunStore, Sleep, SourceRegister, Told, WorkflowStore } from '../ports.ts';
import { stepText } from '../progress.ts';
import { retryUntilSaved } from '../retry-until-saved.ts';
import { type AskedBy, HEARTBEAT_MS, LEASE_MS, type Run, type RunSubject } from '../run.ts';
import { makeSharedWait, type Patience } from '../shared-wait.ts';
import type { SourceName } from '../source-name.ts';
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

export interface RunWorkflowDeps {
  readonly workflows: WorkflowStore;
  readonly runs: Pick<RunStore, 'list'>;
  readonly sources: SourceRegister;
  readonly counts: Pick<DayCounts, 'factsOf'>;
  /** Runs a source to its end, or until the collection has gone. */
  readonly runSource: (
    request: RunSubject & { readonly askedBy: AskedBy; readonly isForced: boolean; readonly isAnew: boolean },
    isGone: () => boolean,
  ) => Promise<Run>;
  readonly withLock: WithLock;
  readonly allOrNothing: AllOrNothing;
  /** The machine's clock. */
  readonly clock: Clock;
  readonly racingClock: Clock;
  readonly newId: NewId;
  readonly sleep: Sleep;
  readonly runEvery: RunEvery;
  readonly apart: OutsideTransaction;
  readonly announce: Announce;
  readonly told: Told;
  readonly underWay: UnderWay;
}

export interface WorkflowRequest {
  /** Slug. */
  readonly track: string;
  readonly day: RaceDay;
  readonly askedBy: AskedBy;
  /** Bring also what is up to date. */
  readonly isForced?: boolean;
  /** Hears of each step that ended; only of a collection that starts here. */
  readonly say?: Log;
}

export interface StartedWorkflow {
  readonly workflow: Workflow;
  /** False: one of the same track and day runs, and is the answer. */
  readonly isNew: boolean;
  /** The collection when it has ended; refuses as a run does that is waited for too long. */
  readonly ended: () => Promise<Workflow>;
}

export type RunWorkflow = (request: WorkflowRequest) => Promise<StartedWorkflow>;

const LOOK_MS = SECOND;
/** Ten sources that are ill take less. */
const LONGEST: Patience = { forMs: 2 * HOUR, isGone: () => false };

const doesNotEnd = ({ id, day }: Workflow) =>
  fault(
    'operations.does-not-end',
    `The collection of ${day} has been waited for long enough, and ${id} has not ended.`,
    'unavailable',
  );

/** What a collection tells its steps, and what they ask it. */
interface Collecting {
  readonly begin: (source: SourceName) => Promise<void>;
  /** Nobody needs what is still under way. */
  readonly isGone: () => boolean;
}

/** What each step of a collection comes to; `begin` is called before a source is asked. */
function makeSteps(deps: RunWorkflowDeps, { track, day, isForced }: Workflow, { begin, isGone }: Collecting) {
  const { runs, sources, counts, runSource, clock, racingClock } = deps;
  const today = (now: Instant): RaceDay => raceDayAt(now, trackOrRefusal(track).timeZone);
  let isAnythingNew = false;

  async function whyNot(plan: StepPlan): Promise<Partial<WorkflowStep> | null> {
    const now = racingClock();
    const [facts] = await counts.factsOf(track, [day]);
    const early = notDue(plan, { day, today: today(now), now, card: facts?.card ?? null });
    if (early !== null) return { state: 'not-due', sentence: early };
    const { fetchSource, howToSetUp } = sources(plan.source);
    return fetchSource === null ? { state: 'not-set-up', sentence: `To use it, ${howToSetUp}.` } : null;
  }

  async function broughtLately(source: SourceName): Promise<Partial<WorkflowStep> | null> {
    const [last] = await runs.list({ source, track, day, status: 'success', most: 1 });
    if (last === undefined || clock() - (last.endedAt ?? 0) >= UP_TO_DATE_MS) return null;
    return { ...stepOfRun(last), state: 'up-to-date' };
  }

  async function importFacts(source: SourceName, isAnew: boolean): Promise<Partial<WorkflowStep>> {
    await begin(source);
    const request = { source, track, day, askedBy: 'workflow', isForced: isAnew, isAnew: isForced } as const;
    const run = await runSource(request, isGone);
    isAnythingNew ||= run.brought > 0;
    return stepOfRun(run);
  }

  return async (plan: StepPlan): Promise<Partial<WorkflowStep>> => {
    const isAnew = isForced || (plan.isMade && isAnythingNew);
    const known = (await whyNot(plan)) ?? (isAnew ? null : await broughtLately(plan.source));
    return known ?? importFacts(plan.source, isAnew);
  };
}

/** Goes through the steps, one after the other, and keeps how far it is. */
function makeWork(deps: RunWorkflowDeps, opened: Workflow, say: Log) {
  const { workflows, clock, racingClock, announce, told, allOrNothing, sleep, underWay } = deps;
  const { track, day } = opened;
  const lease = makeLease();
  let workflow = opened;

  const keep = (next: Workflow): Promise<boolean> =>
    allOrNothing(async () => {
      const isSaved = await workflows.keep(next);
      if (isSaved) await announce({ topic: 'runs', track, day, raceNumber: null, at: racingClock() });
      return isSaved;
    });
  /** How far it is may be kept the next time; when it was taken for lost meanwhile, it is nobody's any more. */
  const goOn = async (next: Workflow, put: (next: Workflow) => Promise<boolean>): Promise<void> => {
    workflow = { ...next, leaseUntil: shift(clock(), LEASE_MS) };
    try {
      if (!(await put(workflow))) lease.lose();
    } catch (error) {
      told(error, 'a heartbeat of a workflow');
    }
  };
  const beat = (): Promise<void> => goOn(workflow, workflows.keep);
  const isGone = (): boolean => lease.isLost() || underWay.isClosed();
  const outcomeOf = makeSteps(deps, opened, {
    begin: (source) => goOn(withStep(workflow, source, { state: 'running', startedAt: clock() }), keep),
    isGone,
  });

  /** A step that goes wrong does not keep the others from being tried. */
  async function step(plan: StepPlan): Promise<void> {
    const outcome = await outcomeOf(plan).catch((error: unknown): Partial<WorkflowStep> => {
      if (!(error instanceof Refusal)) told(error, `the step ${plan.source} of a workflow`);
      const state = error instanceof Refusal && error.code === PAUSED ? 'paused' : 'failed';
      return { state, sentence: failureOf(error).sentence, endedAt: clock() };
    });
    await goOn(withStep(workflow, plan.source, outcome), keep);
    const ended = workflow.steps.find(({ source }) => source === plan.source);
    if (ended !== undefined) say(stepText(ended));
  }

  async function untilEnd(): Promise<Workflow> {
    for (const plan of WORKFLOW_STEPS) {
      if (isGone()) return lostWorkflow(workflow, clock());
      await step(plan);
    }
    return endedWorkflow(workflow, clock());
  }

  return async (): Promise<Workflow> => {
    const stop = deps.runEvery(HEARTBEAT_MS, beat);
    try {
      const ended = await lease.orLost(untilEnd());
      const isSaved = ended !== null && !lease.isLost() && (await retryUntilSaved(() => keep(ended), sleep));
      return isSaved
        ? ended
        : ((await retryUntilSaved(() => workflows.find(workflow.id), sleep)) ?? workflow);
    } finally {
      stop();
    }
  };
}

/**
 * Brings all of a day, a source after the other, each as a run of its own. One of a track and day runs at a time,
 * whichever process asks. What was brought well within the hour is left, so that running again heals what is missing.
 */
export function makeRunWorkflow(deps: RunWorkflowDeps): RunWorkflow {
  const { workflows, withLock, clock, newId, sleep, told, underWay } = deps;
  const waitFor = makeSharedWait<{ readonly workflow: Workflow | null }>({
    look: async (id) => {
      await retryUntilSaved(() => workflows.endLost(clock()), sleep);
      const workflow = await retryUntilSaved(() => workflows.find(id), sleep);
      return workflow?.status === 'running' ? null : { workflow };
    },
    pause: () => sleep(LOOK_MS),
    clock,
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
    const end = await deps.apart(() => waitFor(workflow.id, LONGEST));
    if (end === null) throw refusalOf(doesNotEnd(workflow));
    return end.workflow ?? workflow;
  }

  return async function runWorkflow(request) {
    trackOrRefusal(request.track);
    if (underWay.isClosed()) throw refusalOf(STOPPING);
    const { workflow, isNew } = await openOrFind(request);
    if (!isNew) return { workflow, isNew, ended: () => endOfOther(workflow) };
    const work = deps.apart(makeWork(deps, workflow, request.say ?? (() => undefined)));
    const working = underWay.during(workflow.id, work);
    working.catch((error: unknown) => told(error, 'a workflow'));
    return { workflow, isNew, ended: () => working };
  };
}
