import type { CardStore } from '../../card/ports.ts';
import type { Race } from '../../card/race.ts';
import type { Clock } from '../../kernel/functions.ts';
import { DAY, type Instant, MINUTE, SECOND, shift } from '../../kernel/instant.ts';
import { addDays, type RaceDay, raceDayAt } from '../../kernel/race-day.ts';
import { dayOrRefusal } from '../../operations/requested-day.ts';
import { type Moment, momentOf } from '../clocks.ts';
import { dailyJobs } from '../daily-times.ts';
import { type Job, type JobScope, jobText } from '../job.ts';
import type { JobSheet, LiveWorker, WorkerRegister } from '../ports.ts';
import { jobsOfRace, type RaceJob } from '../race-jobs.ts';
import { type RefreshLine, type RefreshStats, refreshLine, refreshStats } from '../refresh-log.ts';
import type { ActName, JobRule, RaceDaySchedule } from '../rules.ts';
import { ELSEWHERE, type SchedulerState } from '../scheduler-state.ts';

export interface WatchSchedulerDeps {
  readonly cards: Pick<CardStore, 'cardFor'>;
  readonly jobs: JobSheet;
  readonly workers: Pick<WorkerRegister, 'activeSince'>;
  readonly schedule: RaceDaySchedule;
  readonly isSetUp: (act: ActName) => boolean;
  /** The scheduler of this process. */
  readonly schedulerState: () => SchedulerState;
  /** The machine's clock. */
  readonly clock: Clock;
  readonly racingClock: Clock;
}

export interface NextJob {
  readonly rule: JobRule;
  readonly day: RaceDay;
  readonly dueAt: Instant;
  readonly minutesUntil: number;
}

export interface SchedulerStatus {
  readonly track: string;
  readonly day: RaceDay;
  readonly now: Instant;
  readonly state: SchedulerState;
  readonly workers: readonly LiveWorker[];
  /** Races of today before their post time. */
  readonly upcoming: number;
  readonly nextRace: {
    readonly race: Race;
    readonly postTime: Instant;
    readonly refresh: NextJob | null;
  } | null;
  readonly nextDaily: readonly NextJob[];
}

/** A line of the run sheet with its job; null while it is not planned. */
export interface SheetJob {
  readonly rule: JobRule;
  readonly dueAt: Instant;
  readonly job: Job | null;
}

export interface RunSheet {
  readonly track: string;
  readonly day: RaceDay;
  readonly now: Instant;
  readonly races: readonly { readonly race: Race; readonly jobs: readonly SheetJob[] }[];
  readonly daily: readonly SheetJob[];
}

export interface WatchScheduler {
  status(): Promise<SchedulerStatus>;
  /** Null: today. Refuses ('invalid') a text that is not a day. */
  runSheet(day: string | null): Promise<RunSheet>;
  /** Of the last 24 hours, latest first. */
  log(): Promise<readonly RefreshLine[]>;
  stats(): Promise<RefreshStats & { readonly lastFailure: RefreshLine | null }>;
}

/** A worker without a heartbeat for this long is gone. */
export const WORKER_LOST_MS = 20 * SECOND;
const MOST_LINES = 500;

const minutesTo = (instant: Instant, now: Instant): number =>
  Math.max(0, Math.ceil((instant - now) / MINUTE));

/** The state of the scheduler, whichever process it runs in. */
export function makeWatchScheduler(deps: WatchSchedulerDeps): WatchScheduler {
  const { cards, jobs: jobSheet, workers, schedule, isSetUp, schedulerState, clock, racingClock } = deps;
  const [track] = schedule.tracks as readonly [string, ...string[]];

  const racesOn = async (day: RaceDay) => (await cards.cardFor(track, day))?.card.races ?? null;
  const todayAt = ({ racingNow }: Moment) => raceDayAt(racingNow, schedule.timeZone);
  const next = (day: RaceDay, { rule, dueAt }: RaceJob<JobRule>, { racingNow }: Moment): NextJob => ({
    rule,
    day,
    dueAt,
    minutesUntil: minutesTo(dueAt, racingNow),
  });

  async function statusNow(moment: Moment) {
    const liveWorkers = await workers.activeSince(shift(moment.now, -WORKER_LOST_MS));
    const alive = liveWorkers.filter((worker) => worker.clock === moment.clock);
    const local = schedulerState();
    return { workers: alive, state: local.isActive || alive.length === 0 ? local : ELSEWHERE };
  }

  function nextRaceOf(races: readonly Race[], day: RaceDay, moment: Moment) {
    const [found] = races
      .flatMap((race) =>
        race.postTime === null || race.isCancelled === true ? [] : [{ race, postTime: race.postTime }],
      )
      .filter(({ postTime }) => postTime > moment.racingNow)
      .sort((a, b) => a.postTime - b.postTime);
    if (found === undefined) return null;
    const raceJob = jobsOfRace(found.race, schedule.raceJobs).find(({ dueAt }) => dueAt > moment.racingNow);
    return { ...found, refresh: raceJob === undefined ? null : next(day, raceJob, moment) };
  }

  async function nextDailyOf(today: RaceDay, isRaceDay: boolean, moment: Moment) {
    const tomorrow = addDays(today, 1);
    const isRaceTomorrow = (await racesOn(tomorrow)) !== null;
    const days = [
      { day: today, isRaceDay },
      { day: tomorrow, isRaceDay: isRaceTomorrow },
    ];
    const seen = new Set<string>();
    return days
      .flatMap(({ day, isRaceDay: isRace }) =>
        dailyJobs(schedule, day, isRace).map((raceJob) => next(day, raceJob, moment)),
      )
      .filter(
        ({ rule, dueAt }) =>
          isSetUp(rule.act) && dueAt > moment.racingNow && !seen.has(rule.name) && seen.add(rule.name),
      );
  }

  async function placeJobs(day: RaceDay, moment: Moment) {
    const clockOfDay = day === todayAt(moment) ? moment.clock : await jobSheet.lastClockOf(track, day);
    const scope: JobScope = { clock: clockOfDay ?? moment.clock, track, day };
    const stored = new Map((await jobSheet.ofDay(scope)).map((job) => [jobText(job), job]));
    return ({ rule, raceNumber, dueAt }: RaceJob<JobRule>): SheetJob => {
      const found = stored.get(jobText({ ...scope, raceNumber, name: rule.name })) ?? null;
      return { rule, dueAt: found?.dueAt ?? dueAt, job: found };
    };
  }

  async function log(): Promise<readonly RefreshLine[]> {
    const settled = await jobSheet.settledSince(shift(clock(), -DAY), MOST_LINES);
    return settled.map((job) => refreshLine(job, schedule));
  }

  return {
    async status() {
      const moment = momentOf(clock, racingClock);
      const day = todayAt(moment);
      const races = await racesOn(day);
      const isUpcoming = ({ postTime, isCancelled }: Race) =>
        isCancelled !== true && postTime !== null && postTime > moment.racingNow;
      return {
        track,
        day,
        now: moment.racingNow,
        ...(await statusNow(moment)),
        upcoming: (races ?? []).filter(isUpcoming).length,
        nextRace: nextRaceOf(races ?? [], day, moment),
        nextDaily: await nextDailyOf(day, races !== null, moment),
      };
    },
    async runSheet(dayText) {
      const moment = momentOf(clock, racingClock);
      const day = dayText === null ? todayAt(moment) : dayOrRefusal(dayText);
      const races = await racesOn(day);
      const place = await placeJobs(day, moment);
      return {
        track,
        day,
        now: moment.racingNow,
        races: (races ?? []).map((race) => ({
          race,
          jobs: jobsOfRace(race, schedule.raceJobs).map(place),
        })),
        daily: dailyJobs(schedule, day, races !== null).map(place),
      };
    },
    log,
    async stats() {
      const moment = momentOf(clock, racingClock);
      const today = await jobSheet.ofDay({ clock: moment.clock, track, day: todayAt(moment) });
      const lastFailure = (await log()).find(({ level }) => level === 'error') ?? null;
      return { ...refreshStats(today), lastFailure };
    },
  };
}
