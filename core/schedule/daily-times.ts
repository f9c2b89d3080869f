import { instantOn, parseClock, type RaceDay } from '../kernel/race-day.ts';
import type { RacePoint } from './race-points.ts';
import type { DailyRule, RaceDaySchedule } from './rules.ts';

/** `06:00` as minutes since midnight; a time that is none is a fault of the schedule. */
function minuteOf({ name, time }: DailyRule): number {
  const minute = parseClock(time);
  if (minute === null) throw new RangeError(`${name}: ${time} is no time of day`);
  return minute;
}

/**
 * The daily points of a day, the first first. Each comes once a day, summer time or not: a time that the spring night
 * skips is taken an hour later, and of one that the autumn night has twice the first is meant.
 */
export const dailyPoints = (
  { daily, timeZone }: Pick<RaceDaySchedule, 'daily' | 'timeZone'>,
  day: RaceDay,
  isRaceDay: boolean,
): readonly RacePoint<DailyRule>[] =>
  daily
    .filter(({ onRaceDaysOnly }) => isRaceDay || !onRaceDaysOnly)
    .map((rule) => ({ rule, raceNumber: 0, dueAt: instantOn(day, minuteOf(rule), timeZone) }))
    .sort((one, other) => one.dueAt - other.dueAt);
