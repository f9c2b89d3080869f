import { type Instant, instant, MINUTE } from '../kernel/instant.ts';
import { raceDayAt } from '../kernel/race-day.ts';
import type { Race } from './race.ts';
import { zoneOf } from './track.ts';

export type RaceStatus = 'upcoming' | 'live' | 'completed';

/** How long after its post time a race counts as being run. */
const RUNNING_FOR = 5 * MINUTE;

/** More than five minutes have passed since the post time; a race without one is never finished. */
export const isFinished = (postTime: Instant | null, now: Instant): boolean =>
  postTime !== null && now > instant(postTime + RUNNING_FOR);

/** Upcoming before the post time, live from it for five minutes (both ends inside), then completed. */
export function raceStatus(postTime: Instant | null, now: Instant): RaceStatus {
  if (postTime === null || now < postTime) return 'upcoming';
  return isFinished(postTime, now) ? 'completed' : 'live';
}

/** Whether a race has gone off, which ends picks, prices and advice; without a post time, once its day is over. */
export const isOff = (
  { postTime, trackSlug, day }: Pick<Race, 'postTime' | 'trackSlug' | 'day'>,
  now: Instant,
): boolean => (postTime === null ? day < raceDayAt(now, zoneOf(trackSlug)) : now >= postTime);
