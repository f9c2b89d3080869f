import { HOUR, type Instant, MINUTE, shift } from '../../kernel/instant.ts';
import { instantOn, NOON, type RaceDay } from '../../kernel/race-day.ts';

/** A moment a question about the past names: from when to when what is kept answers it; `from` is null for the last before `to`. */
export interface MomentNamed {
  readonly from: Instant | null;
  readonly to: Instant;
}

const COUNT: Readonly<Record<string, number>> = {
  a: 1,
  an: 1,
  one: 1,
  two: 2,
  three: 3,
  four: 4,
  five: 5,
  ten: 10,
  fifteen: 15,
  twenty: 20,
  thirty: 30,
  forty: 40,
  'forty-five': 45,
};
const AGO = new RegExp(
  String.raw`(?<![\w-]|\b(?:twenty|thirty|forty|fifty) |\bhours? and )\b(half an|\d{1,3}|${Object.keys(COUNT).toReversed().join('|')})( and a half)? (hours?|hrs?|minutes?|mins?)(?: and a (half))?(?: or so)? (?:ago|earlier)\b`,
  'i',
);
const CLOCK =
  /\b(?:at|around|about|by|before) (\d{1,2})(?::(\d{2}))?\s*(a\.?m|p\.?m)?\b(?!\s*(?:to\b|-|–|\/|furlongs?\b|f\b|lengths?\b|wide\b|miles?\b|yards?\b))|\b(\d{1,2}):(\d{2})\s*(a\.?m|p\.?m)?/i;
/** Racing days begin about then: an hour before it without AM or PM is one of the afternoon. */
const FIRST_MORNING_HOUR = 8;

function clockMinute(text: string): number | null {
  const found = CLOCK.exec(text);
  if (found === null) return null;
  const [hour, minute] = [Number(found[1] ?? found[4]), Number(found[2] ?? found[5] ?? 0)];
  const half = (found[3] ?? found[6] ?? '').charAt(0).toLowerCase();
  if (hour < 1 || hour > 12 || minute > 59) return null;
  const isAfternoon = half === 'p' || (half === '' && (hour === 12 || hour < FIRST_MORNING_HOUR));
  return ((hour % 12) + (isAfternoon ? 12 : 0)) * 60 + minute;
}

/** Whether a question names a moment before now. */
export const namesMoment = (text: string): boolean =>
  /\byesterday\b|\blast night\b|\bthis morning\b|\bin the morning\b|\bmidday\b/i.test(text) ||
  /\b(?:at|around|by|before) noon\b/i.test(text) ||
  AGO.test(text) ||
  clockMinute(text) !== null;

/** The moment before `now` that a question names: at noon, this morning, an hour ago, at 11:30; null where it names none. */
export function momentNamed(text: string, day: RaceDay, zone: string, now: Instant): MomentNamed | null {
  const start = instantOn(day, 0, zone);
  const noon = instantOn(day, NOON, zone);
  if (/\byesterday\b|\blast night\b/i.test(text)) return { from: null, to: start };
  if (/\bthis morning\b|\bin the morning\b/i.test(text)) return { from: start, to: noon < now ? noon : now };
  if (/\b(?:at|around|by|before) noon\b|\bmidday\b/i.test(text)) return { from: null, to: noon };
  const [, count = '', andAHalf, unit = '', half] = AGO.exec(text) ?? [];
  if (unit !== '') {
    const length = /^h/i.test(unit) ? HOUR : MINUTE;
    const whole = /^half/i.test(count) ? 0.5 : (COUNT[count.toLowerCase()] ?? Number(count));
    const many = whole + (andAHalf === undefined && half === undefined ? 0 : 0.5);
    return { from: null, to: shift(now, -many * length) };
  }
  const minute = clockMinute(text);
  return minute === null ? null : { from: null, to: instantOn(day, minute, zone) };
}
