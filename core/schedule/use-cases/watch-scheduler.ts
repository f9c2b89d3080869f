import type { CardStore } from '../../card/ports.ts';
import type { Race } from '../../card/race.ts';
import type { Clock } from '../../kernel/functions.ts';
import { DAY, type Instant, MINUTE, SECOND, shift } from '../../kernel/instant.ts';
import { addDays, type RaceDay, raceDayAt } from '../../kernel/race-day.ts';
import { dayOrRefusal } from '../../operations/requested-day.ts';
import { type Moment, momentOf } from '../clocks.ts';
import { dailyJobs } from '../daily-times.ts';
import { type Job, type JobScope, jobText } from '../job.ts';
import type { JobSheet, WorkerRegister, WorkerSeen } from '../ports.ts';
import { jobsOfRace, type RaceJob } from '../race-jobs.ts';
import { type RefreshLine, type RefreshStats, refreshLine, refreshStats } from '../refresh-log.ts';
import { ELSEWHERE, type Standing } from '../register-state.ts';
import type { ActName, JobRule, RaceDaySchedule } from '../rules.ts';

export interface WatchSchedulerDeps {
  readonly cards: Pick<CardStore, 'cardFor'>;
  readonly points: JobSheet;
  readonly workers: Pick<WorkerRegister, 'seenSince'>;
  readonly schedule: RaceDaySchedule;
  readonly isSetUp: (act: ActName) => boolean;
  /** Of this process. */
  readonly standing: () => Standing;
  /** The machine's clock. */
  readonly clock: Clock;
  readonly racingClock: Clock;
}

export interface NextPoint {
  readonly rule: JobRule;
  readonly day: RaceDay;
  readonly dueAt: Instant;
  readonly minutesUntil: number;
}

export interface SchedulerSeen {
  readonly track: string;
  readonly day: RaceDay;
  readonly now: Instant;
  readonly standing: Standing;
  readonly workers: readonly WorkerSeen[];
  /** Races of today whose post time is to come. */
  readonly upcoming: number;
  readonly nextRace: {
    readonly race: Race;
    readonly postTime: Instant;
    readonly refresh: NextPoint | null;
  } | null;
  readonly nextDaily: readonly NextPoint[];
}

/** A place on the run sheet, and what became of it; null while nobody has planned it. */
export interface SheetPoint {
  readonly rule: JobRule;
  readonly dueAt: Instant;
  readonly kept: Job | null;
}

export interface RunSheet {
  readonly track: string;
  readonly day: RaceDay;
  readonly now: Instant;
  readonly races: readonly { readonly race: Race; readonly points: readonly SheetPoint[] }[];
  readonly daily: readonly SheetPoint[];
}

export interface WatchScheduler {
  status(): Promise<SchedulerSeen>;
  /** Null: today. Refuses ('invalid') what is no day. */
  runSheet(day: string | null): Promise<RunSheet>;
  /** Of the last 24 hours, the latest first. */
  log(): Promise<readonly RefreshLine[]>;
  stats(): Promise<RefreshStats & { readonly lastFailure: RefreshLine | null }>;
}

/** A worker not heard of for so long is not there. */
export const WORKER_LOST_MS = 20 * SECOND;
const MOST_LINES = 500;

const minutesTo = (instant: Instant, now: Instant): number =>
  Math.max(0, Math.ceil((instant - now) / MINUTE));

/** What is seen of the scheduler, whichever process it runs in. */
export function makeWatchScheduler(deps: WatchSchedulerDeps): WatchScheduler {
  const { cards, points: jobSheet, workers, schedule, isSetUp, standing, clock, racingClock } = deps;
  const [track] = schedule.tracks as readonly [string, ...string[]];

  const racesOn = async (day: RaceDay) => (await cards.cardFor(track, day))?.card.races ?? null;
  const todayAt = ({ racingNow }: Moment) => raceDayAt(racingNow, schedule.timeZone);
  const next = (day: RaceDay, { rule, dueAt }: RaceJob<JobRule>, { racingNow }: Moment): NextPoint => ({
    rule,
    day,
    dueAt,
    minutesUntil: minutesTo(dueAt, racingNow),
  });

  async function statusNow(moment: Moment) {
    const workerSeens = await workers.seenSince(shift(moment.now, -WORKER_LOST_MS));
    const alive = workerSeens.filter((worker) => worker.clock === moment.clock);
    const own = standing();
    return { workers: alive, standing: own.isActive || alive.length === 0 ? own : ELSEWHERE };
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

  async function keptOf(day: RaceDay, moment: Moment) {
    const clockOfDay = day === todayAt(moment) ? moment.clock : await jobSheet.lastClockOf(track, day);
    const scope: JobScope = { clock: clockOfDay ?? moment.clock, track, day };
    const kept = new Map((await jobSheet.ofDay(scope)).map((job) => [jobText(job), job]));
    return ({ rule, raceNumber, dueAt }: RaceJob<JobRule>): SheetPoint => {
      const found = kept.get(jobText({ ...scope, raceNumber, name: rule.name })) ?? null;
      return { rule, dueAt: found?.dueAt ?? dueAt, kept: found };
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
      const isToCome = ({ postTime, isCancelled }: Race) =>
        isCancelled !== true && postTime !== null && postTime > moment.racingNow;
      return {
        track,
        day,
        now: moment.racingNow,
        ...(await statusNow(moment)),
        upcoming: (races ?? []).filter(isToCome).length,
        nextRace: nextRaceOf(races ?? [], day, moment),
        nextDaily: await nextDailyOf(day, races !== null, moment),
      };
    },
    async runSheet(asked) {
      const moment = momentOf(clock, racingClock);
      const day = asked === null ? todayAt(moment) : dayOrRefusal(asked);
      const races = await racesOn(day);
      const placed = await keptOf(day, moment);
      return {
        track,
        day,
        now: moment.racingNow,
        races: (races ?? []).map((race) => ({
          race,
          points: jobsOfRace(race, schedule.raceJobs).map(placed),
        })),
        daily: dailyJobs(schedule, day, races !== null).map(placed),
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
