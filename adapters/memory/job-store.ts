import type { Instant } from '#core/kernel/instant.ts';
import {
  type ClaimedJob,
  FAILED_STATES,
  isSettled,
  type Job,
  type JobKey,
  type JobScope,
  jobText,
  plannedJob,
} from '#core/schedule/job.ts';
import type { JobSheet, JobStore } from '#core/schedule/ports.ts';

interface StoredJob {
  readonly point: Job;
  readonly plannedAt: Instant;
  /** Of its last taking. */
  readonly claim: string | null;
}

const byText = (a: string, b: string): number => (a < b ? -1 : Number(a > b));
const byPlace = (a: Job, b: Job): number => a.raceNumber - b.raceNumber || byText(a.name, b.name);

const isOf = (jobScope: JobScope, { clock, track, day }: JobScope): boolean =>
  jobScope.clock === clock && jobScope.track === track && jobScope.day === day;

const isLost = ({ state, leaseUntil }: Job, now: Instant): boolean =>
  state === 'running' && leaseUntil !== null && leaseUntil < now;

/** Points in memory. */
export function makeMemoryJobStore(): JobStore & JobSheet {
  const kept = new Map<string, StoredJob>();
  const told = new Set<string>();
  let claims = 0;
  const all = () => [...kept.values()].map(({ point: job }) => job);
  const put = (job: Job, plannedAt: Instant, claim: string | null = null): void =>
    void kept.set(jobText(job), { point: job, plannedAt, claim });
  const change = (key: JobKey, to: Partial<Job>): void => {
    const found = kept.get(jobText(key));
    if (found !== undefined) put({ ...found.point, ...to }, found.plannedAt, found.claim);
  };
  const isHeld = (mine: ClaimedJob): boolean => {
    const found = kept.get(jobText(mine));
    return found?.point.state === 'running' && found.claim === mine.claim;
  };

  return {
    async plan(scope, planned, instant) {
      const wanted = new Map(planned.map((plannedJob) => [jobText(plannedJob), plannedJob]));
      for (const job of all())
        if (isOf(job, scope) && job.state === 'planned' && !wanted.has(jobText(job)))
          kept.delete(jobText(job));
      for (const [text, point] of wanted) {
        const found = kept.get(text);
        if (found === undefined) put(plannedJob({ ...scope, ...point }), instant);
        else if (found.point.state === 'planned') {
          const { tries, fireAt, dueAt } = found.point;
          if (point.dueAt === dueAt) continue;
          if (tries === 0 || point.dueAt > fireAt) put(plannedJob({ ...scope, ...point }), found.plannedAt);
          else change(point, { dueAt: point.dueAt });
        }
      }
    },
    async reopen(plannedJobs) {
      for (const point of plannedJobs) {
        const found = kept.get(jobText(point));
        if (found === undefined || !isSettled(found.point) || found.point.dueAt >= point.dueAt) continue;
        put(plannedJob(point), found.plannedAt);
        told.delete(jobText(point));
      }
    },
    async catchUp(jobKeys, { at: instant, sentence }) {
      const come = {
        state: 'caught-up',
        startedAt: instant,
        endedAt: instant,
        runId: null,
        code: null,
      } as const;
      for (const key of jobKeys)
        if (FAILED_STATES.includes(kept.get(jobText(key))?.point.state ?? 'planned'))
          change(key, { ...come, sentence });
    },
    async claim({ key, holder, moment, leaseUntil }) {
      const found = kept.get(jobText(key));
      if (found === undefined || key.clock !== moment.clock) return null;
      const { point: job, plannedAt } = found;
      const isDue = job.state === 'planned' && job.fireAt <= moment.racingNow;
      if (!isDue && !isLost(job, moment.now)) return null;
      claims += 1;
      const claim = `claim-${claims}`;
      const taken: Job = { ...job, state: 'running', holder, leaseUntil, startedAt: moment.now };
      put(taken, plannedAt, claim);
      return { ...taken, claim };
    },
    async hold(mine, leaseUntil) {
      if (!isHeld(mine)) return false;
      change(mine, { leaseUntil });
      return true;
    },
    async settle(mine, as) {
      if (!isHeld(mine)) return false;
      const { state, fireAt, tries, holder, leaseUntil, endedAt, runId, sentence, code } = as;
      change(mine, { state, fireAt, tries, holder, leaseUntil, endedAt, runId, sentence, code });
      return true;
    },
    async release(holder) {
      for (const job of all())
        if (job.state === 'running' && job.holder === holder)
          change(job, { state: 'planned', holder: null, leaseUntil: null });
    },
    async noteReported(key) {
      told.add(jobText(key));
    },
    async takeUnreported(from, until) {
      const found = all().filter(({ state, endedAt, ...point }) => {
        const isIn = endedAt !== null && endedAt >= from && endedAt <= until;
        return isIn && FAILED_STATES.includes(state) && !told.has(jobText(point));
      });
      for (const job of found) told.add(jobText(job));
      return found;
    },
    ofDay: async (scope) =>
      all()
        .filter((job) => isOf(job, scope))
        .sort((a, b) => a.dueAt - b.dueAt || byPlace(a, b)),
    dueJobs: async ({ clock, now }, until) =>
      all()
        .filter((job) => job.clock === clock)
        .filter((job) => (job.state === 'planned' && job.fireAt <= until) || isLost(job, now))
        .sort((a, b) => a.fireAt - b.fireAt || byPlace(a, b)),
    settledSince: async (from, most) =>
      all()
        .filter((job) => isSettled(job) && (job.endedAt ?? 0) >= from)
        .sort((a, b) => (b.endedAt ?? 0) - (a.endedAt ?? 0) || b.dueAt - a.dueAt || byPlace(a, b))
        .slice(0, most),
    missedJobs: async (clock, names, from) =>
      all()
        .filter((job) => job.clock === clock && names.includes(job.name))
        .filter(({ state, endedAt }) => FAILED_STATES.includes(state) && (endedAt ?? 0) >= from)
        .sort((a, b) => a.dueAt - b.dueAt || byPlace(a, b)),
    lastClockOf: async (track, day) => {
      const found = [...kept.values()].filter(({ point: job }) => job.track === track && job.day === day);
      return found.sort((a, b) => b.plannedAt - a.plannedAt)[0]?.point.clock ?? null;
    },
    async dropClocksBut(clocks, now) {
      const gone = all().filter(
        (job) => !clocks.includes(job.clock) && (job.state === 'planned' || isLost(job, now)),
      );
      for (const job of gone) kept.delete(jobText(job));
      return gone.length;
    },
  };
}
