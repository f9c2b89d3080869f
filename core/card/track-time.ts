import { timeAt } from '../kernel/day-text.ts';
import type { Instant } from '../kernel/instant.ts';
import { clockText, minuteOfDayAt } from '../kernel/race-day.ts';
import { zoneOf } from './track.ts';

/** `1:10 PM ET`, in the track's time zone. */
export const trackTimeText = (instant: Instant, trackSlug: string): string =>
  timeAt(instant, zoneOf(trackSlug));

/** The `raceTime` of the documented calls: `1:10 PM` in the track's time zone, without the zone, since clients parse it. */
export const raceTimeText = (instant: Instant, trackSlug: string): string =>
  clockText(minuteOfDayAt(instant, zoneOf(trackSlug)));
