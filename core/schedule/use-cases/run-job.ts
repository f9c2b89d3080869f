import { NO_MEETING } from '../../card/no-meeting.ts';
import type { FetchReport } from '../../kernel/fetched.ts';
import { type Instant, shift } from '../../kernel/instant.ts';
import type { RaceDay } from '../../kernel/race-day.ts';
import { Refusal } from '../../kernel/refusal.ts';
import { type Failure, failureOf, makeFailure } from '../../operations/failure.ts';
import { problemsOf, statusOf } from '../../operations/outcome.ts';
import { PAUSED } from '../../operations/pause/pause.ts';
import { workflowText } from '../../operations/progress.ts';
import type { RequestedBy, Run, RunSubject } from '../../operations/run.ts';
import { runText } from '../../operations/run-text.ts';
import type { SourceName } from '../../operations/source-name.ts';
import type { Workflow } from '../../operations/workflow.ts';
import type { Job } from '../job.ts';
import type { RunJob } from '../ports.ts';
import { type ActName, type RaceDaySchedule, ruleNamed } from '../rules.ts';
import { INCOMPLETE, type JobOutcome } from '../settling.ts';

/** A run that was started or joined. */
interface Started {
  readonly isNew: boolean;
  readonly run: Pick<Run, 'startedAt'>;
  readonly ended: () => Promise<Run>;
}

type Request = RunSubject & { readonly askedBy: RequestedBy; readonly isForced: true };

export interface RunJobDeps {
  readonly schedule: RaceDaySchedule;
  readonly runSource: (request: Request) => Promise<Started>;
  readonly runWorkflow: (request: {
    readonly track: string;
    readonly day: RaceDay;
    readonly askedBy: RequestedBy;
  }) => Promise<{ readonly ended: () => Promise<Workflow> }>;
  readonly isSetUp: (source: SourceName, track: string) => boolean;
  /** Reports how many races have picks, and why analysts gave none. */
  readonly makePicks: (track: string, day: RaceDay) => Promise<FetchReport>;
  /** Whether a card of the day is stored. */
  readonly hasCard: (track: string, day: RaceDay) => Promise<boolean>;
  /** Whether a result of the race is stored. */
  readonly hasResult: (track: string, day: RaceDay, raceNumber: number) => Promise<boolean>;
  /** The last day with racing before this one, while results of it are missing; null when none are. */
  readonly unfinishedBefore: (track: string, day: RaceDay) => Promise<RaceDay | null>;
  /** Gives the latest entries of the record away. */
  readonly publishHeads: () => Promise<unknown>;
  /** Deletes data past its retention period. */
  readonly tidy: () => Promise<void>;
}

const SUCCEEDED: JobOutcome = { runId: null, failure: null, note: null };

const NO_RACING = 'No racing today.';
const NO_CARD_SOURCE = 'No card is stored, and no source of cards covers the track.';

const failureOfRun = (run: Run): Failure =>
  run.faults[0] ?? makeFailure('operations.failed', `${runText(run)}`, 'unavailable');

/** The odds of a moment, with the late changes of the same time. */
const ODDS: readonly SourceName[] = ['odds', 'changes'];

type RacingDay = Pick<Job, 'track' | 'day'>;

const isPause = (why: Failure | null): boolean => why?.code === PAUSED;

/**
 * The outcome of several sources as one: a failure of any is its failure, and anything missing is missing from it. A
 * pause counts only when nothing else is wrong, as it sends no mail.
 */
function combined(outcomes: readonly JobOutcome[]): JobOutcome {
  const notes = outcomes.flatMap(({ note }) => note ?? []);
  const failures = outcomes.flatMap(({ failure: why, runId }) => (why === null ? [] : { runId, why }));
  const failed = failures.find(({ why }) => !isPause(why)) ?? failures[0];
  const note = notes.length === 0 ? null : notes.join(' ');
  if (failed === undefined) return { ...(outcomes[0] ?? SUCCEEDED), note };
  const { runId, why } = failed;
  if (!isPause(why) || note === null) return { runId, failure: why, note: null };
  return { runId, failure: makeFailure(INCOMPLETE, `${why.sentence} ${note}`, 'unavailable'), note: null };
}

/** The outcome of a source that only supplements another: its failure is something missing, its pause is not. */
const asSecondary = (outcome: JobOutcome): JobOutcome => ({
  ...outcome,
  failure: null,
  note: isPause(outcome.failure) ? null : (outcome.failure?.sentence ?? outcome.note),
});

/** Every source said that the track does not race: an answer, which nobody has to be alerted to. */
const isDarkDay = ({ faults }: Run): boolean =>
  faults.length > 0 && faults.every(({ code }) => code === NO_MEETING);

const outcomeOfRun = (run: Run): JobOutcome => ({
  runId: run.id,
  failure: run.status === 'failed' && !isDarkDay(run) ? failureOfRun(run) : null,
  note: run.status === 'partial' ? runText(run) : null,
});

/** Does the work of each kind of job; doing it twice stores nothing twice. */
export function makeRunJob(deps: RunJobDeps): RunJob {
  const { schedule, runSource, runWorkflow, isSetUp, makePicks, hasResult, unfinishedBefore, tidy } = deps;

  /** A run that began before the job, or was lost with its process, does not count. */
  async function freshRun(source: SourceName, { track, day }: RacingDay, from: Instant): Promise<Run> {
    const request: Request = { source, track, day, askedBy: 'schedule', isForced: true };
    const { isNew, run, ended } = await runSource(request);
    const end = await ended();
    if (isNew || (run.startedAt >= from && end.status !== 'failed')) return end;
    return (await runSource(request)).ended();
  }

  async function results(job: Job, from: Instant): Promise<JobOutcome> {
    const run = await freshRun('results', job, from);
    if (await hasResult(job.track, job.day, job.raceNumber))
      return { runId: run.id, failure: null, note: null };
    const none = makeFailure(
      'schedule.no-result',
      `Race ${job.raceNumber} has no result yet.`,
      'unavailable',
    );
    return { runId: run.id, failure: run.status === 'failed' ? failureOfRun(run) : none, note: null };
  }

  /** A source with a wrong setting fails on its own. */
  async function outcomeOf(source: SourceName, request: RacingDay, from: Instant): Promise<JobOutcome> {
    try {
      return outcomeOfRun(await freshRun(source, request, from));
    } catch (error) {
      if (!(error instanceof Refusal)) throw error;
      return { ...SUCCEEDED, failure: failureOf(error) };
    }
  }

  /** Each as a run of its own, so that an unavailable source is retried while the others have answered. */
  async function odds(job: Job, from: Instant): Promise<JobOutcome> {
    const sources = ODDS.filter((source) => isSetUp(source, job.track));
    const outcomes = sources.map((source) => outcomeOf(source, job, from));
    const [first, ...others] = await Promise.all(outcomes);
    return first === undefined ? SUCCEEDED : combined([first, ...others.map(asSecondary)]);
  }

  /** Missing results of the last race day are asked for again in the morning. */
  async function lateResults({ track, day }: Job, from: Instant): Promise<readonly JobOutcome[]> {
    const last = isSetUp('results', track) ? await unfinishedBefore(track, day) : null;
    return last === null ? [] : [asSecondary(await outcomeOf('results', { track, day: last }, from))];
  }

  async function cardOutcome(job: Job, from: Instant): Promise<JobOutcome> {
    return isSetUp('races', job.track) ? outcomeOf('races', job, from) : SUCCEEDED;
  }

  /** What the sync fetches after the card: its changes where there is a card, and the weather unless another track does not race. */
  function afterCard({ track }: Job, hasCard: boolean, isDark: boolean): readonly SourceName[] {
    if (isDark && track !== schedule.home) return [];
    const sources: readonly SourceName[] = hasCard ? ['changes', 'weather'] : ['weather'];
    return sources.filter((source) => isSetUp(source, track));
  }

  /** Card, changes and weather, in this order. A day without a card of which no source failed has no racing. */
  async function dataSync(job: Job, from: Instant): Promise<JobOutcome> {
    const card = await cardOutcome(job, from);
    const hasCard = await deps.hasCard(job.track, job.day);
    const isDark = !hasCard && card.failure === null && card.note === null;
    const remark = isSetUp('races', job.track) ? NO_RACING : NO_CARD_SOURCE;
    const outcomes: JobOutcome[] = [isDark ? { ...card, remark } : card];
    for (const source of afterCard(job, hasCard, isDark)) outcomes.push(await outcomeOf(source, job, from));
    return combined([...outcomes, ...(await lateResults(job, from))]);
  }

  async function picks({ track, day }: Job): Promise<JobOutcome> {
    const fetched = await makePicks(track, day);
    const [status, [first]] = [statusOf(fetched), problemsOf(fetched)];
    if (status === 'failed')
      return { ...SUCCEEDED, failure: first ?? makeFailure('operations.failed', 'No picks were made.') };
    return { ...SUCCEEDED, note: status === 'partial' ? (first?.sentence ?? null) : null };
  }

  async function workflow({ track, day }: Job): Promise<JobOutcome> {
    const { ended } = await runWorkflow({ track, day, askedBy: 'schedule' });
    const end = await ended();
    const text = workflowText(end);
    const why =
      end.status === 'failed' ? makeFailure('operations.workflow-failed', text, 'unavailable') : null;
    return { runId: end.id, failure: why, note: end.status === 'partial' ? text : null };
  }

  const acts: Readonly<Record<ActName, (job: Job, from: Instant) => Promise<JobOutcome>>> = {
    odds,
    results,
    'data-sync': dataSync,
    picks,
    workflow,
    'expert-picks': (job, from) => outcomeOf('expert-picks', job, from),
    heads: () => deps.publishHeads().then(() => SUCCEEDED),
    tidy: () => tidy().then(() => SUCCEEDED),
  };

  return async function runJob(job) {
    const rule = ruleNamed(schedule, job.name);
    return rule === null ? SUCCEEDED : acts[rule.act](job, shift(job.fireAt, -job.clock));
  };
}
