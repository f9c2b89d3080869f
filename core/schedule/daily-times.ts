import type { Track } from '../card/track.ts';
import { instantOn, parseClock, type RaceDay } from '../kernel/race-day.ts';
import type { RaceJob } from './race-jobs.ts';
import type { DailyRule, RaceDaySchedule } from './rules.ts';

/** `06:00` as minutes since midnight; an invalid time is a defect of the schedule. */
function minuteOf({ name, time }: DailyRule): number {
  const minute = parseClock(time);
  if (minute === null) throw new RangeError(`${name}: ${time} is not a time of day`);
  return minute;
}

/**
 * The daily jobs of a day, earliest first. Each comes once a day, daylight saving or not: a time that the spring change
 * skips is taken an hour later, and of one that comes twice in the fall the first is meant.
 */
export const dailyJobs = (
  { daily, timeZone }: Pick<RaceDaySchedule, 'daily' | 'timeZone'>,
  day: RaceDay,
  isRaceDay: boolean,
): readonly RaceJob<DailyRule>[] =>
  daily
    .filter(({ onRaceDaysOnly }) => isRaceDay || !onRaceDaysOnly)
    .map((rule) => ({ rule, raceNumber: 0, dueAt: instantOn(day, minuteOf(rule), timeZone) }))
    .sort((a, b) => a.dueAt - b.dueAt);

/** The daily jobs of a track: all for the home track; for another those of every track, at the same hours of its zone. */
export const dailyJobsOf = (
  schedule: RaceDaySchedule,
  { slug, timeZone }: Pick<Track, 'slug' | 'timeZone'>,
  day: RaceDay,
  isRaceDay: boolean,
): readonly RaceJob<DailyRule>[] =>
  slug === schedule.home
    ? dailyJobs(schedule, day, isRaceDay)
    : dailyJobs({ daily: schedule.daily.filter(({ everyTrack }) => everyTrack), timeZone }, day, isRaceDay);
