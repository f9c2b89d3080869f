import { SECOND, shift } from '../kernel/instant.ts';
import { type Failure, makeFailure } from '../operations/failure.ts';
import { type Moment, onRacingClock } from './clocks.ts';
import type { Job } from './job.ts';
import { endOf, punctualityOf } from './punctuality.ts';
import type { JobRule } from './rules.ts';

/** How long a worker keeps a job without a heartbeat, and how often it sends one. */
export const JOB_LEASE_MS = 20 * SECOND;
export const JOB_HEARTBEAT_MS = 5 * SECOND;

/** The outcome of a job. */
export interface JobOutcome {
  /** The source run or workflow; null for a job that is neither. */
  readonly runId: string | null;
  /** Null when it went well. */
  readonly failure: Failure | null;
  /** What is missing of a job that went well otherwise, which makes it partial; null when nothing is. */
  readonly note: string | null;
  /** What the work found, of a job that went well: `No racing today.` */
  readonly remark?: string;
}

/** The code of a job that went well except for something missing. */
export const INCOMPLETE = 'schedule.incomplete';
export const MISSED = makeFailure(
  'schedule.missed',
  'No worker was running when it was due, and it cannot be done later.',
);

const ended = (job: Job, { now }: Moment) =>
  ({ ...job, holder: null, leaseUntil: null, endedAt: now }) as const;

/** A claimed job that is too late to do. */
export const missedJob = (job: Job, moment: Moment): Job => ({
  ...ended(job, moment),
  state: 'missed',
  sentence: MISSED.sentence,
  code: MISSED.code,
});

/** A claimed job with its outcome: settled, or planned for another try, also when only something is missing. */
export function completedJob(
  job: Job,
  rule: JobRule,
  { runId, failure: why, note, remark }: JobOutcome,
  moment: Moment,
): Job {
  if (why === null && note === null) {
    const begun = onRacingClock(job.startedAt ?? moment.now, job);
    const state = endOf(punctualityOf(rule, job.dueAt, begun));
    return { ...ended(job, moment), state, runId, sentence: remark ?? null, code: null };
  }
  const { sentence, code } = why ?? makeFailure(INCOMPLETE, note ?? '');
  const result = { runId, sentence, code, tries: job.tries + 1 };
  const wait = rule.retries[job.tries];
  if (wait === undefined)
    return { ...ended(job, moment), ...result, state: why === null ? 'partial' : 'failed' };
  const fireAt = shift(moment.racingNow, wait);
  return { ...job, ...result, state: 'planned', holder: null, leaseUntil: null, fireAt };
}
