import { trackNameOf } from '../card/track.ts';
import { HOUR, type Instant, instant, MINUTE, SECOND, shift } from '../kernel/instant.ts';
import type { RaceDay } from '../kernel/race-day.ts';
import type { DayAlert } from './day-alert.ts';

/** What a device shows. It says nothing about the member. */
export interface PushMessage {
  readonly title: string;
  readonly body: string;
  /** A notification replaces another with its tag; an open page uses the same tags. */
  readonly tag: string;
  /** The page that opens: a path of this site. */
  readonly path: string;
  /** It is worthless from then on, by the racing clock. */
  readonly expiresAt: Instant;
}

export interface DayAtTrack {
  readonly trackSlug: string;
  readonly day: RaceDay;
}

/** How long an alert on a race without a post time is worth anything, and the longest that any is kept. */
const WITHOUT_POST_TIME = 30 * MINUTE;
const LONGEST = 12 * HOUR;

/** The message of an alert; it expires at the race's post time. */
export function alertMessage(
  { raceNumber, text }: DayAlert,
  { trackSlug, day }: DayAtTrack,
  { now, postTime }: { readonly now: Instant; readonly postTime: Instant | null },
): PushMessage {
  const title = `${trackNameOf(trackSlug)}, race ${raceNumber}`;
  return {
    title,
    body: text,
    tag: `${title} ${text}`,
    path: `/race/${trackSlug}/${day}/${raceNumber}`,
    expiresAt: postTime ?? shift(now, WITHOUT_POST_TIME),
  };
}

/** For how many seconds a push service keeps a message for a device that is off; 0 once it has expired. */
export const secondsToKeep = ({ expiresAt }: PushMessage, now: Instant): number =>
  Math.max(0, Math.floor(instant(Math.min(expiresAt - now, LONGEST)) / SECOND));
