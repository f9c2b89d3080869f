import { SECOND, shift } from '../kernel/instant.ts';
import { type Failure, fault } from '../operations/failure.ts';
import { type Moment, onRacingClock } from './clocks.ts';
import type { Job } from './job.ts';
import { endOf, punctualityOf } from './punctuality.ts';
import type { JobRule } from './rules.ts';

/** How long a worker that is not heard of keeps a point, and how often it is heard of. */
export const JOB_LEASE_MS = 20 * SECOND;
export const JOB_HEARTBEAT_MS = 5 * SECOND;

/** What came of an act. */
export interface Carried {
  /** The run or collection it was; null for what is neither. */
  readonly runId: string | null;
  /** Null when it went well. */
  readonly fault: Failure | null;
  /** What is missing of one that went well otherwise: the point is partial then. Null where nothing is. */
  readonly note: string | null;
}

/** The code of what went well but for something that is missing. */
export const INCOMPLETE = 'schedule.incomplete';
export const MISSED = fault('schedule.missed', 'Nobody was there at its moment, which cannot be caught up.');

const ended = (job: Job, { now }: Moment) =>
  ({ ...job, holder: null, leaseUntil: null, endedAt: now }) as const;

/** A claimed point whose moment is past for good. */
export const missedJob = (job: Job, moment: Moment): Job => ({
  ...ended(job, moment),
  state: 'missed',
  sentence: MISSED.sentence,
  code: MISSED.code,
});

/** A claimed point after its act: settled, or planned for another try, also where only something is missing. */
export function completedJob(
  job: Job,
  rule: JobRule,
  { runId, fault: why, note }: Carried,
  moment: Moment,
): Job {
  if (why === null && note === null) {
    const begun = onRacingClock(job.startedAt ?? moment.now, job);
    const state = endOf(punctualityOf(rule, job.dueAt, begun));
    return { ...ended(job, moment), state, runId, sentence: null, code: null };
  }
  const { sentence, code } = why ?? fault(INCOMPLETE, note ?? '');
  const said = { runId, sentence, code, tries: job.tries + 1 };
  const wait = rule.retries[job.tries];
  if (wait === undefined)
    return { ...ended(job, moment), ...said, state: why === null ? 'partial' : 'failed' };
  const fireAt = shift(moment.racingNow, wait);
  return { ...job, ...said, state: 'planned', holder: null, leaseUntil: null, fireAt };
}
