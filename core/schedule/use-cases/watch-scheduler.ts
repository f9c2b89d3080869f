import { trackOrRefusal } from '../../card/days-card.ts';
import type { CardStore } from '../../card/ports.ts';
import type { Race } from '../../card/race.ts';
import type { Track } from '../../card/track.ts';
import type { Clock } from '../../kernel/functions.ts';
import { DAY, type Instant, MINUTE, SECOND, shift } from '../../kernel/instant.ts';
import { addDays, type RaceDay, raceDayAt } from '../../kernel/race-day.ts';
import { dayOrRefusal } from '../../operations/requested-day.ts';
import { type Moment, momentOf } from '../clocks.ts';
import { dailyJobsOf } from '../daily-times.ts';
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
  readonly isSetUp: (act: ActName, track: string) => boolean;
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

/** The track is a slug or number, the home track by default; refuses ('not-found') one that is not registered. */
export interface WatchScheduler {
  status(track?: string): Promise<SchedulerStatus>;
  /** Null: today. Refuses ('invalid') a text that is not a day. */
  runSheet(day: string | null, track?: string): Promise<RunSheet>;
  /** Of the last 24 hours, latest first. */
  log(track?: string): Promise<readonly RefreshLine[]>;
  stats(track?: string): Promise<RefreshStats & { readonly lastFailure: RefreshLine | null }>;
}

/** Where a planned job stands, by the stored jobs of its day. */
type PlaceJob = (raceJob: RaceJob<JobRule>) => SheetJob;

/** A worker without a heartbeat for this long is gone. */
export const WORKER_LOST_MS = 20 * SECOND;
const MOST_LINES = 500;

const minutesTo = (instant: Instant, now: Instant): number =>
  Math.max(0, Math.ceil((instant - now) / MINUTE));

/** The state of the scheduler, whichever process it runs in. */
export function makeWatchScheduler(deps: WatchSchedulerDeps): WatchScheduler {
  const { cards, jobs: jobSheet, workers, schedule, isSetUp, schedulerState, clock, racingClock } = deps;
  const placeOf = (key: string | undefined): Track => trackOrRefusal(key ?? schedule.home);
  const racesOn = async (track: string, day: RaceDay) =>
    (await cards.cardFor(track, day))?.card.races ?? null;
  const todayAt = ({ timeZone }: Track, { racingNow }: Moment) => raceDayAt(racingNow, timeZone);
  /** Those of another track count once they are planned: it may not race. */
  function dailyOf(track: Track, day: RaceDay, isRaceDay: boolean, place: PlaceJob) {
    const raceJobs = dailyJobsOf(schedule, track, day, isRaceDay);
    return track.slug === schedule.home
      ? raceJobs
      : raceJobs.filter((raceJob) => place(raceJob).job !== null);
  }
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

  async function nextDailyOf(track: Track, today: RaceDay, isRaceDay: boolean, moment: Moment) {
    const tomorrow = addDays(today, 1);
    const isRaceTomorrow = (await racesOn(track.slug, tomorrow)) !== null;
    const days = [
      { day: today, isRaceDay },
      { day: tomorrow, isRaceDay: isRaceTomorrow },
    ];
    const seen = new Set<string>();
    const jobsOf = async ({ day, isRaceDay: isRace }: (typeof days)[number]) => {
      const place = await placeJobs(track, day, moment);
      return dailyOf(track, day, isRace, place).map((raceJob) => next(day, raceJob, moment));
    };
    return (await Promise.all(days.map(jobsOf)))
      .flat()
      .filter(
        ({ rule, dueAt }) =>
          isSetUp(rule.act, track.slug) &&
          dueAt > moment.racingNow &&
          !seen.has(rule.name) &&
          seen.add(rule.name),
      );
  }

  async function placeJobs(track: Track, day: RaceDay, moment: Moment): Promise<PlaceJob> {
    const isToday = day === todayAt(track, moment);
    const clockOfDay = isToday ? moment.clock : await jobSheet.lastClockOf(track.slug, day);
    const scope: JobScope = { clock: clockOfDay ?? moment.clock, track: track.slug, day };
    const stored = new Map((await jobSheet.ofDay(scope)).map((job) => [jobText(job), job]));
    return ({ rule, raceNumber, dueAt }) => {
      const found = stored.get(jobText({ ...scope, raceNumber, name: rule.name })) ?? null;
      return { rule, dueAt: found?.dueAt ?? dueAt, job: found };
    };
  }

  async function log(trackKey?: string): Promise<readonly RefreshLine[]> {
    const { slug } = placeOf(trackKey);
    const settled = await jobSheet.settledSince(slug, shift(clock(), -DAY), MOST_LINES);
    return settled.map((job) => refreshLine(job, schedule));
  }

  return {
    async status(trackKey) {
      const [track, moment] = [placeOf(trackKey), momentOf(clock, racingClock)];
      const day = todayAt(track, moment);
      const races = await racesOn(track.slug, day);
      const isUpcoming = ({ postTime, isCancelled }: Race) =>
        isCancelled !== true && postTime !== null && postTime > moment.racingNow;
      return {
        track: track.slug,
        day,
        now: moment.racingNow,
        ...(await statusNow(moment)),
        upcoming: (races ?? []).filter(isUpcoming).length,
        nextRace: nextRaceOf(races ?? [], day, moment),
        nextDaily: await nextDailyOf(track, day, races !== null, moment),
      };
    },
    async runSheet(dayText, trackKey) {
      const [track, moment] = [placeOf(trackKey), momentOf(clock, racingClock)];
      const day = dayText === null ? todayAt(track, moment) : dayOrRefusal(dayText);
      const races = await racesOn(track.slug, day);
      const place = await placeJobs(track, day, moment);
      return {
        track: track.slug,
        day,
        now: moment.racingNow,
        races: (races ?? []).map((race) => ({
          race,
          jobs: jobsOfRace(race, schedule.raceJobs).map(place),
        })),
        daily: dailyOf(track, day, races !== null, place).map(place),
      };
    },
    log,
    async stats(trackKey) {
      const [track, moment] = [placeOf(trackKey), momentOf(clock, racingClock)];
      const scope = { clock: moment.clock, track: track.slug, day: todayAt(track, moment) };
      const today = await jobSheet.ofDay(scope);
      const lastFailure = (await log(track.slug)).find(({ level }) => level === 'error') ?? null;
      return { ...refreshStats(today), lastFailure };
    },
  };
}
