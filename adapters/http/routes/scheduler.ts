import type { Instant } from '#core/kernel/instant.ts';
import { toIso } from '#core/kernel/instant.ts';
import type {
  NextPoint,
  SchedulerSeen,
  SheetPoint,
  WatchScheduler,
} from '#core/schedule/use-cases/watch-scheduler.ts';
import type { scheduler } from '../contract/scheduler.ts';
import type { Handlers } from '../handlers.ts';

export interface SchedulerDoors {
  readonly watchScheduler: WatchScheduler;
  readonly forceStart: () => { readonly wasActive: boolean };
  readonly appEnv: 'development' | 'production';
}

const STARTED = 'Race Refresh Scheduler is now running and will update odds automatically';

const isoOf = (at: Instant | null): string | null => (at === null ? null : toIso(at));

const presentNext = ({ rule, dueAt, minutesUntil }: NextPoint) => ({
  name: rule.label,
  dueAt: toIso(dueAt),
  minutesUntil,
});

const presentPoint = ({ rule, dueAt, kept }: SheetPoint) => ({
  name: rule.name,
  label: rule.label,
  dueAt: toIso(dueAt),
  state: kept?.state ?? null,
  tries: kept?.tries ?? 0,
  nextTryAt: kept !== null && kept.state === 'planned' && kept.tries > 0 ? toIso(kept.ringAt) : null,
  startedAt: isoOf(kept?.startedAt ?? null),
  endedAt: isoOf(kept?.endedAt ?? null),
  runId: kept?.runId ?? null,
  sentence: kept?.sentence ?? null,
});

function reasonOf({ standing: { code, sentence } }: SchedulerSeen) {
  return { code: code === 'command' ? ('elsewhere' as const) : code, sentence };
}

function presentStatus(seen: SchedulerSeen, appEnv: SchedulerDoors['appEnv']) {
  const { nextRace } = seen;
  return {
    schedulerActive: seen.standing.isActive,
    hasUpcomingRaces: seen.upcoming > 0,
    nextRace:
      nextRace === null
        ? null
        : {
            raceNumber: nextRace.race.number,
            postTime: toIso(nextRace.postTime),
            nextRefresh: nextRace.refresh === null ? null : presentNext(nextRace.refresh),
          },
    environment: { app_env: appEnv },
    currentTime: toIso(seen.now),
    track: seen.track,
    date: seen.day,
    reason: reasonOf(seen),
    workers: seen.workers.map(({ id, startedAt, beatAt }) => ({
      id,
      startedAt: toIso(startedAt),
      lastHeardAt: toIso(beatAt),
    })),
    nextDailyJobs: seen.nextDaily.map((point) => ({
      ...presentNext(point),
      job: point.rule.name,
      date: point.day,
    })),
  };
}

export function schedulerRoutes(doors: SchedulerDoors): Handlers<typeof scheduler> {
  const { watchScheduler, forceStart, appEnv } = doors;
  return {
    status: async () => presentStatus(await watchScheduler.status(), appEnv),
    forceStart: async () => {
      const { wasActive } = forceStart();
      return { success: true, message: STARTED, schedulerActive: true, wasActive };
    },
    refreshLogs: async () => [...(await watchScheduler.log())],
    refreshStats: async () => {
      const { lastFailure, ...stats } = await watchScheduler.stats();
      return {
        ...stats,
        lastFailure: lastFailure?.timestamp ?? null,
        lastFailureMessage: lastFailure?.message ?? null,
      };
    },
    raceDay: async ({ query: { date } }) => {
      const { day, track, now, races, daily } = await watchScheduler.runSheet(date ?? null);
      return {
        date: day,
        track,
        currentTime: toIso(now),
        races: races.map(({ race, points }) => ({
          raceNumber: race.number,
          raceName: race.name,
          postTime: isoOf(race.postTime),
          isCancelled: race.isCancelled === true,
          points: points.map(presentPoint),
        })),
        dailyJobs: daily.map(presentPoint),
      };
    },
  };
}
