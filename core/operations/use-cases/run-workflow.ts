import { trackOrRefusal } from '../../card/days-card.ts';
import type { Announce } from '../../kernel/announcement.ts';
import type { AllOrNothing, Apart, Clock, NewId, OneAtATime, Say } from '../../kernel/doors.ts';
import { HOUR, type Instant, SECOND, shift } from '../../kernel/instant.ts';
import { type RaceDay, raceDayAt } from '../../kernel/race-day.ts';
import { Refusal } from '../../kernel/refusal.ts';
import { fault, faultOf, refusalOf } from '../fault.ts';
import { makeLease } from '../lease.ts';
import { STOPPING } from '../outcome.ts';
import { PAUSED } from '../pause/pause.ts';
import type { DayCounts, KeepDoing, RunShelf, Sleep, SourceRegister, Told, WorkflowShelf } from '../ports.ts';
import { stepText } from '../progress.ts';
import { type AskedBy, BEAT_MS, LEASE_MS, type Run, type RunSubject } from '../run.ts';
import { makeSharedWait, type Patience } from '../shared-wait.ts';
import type { SourceName } from '../source-name.ts';
import type { UnderWay } from '../under-way.ts';
import { untilKept } from '../until-kept.ts';
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

export interface RunWorkflowDoors {
  readonly workflows: WorkflowShelf;
  readonly runs: Pick<RunShelf, 'list'>;
  readonly sources: SourceRegister;
  readonly counts: Pick<DayCounts, 'factsOf'>;
  /** Runs a source to its end, or until the collection has gone. */
  readonly runSource: (
    wish: RunSubject & { readonly askedBy: AskedBy; readonly isForced: boolean; readonly isAnew: boolean },
    isGone: () => boolean,
  ) => Promise<Run>;
  readonly oneAtATime: OneAtATime;
  readonly allOrNothing: AllOrNothing;
  /** The machine's clock. */
  readonly clock: Clock;
  readonly racingClock: Clock;
  readonly newId: NewId;
  readonly sleep: Sleep;
  readonly keepDoing: KeepDoing;
  readonly apart: Apart;
  readonly announce: Announce;
  readonly told: Told;
  readonly underWay: UnderWay;
}

export interface WorkflowWish {
  /** Slug. */
  readonly track: string;
  readonly day: RaceDay;
  readonly askedBy: AskedBy;
  /** Bring also what is up to date. */
  readonly isForced?: boolean;
  /** Hears of each step that ended; only of a collection that starts here. */
  readonly say?: Say;
}

export interface StartedWorkflow {
  readonly workflow: Workflow;
  /** False: one of the same track and day runs, and is the answer. */
  readonly isNew: boolean;
  /** The collection when it has ended; refuses as a run does that is waited for too long. */
  readonly ended: () => Promise<Workflow>;
}

export type RunWorkflow = (wish: WorkflowWish) => Promise<StartedWorkflow>;

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
function makeSteps(
  doors: RunWorkflowDoors,
  { track, day, isForced }: Workflow,
  { begin, isGone }: Collecting,
) {
  const { runs, sources, counts, runSource, clock, racingClock } = doors;
  const today = (now: Instant): RaceDay => raceDayAt(now, trackOrRefusal(track).timeZone);
  let isAnythingNew = false;

  async function whyNot(plan: StepPlan): Promise<Partial<WorkflowStep> | null> {
    const now = racingClock();
    const [facts] = await counts.factsOf(track, [day]);
    const early = notDue(plan, { day, today: today(now), now, card: facts?.card ?? null });
    if (early !== null) return { state: 'not-due', sentence: early };
    const { gather, howToSetUp } = sources(plan.source);
    return gather === null ? { state: 'not-set-up', sentence: `To use it, ${howToSetUp}.` } : null;
  }

  async function broughtLately(source: SourceName): Promise<Partial<WorkflowStep> | null> {
    const [last] = await runs.list({ source, track, day, status: 'success', most: 1 });
    if (last === undefined || clock() - (last.endedAt ?? 0) >= UP_TO_DATE_MS) return null;
    return { ...stepOfRun(last), state: 'up-to-date' };
  }

  async function bring(source: SourceName, isAnew: boolean): Promise<Partial<WorkflowStep>> {
    await begin(source);
    const wish = { source, track, day, askedBy: 'workflow', isForced: isAnew, isAnew: isForced } as const;
    const run = await runSource(wish, isGone);
    isAnythingNew ||= run.brought > 0;
    return stepOfRun(run);
  }

  return async (plan: StepPlan): Promise<Partial<WorkflowStep>> => {
    const isAnew = isForced || (plan.isMade && isAnythingNew);
    const known = (await whyNot(plan)) ?? (isAnew ? null : await broughtLately(plan.source));
    return known ?? bring(plan.source, isAnew);
  };
}

/** Goes through the steps, one after the other, and keeps how far it is. */
function makeWork(doors: RunWorkflowDoors, opened: Workflow, say: Say) {
  const { workflows, clock, racingClock, announce, told, allOrNothing, sleep, underWay } = doors;
  const { track, day } = opened;
  const lease = makeLease();
  let workflow = opened;

  const keep = (next: Workflow): Promise<boolean> =>
    allOrNothing(async () => {
      const isKept = await workflows.keep(next);
      if (isKept) await announce({ topic: 'runs', track, day, raceNumber: null, at: racingClock() });
      return isKept;
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
  const outcomeOf = makeSteps(doors, opened, {
    begin: (source) => goOn(withStep(workflow, source, { state: 'running', startedAt: clock() }), keep),
    isGone,
  });

  /** A step that goes wrong does not keep the others from being tried. */
  async function step(plan: StepPlan): Promise<void> {
    const outcome = await outcomeOf(plan).catch((error: unknown): Partial<WorkflowStep> => {
      if (!(error instanceof Refusal)) told(error, `the step ${plan.source} of a workflow`);
      const state = error instanceof Refusal && error.code === PAUSED ? 'paused' : 'failed';
      return { state, sentence: faultOf(error).sentence, endedAt: clock() };
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
    const stop = doors.keepDoing(BEAT_MS, beat);
    try {
      const ended = await lease.orLost(untilEnd());
      const isKept = ended !== null && !lease.isLost() && (await untilKept(() => keep(ended), sleep));
      return isKept ? ended : ((await untilKept(() => workflows.find(workflow.id), sleep)) ?? workflow);
    } finally {
      stop();
    }
  };
}

/**
 * Brings all of a day, a source after the other, each as a run of its own. One of a track and day runs at a time,
 * whichever process asks. What was brought well within the hour is left, so that running again heals what is missing.
 */
export function makeRunWorkflow(doors: RunWorkflowDoors): RunWorkflow {
  const { workflows, oneAtATime, clock, newId, sleep, told, underWay } = doors;
  const waitFor = makeSharedWait<{ readonly workflow: Workflow | null }>({
    look: async (id) => {
      await untilKept(() => workflows.endLost(clock()), sleep);
      const workflow = await untilKept(() => workflows.find(id), sleep);
      return workflow?.status === 'running' ? null : { workflow };
    },
    pause: () => sleep(LOOK_MS),
    clock,
  });

  const openOrFind = ({ track, day, askedBy, isForced = false }: WorkflowWish) =>
    oneAtATime(`workflow:${track}:${day}`, async () => {
      await workflows.endLost(clock());
      const [last] = await workflows.list(track, day, 1);
      if (last?.status === 'running') return { workflow: last, isNew: false };
      const opening = { id: newId(), track, day, askedBy, isForced, at: clock() };
      const workflow = openedWorkflow(opening, WORKFLOW_STEPS);
      await workflows.keep(workflow);
      return { workflow, isNew: true };
    });

  async function endOfOther(workflow: Workflow): Promise<Workflow> {
    const end = await doors.apart(() => waitFor(workflow.id, LONGEST));
    if (end === null) throw refusalOf(doesNotEnd(workflow));
    return end.workflow ?? workflow;
  }

  return async function runWorkflow(wish) {
    trackOrRefusal(wish.track);
    if (underWay.isClosed()) throw refusalOf(STOPPING);
    const { workflow, isNew } = await openOrFind(wish);
    if (!isNew) return { workflow, isNew, ended: () => endOfOther(workflow) };
    const work = doors.apart(makeWork(doors, workflow, wish.say ?? (() => undefined)));
    const working = underWay.during(workflow.id, work);
    working.catch((error: unknown) => told(error, 'a workflow'));
    return { workflow, isNew, ended: () => working };
  };
}
