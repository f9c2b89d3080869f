import { type Instant, instant, MINUTE } from '../kernel/instant.ts';
import { raceDayAt } from '../kernel/race-day.ts';
import type { Race } from './race.ts';
import { zoneOf } from './track.ts';

export type RaceStatus = 'upcoming' | 'live' | 'completed';

/** How long after its post time a race counts as being run. */
const RUNNING_FOR = 5 * MINUTE;

/** What tells when a race is run. */
export type ScheduledRace = Pick<Race, 'postTime' | 'trackSlug' | 'day'>;

/** Whether a race has gone off, which ends picks, prices and advice; without a post time, once its day is over. */
export const isOff = ({ postTime, trackSlug, day }: ScheduledRace, now: Instant): boolean =>
  postTime === null ? day < raceDayAt(now, zoneOf(trackSlug)) : now >= postTime;

/** More than five minutes have passed since the post time; without one, the day of the race is over. */
export const isFinished = (race: ScheduledRace, now: Instant): boolean =>
  race.postTime === null ? isOff(race, now) : now > instant(race.postTime + RUNNING_FOR);

/** Upcoming before the off, live from it for five minutes (both ends inside), then completed. */
export function raceStatus(race: ScheduledRace, now: Instant): RaceStatus {
  if (!isOff(race, now)) return 'upcoming';
  return isFinished(race, now) ? 'completed' : 'live';
}
