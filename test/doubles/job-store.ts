import type { Instant } from '#core/kernel/instant.ts';
import {
  type ClaimedJob,
  isSettled,
  type Job,
  type JobKey,
  jobText,
  plannedJob,
} from '#core/schedule/job.ts';
import {
  byDueTime,
  byNextTry,
  caughtUp,
  claimedBy,
  hasFailed,
  isClaimable,
  isDue,
  isInScope,
  isLost,
  isReopened,
  latestFirst,
  released,
  replanned,
  settledAs,
} from '#core/schedule/job-lifecycle.ts';
import type { JobSheet, JobStore } from '#core/schedule/ports.ts';

interface StoredJob {
  readonly job: Job;
  readonly plannedAt: Instant;
  /** Of the last worker to claim it. */
  readonly claim: string | null;
  readonly isReported: boolean;
}

/** Scheduled jobs in memory. */
export function makeMemoryJobStore(): JobStore & JobSheet {
  const rows = new Map<string, StoredJob>();
  let claims = 0;
  const jobsWhere = (test: (job: Job) => boolean): Job[] =>
    [...rows.values()].flatMap(({ job }) => (test(job) ? [job] : []));
  const rowOf = (key: JobKey): StoredJob | undefined => rows.get(jobText(key));
  const update = (key: JobKey, change: Partial<StoredJob>): void => {
    const row = rowOf(key);
    if (row !== undefined) rows.set(jobText(key), { ...row, ...change });
  };
  const drop = (jobs: readonly Job[]): void => {
    for (const job of jobs) rows.delete(jobText(job));
  };
  const isHeld = (mine: ClaimedJob): boolean => {
    const row = rowOf(mine);
    return row?.job.state === 'running' && row.claim === mine.claim;
  };

  return {
    async plan(scope, planned, plannedAt) {
      const texts = new Set(planned.map(jobText));
      drop(jobsWhere((job) => isInScope(job, scope) && job.state === 'planned' && !texts.has(jobText(job))));
      for (const next of planned) {
        const row = rowOf(next) ?? { job: plannedJob(next), plannedAt, claim: null, isReported: false };
        rows.set(jobText(next), { ...row, job: replanned(row.job, next) });
      }
    },
    async reopen(planned) {
      for (const next of planned) {
        const row = rowOf(next);
        if (row !== undefined && isReopened(row.job, next))
          update(next, { job: plannedJob(next), claim: null, isReported: false });
      }
    },
    async catchUp(keys, { at: now, sentence }) {
      for (const key of keys) {
        const row = rowOf(key);
        if (row !== undefined && hasFailed(row.job)) update(key, { job: caughtUp(row.job, now, sentence) });
      }
    },
    async claim({ key, holder, moment, leaseUntil }) {
      const row = rowOf(key);
      if (row === undefined || !isClaimable(row.job, moment)) return null;
      claims += 1;
      const [job, claim] = [claimedBy(row.job, holder, leaseUntil, moment.now), `claim-${claims}`];
      update(key, { job, claim });
      return { ...job, claim };
    },
    async hold(mine, leaseUntil) {
      const row = rowOf(mine);
      if (row === undefined || !isHeld(mine)) return false;
      update(mine, { job: { ...row.job, leaseUntil } });
      return true;
    },
    async settle(mine, settled) {
      const row = rowOf(mine);
      if (row === undefined || !isHeld(mine)) return false;
      update(mine, { job: settledAs(row.job, settled) });
      return true;
    },
    async release(holder) {
      for (const job of jobsWhere(({ state, holder: by }) => state === 'running' && by === holder))
        update(job, { job: released(job) });
    },
    noteReported: async (key) => update(key, { isReported: true }),
    async takeUnreported(from, until) {
      const found = jobsWhere((job) => {
        const isIn = job.endedAt !== null && job.endedAt >= from && job.endedAt <= until;
        return isIn && hasFailed(job) && rowOf(job)?.isReported === false;
      });
      for (const job of found) update(job, { isReported: true });
      return found;
    },
    ofDay: async (scope) => jobsWhere((job) => isInScope(job, scope)).sort(byDueTime),
    dueJobs: async ({ clock, now }, until) =>
      jobsWhere((job) => job.clock === clock && isDue(job, until, now)).sort(byNextTry),
    settledSince: async (track, from, most) =>
      jobsWhere((job) => job.track === track && isSettled(job) && (job.endedAt ?? 0) >= from)
        .sort(latestFirst)
        .slice(0, most),
    missedJobs: async (clock, names, from) =>
      jobsWhere((job) => job.clock === clock && names.includes(job.name) && hasFailed(job))
        .filter(({ endedAt }) => (endedAt ?? 0) >= from)
        .sort(byDueTime),
    async lastClockOf(track, day) {
      const ofDay = [...rows.values()].filter(({ job }) => job.track === track && job.day === day);
      return ofDay.sort((a, b) => b.plannedAt - a.plannedAt)[0]?.job.clock ?? null;
    },
    async dropClocksBut(clocks, now) {
      const dropped = jobsWhere(
        (job) => !clocks.includes(job.clock) && (job.state === 'planned' || isLost(job, now)),
      );
      drop(dropped);
      return dropped.length;
    },
  };
}
