import { type Instant, instant, MINUTE } from '#core/kernel/instant.ts';
import type { RaceDay } from '#core/kernel/race-day.ts';
import type { Moment } from '#core/schedule/clocks.ts';
import { type Job, type PlannedJob, plannedJob } from '#core/schedule/job.ts';
import { JOB_LEASE_MS } from '#core/schedule/settling.ts';

export const JOB_DAY = '2025-08-02' as RaceDay;
/** When the invented point is due: 13:00 in New York. */
export const JOB_DUE: Instant = instant(Date.UTC(2025, 7, 2, 17));
export const JOB_SCOPE = { clock: 0, track: 'saratoga', day: JOB_DAY } as const;

/** Race 3, ten minutes before its post at 13:10. */
export const aPlannedJob = (change: Partial<PlannedJob> = {}): PlannedJob => ({
  ...JOB_SCOPE,
  raceNumber: 3,
  name: '10-minutes',
  dueAt: JOB_DUE,
  ...change,
});

export const aJob = (change: Partial<Job> = {}): Job => ({
  ...plannedJob(aPlannedJob(change)),
  ...change,
});

/** So many milliseconds after the point is due, on one clock or on a racing clock that is ahead. */
export const afterDue = (milliseconds: number, clock = 0): Moment => {
  const racingNow = instant(JOB_DUE + milliseconds);
  return { racingNow, now: instant(racingNow - clock), clock };
};

/** A claim of a point at a moment. */
export const aClaim = (holder: string, moment: Moment = afterDue(0), key: PlannedJob = aPlannedJob()) => ({
  key,
  holder,
  moment,
  leaseUntil: instant(moment.now + JOB_LEASE_MS),
});

export const minutes = (count: number): number => count * MINUTE;
