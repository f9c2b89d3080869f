import type { Instant } from '../kernel/instant.ts';
import type { Moment } from './clocks.ts';
import { FAILED_STATES, isSettled, type Job, type JobScope, type PlannedJob, plannedJob } from './job.ts';

/** What may happen to a stored job, and what it becomes; every job store follows these rules. */

export const isInScope = (job: JobScope, { clock, track, day }: JobScope): boolean =>
  job.clock === clock && job.track === track && job.day === day;

export const hasFailed = ({ state }: Job): boolean => FAILED_STATES.includes(state);

/** Its worker has sent no heartbeat within the lease. */
export const isLost = ({ state, leaseUntil }: Job, now: Instant): boolean =>
  state === 'running' && leaseUntil !== null && leaseUntil < now;

/** Whether it is planned to be tried by then (racing clock), or has lost its worker. */
export const isDue = (job: Job, until: Instant, now: Instant): boolean =>
  (job.state === 'planned' && job.fireAt <= until) || isLost(job, now);

export const isClaimable = (job: Job, { clock, racingNow, now }: Moment): boolean =>
  job.clock === clock && isDue(job, racingNow, now);

export const claimedBy = (job: Job, holder: string, leaseUntil: Instant, now: Instant): Job => ({
  ...job,
  state: 'running',
  holder,
  leaseUntil,
  startedAt: now,
});

/** What settling changes; the key, the due time and the beginning stay. */
export const settledAs = (
  job: Job,
  { state, fireAt, tries, holder, leaseUntil, endedAt, runId, sentence, code }: Job,
): Job => ({ ...job, state, fireAt, tries, holder, leaseUntil, endedAt, runId, sentence, code });

export const released = (job: Job): Job => ({ ...job, state: 'planned', holder: null, leaseUntil: null });

/**
 * A stored job when the day is planned again: a planned job whose due time has moved follows, and starts over when it has
 * moved beyond its next try. All others stay as they are.
 */
export function replanned(job: Job, planned: PlannedJob): Job {
  if (job.state !== 'planned' || planned.dueAt === job.dueAt) return job;
  return job.tries === 0 || planned.dueAt > job.fireAt
    ? plannedJob(planned)
    : { ...job, dueAt: planned.dueAt };
}

/** Whether a settled job is done once more: it has been moved to a later time. */
export const isReopened = (job: Job, { dueAt }: PlannedJob): boolean => isSettled(job) && job.dueAt < dueAt;

export const caughtUp = (job: Job, now: Instant, sentence: string): Job => ({
  ...job,
  state: 'caught-up',
  startedAt: now,
  endedAt: now,
  runId: null,
  sentence,
  code: null,
});

const byText = (a: string, b: string): number => (a < b ? -1 : Number(a > b));
const byPlace = (a: Job, b: Job): number => a.raceNumber - b.raceNumber || byText(a.name, b.name);

export const byDueTime = (a: Job, b: Job): number => a.dueAt - b.dueAt || byPlace(a, b);
export const byNextTry = (a: Job, b: Job): number => a.fireAt - b.fireAt || byPlace(a, b);
export const latestFirst = (a: Job, b: Job): number =>
  (b.endedAt ?? 0) - (a.endedAt ?? 0) || b.dueAt - a.dueAt || byPlace(a, b);
