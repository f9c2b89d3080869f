import type { CardShelf } from '../../card/ports.ts';
import type { Race } from '../../card/race.ts';
import type { Clock } from '../../kernel/doors.ts';
import { DAY, type Instant, MINUTE, SECOND, shift } from '../../kernel/instant.ts';
import { addDays, type RaceDay, raceDayAt } from '../../kernel/race-day.ts';
import { dayOrRefusal } from '../../operations/day-asked-for.ts';
import { type Moment, momentOf } from '../clocks.ts';
import { dailyPoints } from '../daily-times.ts';
import { type Point, type PointScope, pointText } from '../point.ts';
import type { PointSheet, WorkerRegister, WorkerSeen } from '../ports.ts';
import { pointsOfRace, type RacePoint } from '../race-points.ts';
import { type RefreshLine, type RefreshStats, refreshLine, refreshStats } from '../refresh-log.ts';
import type { ActName, PointRule, RaceDaySchedule } from '../rules.ts';
import { ELSEWHERE, type Standing } from '../standing.ts';

export interface WatchSchedulerDoors {
  readonly cards: Pick<CardShelf, 'cardFor'>;
  readonly points: PointSheet;
  readonly workers: Pick<WorkerRegister, 'heardSince'>;
  readonly schedule: RaceDaySchedule;
  readonly isSetUp: (act: ActName) => boolean;
  /** Of this process. */
  readonly standing: () => Standing;
  /** The machine's clock. */
  readonly clock: Clock;
  readonly racingClock: Clock;
}

export interface NextPoint {
  readonly rule: PointRule;
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
  readonly rule: PointRule;
  readonly dueAt: Instant;
  readonly kept: Point | null;
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

const minutesTo = (at: Instant, now: Instant): number => Math.max(0, Math.ceil((at - now) / MINUTE));

/** What is seen of the scheduler, whichever process it runs in. */
export function makeWatchScheduler(doors: WatchSchedulerDoors): WatchScheduler {
  const { cards, points, workers, schedule, isSetUp, standing, clock, racingClock } = doors;
  const [track] = schedule.tracks as readonly [string, ...string[]];

  const racesOn = async (day: RaceDay) => (await cards.cardFor(track, day))?.card.races ?? null;
  const todayAt = ({ racingNow }: Moment) => raceDayAt(racingNow, schedule.timeZone);
  const next = (day: RaceDay, { rule, dueAt }: RacePoint<PointRule>, { racingNow }: Moment): NextPoint => ({
    rule,
    day,
    dueAt,
    minutesUntil: minutesTo(dueAt, racingNow),
  });

  async function standingNow(moment: Moment) {
    const heard = await workers.heardSince(shift(moment.now, -WORKER_LOST_MS));
    const alive = heard.filter((worker) => worker.clock === moment.clock);
    const own = standing();
    return { workers: alive, standing: own.isActive || alive.length === 0 ? own : ELSEWHERE };
  }

  function nextRaceOf(races: readonly Race[], day: RaceDay, moment: Moment) {
    const [found] = races
      .flatMap((race) =>
        race.postTime === null || race.isCancelled === true ? [] : [{ race, postTime: race.postTime }],
      )
      .filter(({ postTime }) => postTime > moment.racingNow)
      .sort((one, other) => one.postTime - other.postTime);
    if (found === undefined) return null;
    const point = pointsOfRace(found.race, schedule.racePoints).find(({ dueAt }) => dueAt > moment.racingNow);
    return { ...found, refresh: point === undefined ? null : next(day, point, moment) };
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
        dailyPoints(schedule, day, isRace).map((point) => next(day, point, moment)),
      )
      .filter(
        ({ rule, dueAt }) =>
          isSetUp(rule.act) && dueAt > moment.racingNow && !seen.has(rule.name) && seen.add(rule.name),
      );
  }

  async function keptOf(day: RaceDay, moment: Moment) {
    const clockOfDay = day === todayAt(moment) ? moment.clock : await points.lastClockOf(track, day);
    const scope: PointScope = { clock: clockOfDay ?? moment.clock, track, day };
    const kept = new Map((await points.ofDay(scope)).map((point) => [pointText(point), point]));
    return ({ rule, raceNumber, dueAt }: RacePoint<PointRule>): SheetPoint => {
      const found = kept.get(pointText({ ...scope, raceNumber, name: rule.name })) ?? null;
      return { rule, dueAt: found?.dueAt ?? dueAt, kept: found };
    };
  }

  async function log(): Promise<readonly RefreshLine[]> {
    const settled = await points.settledSince(shift(clock(), -DAY), MOST_LINES);
    return settled.map((point) => refreshLine(point, schedule));
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
        ...(await standingNow(moment)),
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
          points: pointsOfRace(race, schedule.racePoints).map(placed),
        })),
        daily: dailyPoints(schedule, day, races !== null).map(placed),
      };
    },
    log,
    async stats() {
      const moment = momentOf(clock, racingClock);
      const today = await points.ofDay({ clock: moment.clock, track, day: todayAt(moment) });
      const lastFailure = (await log()).find(({ level }) => level === 'error') ?? null;
      return { ...refreshStats(today), lastFailure };
    },
  };
}
