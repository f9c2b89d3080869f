import { DAY, type Instant, shift } from '../kernel/instant.ts';
import { addDays, daysBetween, instantOn, raceDayAt } from '../kernel/race-day.ts';
import type { NotedQueries } from './ai-use.ts';
import type { Device } from './device.ts';
import type { PublicMember } from './member.ts';

/** Days are counted on the calendar of the track. */
const ZONE = 'America/New_York';
const ACTIVE_WITHIN_MS = 7 * DAY;

/** A member with the sums of what they did. */
export interface MemberSummary extends PublicMember {
  /** The last page, question or sign-in; null before the first. */
  readonly lastActiveAt: Instant | null;
  readonly pageViews: number;
  readonly askJakeQueries: number;
}

/** What a member did, session by session summed. */
export interface MemberActivity {
  /** Sessions with a page view. */
  readonly sessions: number;
  /** From the first to the last page of a session, on average; null without sessions. */
  readonly averageSessionSeconds: number | null;
  readonly pageViews: number;
  readonly lastSignInAt: Instant | null;
  /** Sessions by machine; of some it is not known. */
  readonly devices: readonly { readonly device: Device; readonly sessions: number }[];
  /** The ten pages looked at most, as far back as single views are kept. */
  readonly topPages: readonly { readonly page: string; readonly views: number }[];
  readonly queries: readonly NotedQueries[];
}

/** Active within the last seven days, the end included. */
export const isActive = (lastActiveAt: Instant | null, now: Instant): boolean =>
  lastActiveAt !== null && lastActiveAt >= shift(now, -ACTIVE_WITHIN_MS);

/** When the day began that lies so many days back, today being 0. */
export const startOfDay = (daysBack: number, now: Instant): Instant =>
  instantOn(addDays(raceDayAt(now, ZONE), -daysBack), 0, ZONE);

/** A sum by day since the account was made, today and that day counted; two decimals. `today` is when today began. */
export function dailyAverage(total: number, createdAt: Instant, today: Instant): number {
  const days = 1 + Math.max(0, daysBetween(raceDayAt(createdAt, ZONE), raceDayAt(today, ZONE)));
  return Math.round((100 * total) / days) / 100;
}
