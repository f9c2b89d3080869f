import type { FetchReport } from '../../kernel/fetched.ts';
import { type Instant, shift } from '../../kernel/instant.ts';
import type { RaceDay } from '../../kernel/race-day.ts';
import { Refusal } from '../../kernel/refusal.ts';
import { type Failure, failureOf, fault } from '../../operations/failure.ts';
import { problemsOf, statusOf } from '../../operations/outcome.ts';
import { PAUSED } from '../../operations/pause/pause.ts';
import { workflowText } from '../../operations/progress.ts';
import type { AskedBy, Run, RunSubject } from '../../operations/run.ts';
import { runText } from '../../operations/run-text.ts';
import type { SourceName } from '../../operations/source-name.ts';
import type { Workflow } from '../../operations/workflow.ts';
import type { Job } from '../job.ts';
import type { CarryOut } from '../ports.ts';
import { type ActName, type RaceDaySchedule, ruleNamed } from '../rules.ts';
import { type Carried, INCOMPLETE } from '../settling.ts';

/** What was started or joined, and how it ends. */
interface Started {
  readonly isNew: boolean;
  readonly run: Pick<Run, 'startedAt'>;
  readonly ended: () => Promise<Run>;
}

type Request = RunSubject & { readonly askedBy: AskedBy; readonly isForced: true };

export interface RunJobDeps {
  readonly schedule: RaceDaySchedule;
  readonly runSource: (request: Request) => Promise<Started>;
  readonly runWorkflow: (request: {
    readonly track: string;
    readonly day: RaceDay;
    readonly askedBy: AskedBy;
  }) => Promise<{ readonly ended: () => Promise<Workflow> }>;
  readonly isSetUp: (source: SourceName) => boolean;
  /** Tells the races with picks, of all, and why analysts were silent. */
  readonly makePicks: (track: string, day: RaceDay) => Promise<FetchReport>;
  /** Whether a result of the race is kept. */
  readonly hasResult: (track: string, day: RaceDay, raceNumber: number) => Promise<boolean>;
  /** The last day with racing before this one, while results of it are missing; null when none are. */
  readonly unfinishedBefore: (track: string, day: RaceDay) => Promise<RaceDay | null>;
  /** Lets go of what was kept long enough. */
  readonly tidy: () => Promise<void>;
}

const WELL: Carried = { runId: null, fault: null, note: null };

/** What the morning's first sync brings, in this order. */
const DATA_SYNC: readonly SourceName[] = ['races', 'changes', 'weather'];

const faultOfRun = (run: Run): Failure =>
  run.faults[0] ?? fault('operations.failed', `${runText(run)}`, 'unavailable');

/** The odds of a moment, and what is told of the races at the same time. */
const ODDS: readonly SourceName[] = ['odds', 'changes'];

type Wanted = Pick<Job, 'track' | 'day'>;

const isPause = (why: Failure | null): boolean => why?.code === PAUSED;

/**
 * Several that were asked for one point: what failed is its fault, and what is missing of any is missing of it. A pause is
 * the fault only where nothing else is wrong: of it nobody is told by mail.
 */
function carriedTogether(carried: readonly Carried[]): Carried {
  const notes = carried.flatMap(({ note }) => note ?? []);
  const faults = carried.flatMap(({ fault: why, runId }) => (why === null ? [] : { runId, why }));
  const failed = faults.find(({ why }) => !isPause(why)) ?? faults[0];
  const note = notes.length === 0 ? null : notes.join(' ');
  if (failed === undefined) return { ...(carried[0] ?? WELL), note };
  const { runId, why } = failed;
  if (!isPause(why) || note === null) return { runId, fault: why, note: null };
  return { runId, fault: fault(INCOMPLETE, `${why.sentence} ${note}`, 'unavailable'), note: null };
}

/** Where another one is what counts: its failure is something missing, its pause is not. */
const beside = (carried: Carried): Carried => ({
  ...carried,
  fault: null,
  note: isPause(carried.fault) ? null : (carried.fault?.sentence ?? carried.note),
});

const carriedBy = (run: Run): Carried => ({
  runId: run.id,
  fault: run.status === 'failed' ? faultOfRun(run) : null,
  note: run.status === 'partial' ? runText(run) : null,
});

/** Does what each kind of point is there for; done twice, it keeps the same once. */
export function makeRunJob(deps: RunJobDeps): CarryOut {
  const { schedule, runSource, runWorkflow, isSetUp, makePicks, hasResult, unfinishedBefore, tidy } = deps;

  /** A run that began before the point, or was lost with its process, does not answer for it. */
  async function freshRun(source: SourceName, { track, day }: Wanted, from: Instant): Promise<Run> {
    const request: Request = { source, track, day, askedBy: 'schedule', isForced: true };
    const { isNew, run, ended } = await runSource(request);
    const end = await ended();
    if (isNew || (run.startedAt >= from && end.status !== 'failed')) return end;
    return (await runSource(request)).ended();
  }

  async function results(job: Job, from: Instant): Promise<Carried> {
    const run = await freshRun('results', job, from);
    if (await hasResult(job.track, job.day, job.raceNumber))
      return { runId: run.id, fault: null, note: null };
    const none = fault('schedule.no-result', `Race ${job.raceNumber} has no result yet.`, 'unavailable');
    return { runId: run.id, fault: run.status === 'failed' ? faultOfRun(run) : none, note: null };
  }

  /** One whose setting is wrong fails by itself alone. */
  async function carriedOf(source: SourceName, request: Wanted, from: Instant): Promise<Carried> {
    try {
      return carriedBy(await freshRun(source, request, from));
    } catch (error) {
      if (!(error instanceof Refusal)) throw error;
      return { ...WELL, fault: failureOf(error) };
    }
  }

  /** Each as a run of its own, so that one that is ill is asked again while the others have answered. */
  async function odds(job: Job, from: Instant): Promise<Carried> {
    const asked = ODDS.filter(isSetUp).map((source) => carriedOf(source, job, from));
    const [first, ...others] = await Promise.all(asked);
    return first === undefined ? WELL : carriedTogether([first, ...others.map(beside)]);
  }

  /** What is missing of the last race day is asked for again in the morning. */
  async function lateResults({ track, day }: Job, from: Instant): Promise<readonly Carried[]> {
    const last = isSetUp('results') ? await unfinishedBefore(track, day) : null;
    return last === null ? [] : [beside(await carriedOf('results', { track, day: last }, from))];
  }

  async function dataSync(job: Job, from: Instant): Promise<Carried> {
    const carried: Carried[] = [];
    for (const source of DATA_SYNC.filter(isSetUp)) carried.push(await carriedOf(source, job, from));
    return carriedTogether([...carried, ...(await lateResults(job, from))]);
  }

  async function picks({ track, day }: Job): Promise<Carried> {
    const fetched = await makePicks(track, day);
    const [status, [first]] = [statusOf(fetched), problemsOf(fetched)];
    if (status === 'failed')
      return { ...WELL, fault: first ?? fault('operations.failed', 'No picks were made.') };
    return { ...WELL, note: status === 'partial' ? (first?.sentence ?? null) : null };
  }

  async function workflow({ track, day }: Job): Promise<Carried> {
    const { ended } = await runWorkflow({ track, day, askedBy: 'schedule' });
    const end = await ended();
    const text = workflowText(end);
    const why = end.status === 'failed' ? fault('operations.workflow-failed', text, 'unavailable') : null;
    return { runId: end.id, fault: why, note: end.status === 'partial' ? text : null };
  }

  const acts: Readonly<Record<ActName, (job: Job, from: Instant) => Promise<Carried>>> = {
    odds,
    results,
    'data-sync': dataSync,
    picks,
    workflow,
    'expert-picks': (job, from) => carriedOf('expert-picks', job, from),
    tidy: () => tidy().then(() => WELL),
  };

  return async function carryOut(job) {
    const rule = ruleNamed(schedule, job.name);
    return rule === null ? WELL : acts[rule.act](job, shift(job.fireAt, -job.clock));
  };
}
