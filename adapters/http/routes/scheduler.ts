import { toIso, toIsoOrNull } from '#core/kernel/instant.ts';
import type {
  NextJob,
  SchedulerStatus,
  SheetJob,
  WatchScheduler,
} from '#core/schedule/use-cases/watch-scheduler.ts';
import type { scheduler } from '../contract/scheduler.ts';
import type { Handlers } from '../handlers.ts';

export interface SchedulerDeps {
  readonly watchScheduler: WatchScheduler;
  readonly forceStart: () => { readonly wasActive: boolean };
  readonly appEnv: 'development' | 'production';
}

const STARTED = 'Race Refresh Scheduler is now running and will update odds automatically';

const presentNext = ({ rule, dueAt, minutesUntil }: NextJob) => ({
  name: rule.label,
  dueAt: toIso(dueAt),
  minutesUntil,
});

const presentJob = ({ rule, dueAt, job }: SheetJob) => ({
  name: rule.name,
  label: rule.label,
  dueAt: toIso(dueAt),
  state: job?.state ?? null,
  tries: job?.tries ?? 0,
  nextTryAt: job !== null && job.state === 'planned' && job.tries > 0 ? toIso(job.fireAt) : null,
  startedAt: toIsoOrNull(job?.startedAt ?? null),
  endedAt: toIsoOrNull(job?.endedAt ?? null),
  runId: job?.runId ?? null,
  sentence: job?.sentence ?? null,
});

function reasonOf({ state: { code, sentence } }: SchedulerStatus) {
  return { code: code === 'command' ? ('elsewhere' as const) : code, sentence };
}

const presentNextRace = ({ race, postTime, refresh }: NonNullable<SchedulerStatus['nextRace']>) => ({
  raceNumber: race.number,
  postTime: toIso(postTime),
  nextRefresh: refresh === null ? null : presentNext(refresh),
});

function presentStatus(status: SchedulerStatus, appEnv: SchedulerDeps['appEnv']) {
  const { nextRace } = status;
  return {
    schedulerActive: status.state.isActive,
    hasUpcomingRaces: status.upcoming > 0,
    nextRace: nextRace === null ? null : presentNextRace(nextRace),
    environment: { app_env: appEnv },
    currentTime: toIso(status.now),
    track: status.track,
    date: status.day,
    reason: reasonOf(status),
    workers: status.workers.map(({ id, startedAt, heartbeatAt }) => ({
      id,
      startedAt: toIso(startedAt),
      lastSeenAt: toIso(heartbeatAt),
    })),
    nextDailyJobs: status.nextDaily.map((nextPoint) => ({
      ...presentNext(nextPoint),
      job: nextPoint.rule.name,
      date: nextPoint.day,
    })),
  };
}

type RunSheet = Awaited<ReturnType<SchedulerDeps['watchScheduler']['runSheet']>>;

const presentSheet = ({ day, track, now, races, daily }: RunSheet) => ({
  date: day,
  track,
  currentTime: toIso(now),
  races: races.map(({ race, jobs }) => ({
    raceNumber: race.number,
    raceName: race.name,
    postTime: toIsoOrNull(race.postTime),
    isCancelled: race.isCancelled === true,
    points: jobs.map(presentJob),
  })),
  dailyJobs: daily.map(presentJob),
});

export function schedulerRoutes(deps: SchedulerDeps): Handlers<typeof scheduler> {
  const { watchScheduler, forceStart, appEnv } = deps;
  return {
    status: async ({ query: { track } }) => presentStatus(await watchScheduler.status(track), appEnv),
    forceStart: async () => {
      const { wasActive } = forceStart();
      return { success: true, message: STARTED, schedulerActive: true, wasActive };
    },
    refreshLogs: async ({ query: { track } }) => [...(await watchScheduler.log(track))],
    refreshStats: async ({ query: { track } }) => {
      const { lastFailure, ...stats } = await watchScheduler.stats(track);
      return {
        ...stats,
        lastFailure: lastFailure?.timestamp ?? null,
        lastFailureMessage: lastFailure?.message ?? null,
      };
    },
    raceDay: async ({ query: { date, track } }) =>
      presentSheet(await watchScheduler.runSheet(date ?? null, track)),
  };
}
