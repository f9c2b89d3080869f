import { count, oneDecimal, unknownFigure } from '#kit/kit.ts';

const zone = 'America/New_York';
const day = new Intl.DateTimeFormat('en-US', {
  year: 'numeric',
  month: 'short',
  day: 'numeric',
  timeZone: zone,
});
const dayAndTime = new Intl.DateTimeFormat('en-US', {
  year: 'numeric',
  month: 'short',
  day: 'numeric',
  hour: 'numeric',
  minute: '2-digit',
  timeZone: zone,
});
const shortDay = new Intl.DateTimeFormat('en-US', {
  weekday: 'short',
  month: 'short',
  day: 'numeric',
  timeZone: 'UTC',
});

const shown = (format: Intl.DateTimeFormat, iso: string): string => {
  const instant = new Date(iso);
  return Number.isNaN(instant.getTime()) ? iso : format.format(instant);
};

/** The day in Eastern Time, `Jun 7, 2025`. */
export const dayOf = (iso: string): string => shown(day, iso);

/** Day and time in Eastern Time, `Jun 7, 2025, 1:10 PM ET`. */
export const momentOf = (iso: string): string => `${shown(dayAndTime, iso)} ET`;

/** A race day, `Sat, Jun 7`, from `2025-06-07`. */
export const shortDayOf = (date: string): string => shown(shortDay, `${date}T00:00:00Z`);

/** `12,345`. */
export const countOf = count;

/** Seconds as people say them: `59s`, `1m 0s`, `2m 5s`. */
export function duration(seconds: number): string {
  if (Number.isNaN(seconds)) return unknownFigure;
  const whole = Math.max(0, Math.round(seconds));
  return whole < 60 ? `${whole}s` : `${Math.floor(whole / 60)}m ${whole % 60}s`;
}

/** Seconds as minutes with one decimal, without a needless zero: `150` is `2.5`. */
export const minutesOf = (seconds: number): string => oneDecimal(seconds / 60);

/** An average with its word: `1.2 views`, `1 view`. */
export const averaged = (value: number, singular: string, many = `${singular}s`): string =>
  `${oneDecimal(value)} ${oneDecimal(value) === '1' ? singular : many}`;
