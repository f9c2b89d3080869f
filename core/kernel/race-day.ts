import type { Brand } from './brand.ts';
import { DAY, type Instant, instant, MINUTE } from './instant.ts';

/** A calendar day at the track, `YYYY-MM-DD`. */
export type RaceDay = Brand<string, 'RaceDay'>;

/** Days from one to another, ends included. */
export interface DaySpan {
  readonly from: RaceDay;
  readonly to: RaceDay;
}

const FIRST_YEAR = 1900;

/** Reads `YYYY-MM-DD`; null for another form, a day the calendar does not have, or a year before 1900. */
export function parseRaceDay(text: string): RaceDay | null {
  if (!/^\d{4}-\d{2}-\d{2}$/.test(text) || Number(text.slice(0, 4)) < FIRST_YEAR) return null;
  const midnight = Date.parse(`${text}T00:00:00Z`);
  if (Number.isNaN(midnight)) return null;
  return new Date(midnight).toISOString().slice(0, 10) === text ? (text as RaceDay) : null;
}

/** The day `count` days later (earlier when negative). */
export function addDays(day: RaceDay, count: number): RaceDay {
  return new Date(Date.parse(`${day}T00:00:00Z`) + count * DAY).toISOString().slice(0, 10) as RaceDay;
}

const ZERO = '0'.charCodeAt(0);
const twoDigits = (day: RaceDay, from: number): number =>
  10 * day.charCodeAt(from) + day.charCodeAt(from + 1) - 11 * ZERO;

/** Midnight UTC in milliseconds, read digit by digit: it is worked out a hundred times for each race that is rated. */
const midnightOf = (day: RaceDay): number =>
  Date.UTC(100 * twoDigits(day, 0) + twoDigits(day, 2), twoDigits(day, 5) - 1, twoDigits(day, 8));

/** Whole days from one race day to a later one (negative when earlier). */
export const daysBetween = (from: RaceDay, to: RaceDay): number =>
  Math.round((midnightOf(to) - midnightOf(from)) / DAY);

/** 0 Sunday … 6 Saturday. */
export const weekday = (day: RaceDay): number => new Date(`${day}T00:00:00Z`).getUTCDay();

const formats = new Map<string, Intl.DateTimeFormat>();

function partsIn(zone: string, instant: Instant): Record<string, string> {
  let format = formats.get(zone);
  if (format === undefined) {
    format = new Intl.DateTimeFormat('en-US', {
      timeZone: zone,
      hourCycle: 'h23',
      year: 'numeric',
      month: '2-digit',
      day: '2-digit',
      hour: '2-digit',
      minute: '2-digit',
      second: '2-digit',
    });
    formats.set(zone, format);
  }
  return Object.fromEntries(format.formatToParts(instant).map((part) => [part.type, part.value]));
}

function computeOffset(instant: Instant, zone: string): number {
  const p = partsIn(zone, instant) as Record<'year' | 'month' | 'day' | 'hour' | 'minute' | 'second', string>;
  const wall = Date.UTC(+p.year, +p.month - 1, +p.day, +p.hour, +p.minute, +p.second);
  return wall - Math.floor(instant / 1000) * 1000;
}

/** The clocks of the tracks are put forward and back at a whole quarter of an hour. */
const QUARTER = 15 * MINUTE;
/** Quarters of an hour of a zone that are remembered. */
const REMEMBERED = 20_000;
const offsets = new Map<string, Map<number, number>>();

/** How far the clock of the zone is ahead of Greenwich. */
function offsetAt(instant: Instant, zone: string): number {
  const known = offsets.get(zone) ?? new Map<number, number>();
  const quarter = Math.floor(instant / QUARTER);
  const cached = known.get(quarter);
  if (cached !== undefined) return cached;
  const offset = computeOffset(instant, zone);
  if (known.size >= REMEMBERED) known.clear();
  offsets.set(zone, known.set(quarter, offset));
  return offset;
}

/** What the clock of the zone shows, as though it were Greenwich's. */
const wallAt = (instant: Instant, zone: string): Date => new Date(instant + offsetAt(instant, zone));

/** The day on the calendar of `zone` (an IANA name) at that moment. */
export const raceDayAt = (instant: Instant, zone: string): RaceDay =>
  wallAt(instant, zone).toISOString().slice(0, 10) as RaceDay;

/** The clock in `zone` at that moment, as minutes since midnight. */
export function minuteOfDayAt(instant: Instant, zone: string): number {
  const wall = wallAt(instant, zone);
  return wall.getUTCHours() * 60 + wall.getUTCMinutes();
}

/** In minutes of the day. */
export const NOON = 720;

/**
 * The moment at which a wall clock in `zone` shows `minuteOfDay` on `day`. A time that the spring change
 * skips is taken an hour later; of a time that the autumn change repeats, the first is meant.
 */
export function instantOn(day: RaceDay, minuteOfDay: number, zone: string): Instant {
  const wall = Date.parse(`${day}T00:00:00Z`) + minuteOfDay * 60_000;
  const before = offsetAt(instant(wall - DAY), zone);
  const after = offsetAt(instant(wall + DAY), zone);
  const first = instant(wall - Math.max(before, after));
  if (offsetAt(first, zone) === Math.max(before, after)) return first;
  return instant(wall - Math.min(before, after));
}

/** `1:05 PM` for a minute of the day. */
export function clockText(minuteOfDay: number): string {
  const hour = Math.floor(minuteOfDay / 60) % 24;
  const minute = minuteOfDay % 60;
  return `${hour % 12 === 0 ? 12 : hour % 12}:${String(minute).padStart(2, '0')} ${hour < 12 ? 'AM' : 'PM'}`;
}

/** Minutes since midnight of `1:05 PM`, `13:05` or `1:05pm`; null for anything else. */
export function parseClock(text: string | null | undefined): number | null {
  const found = /^\s*(\d{1,2}):(\d{2})\s*([AaPp])?\.?[Mm]?\.?\s*$/.exec(text ?? '');
  if (found === null) return null;
  const hour = Number(found[1]);
  const minute = Number(found[2]);
  const half = found[3]?.toLowerCase();
  if (minute > 59) return null;
  if (half === undefined) return hour > 23 ? null : hour * 60 + minute;
  if (hour < 1 || hour > 12) return null;
  return ((hour % 12) + (half === 'p' ? 12 : 0)) * 60 + minute;
}
