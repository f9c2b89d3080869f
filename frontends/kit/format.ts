import { unknownFigure } from './unknown-figure.ts';

/** The time zone of screens that are not about a single track. */
export const easternZone = 'America/New_York';

/** The formats of a time zone, with its label: `ET`. */
function clockOf(timeZone: string) {
  const clockParts = { hour: 'numeric', minute: '2-digit', timeZone } as const;
  const dayParts = { ...clockParts, month: 'short', day: 'numeric' } as const;
  const labelled = new Intl.DateTimeFormat('en-US', { timeZone, timeZoneName: 'shortGeneric' });
  return {
    clock: new Intl.DateTimeFormat('en-US', clockParts),
    dayAndClock: new Intl.DateTimeFormat('en-US', dayParts),
    yearDayAndClock: new Intl.DateTimeFormat('en-US', { ...dayParts, year: 'numeric' }),
    yearAlone: new Intl.DateTimeFormat('en-US', { year: 'numeric', timeZone }),
    labelAt: (instant: Date | number): string =>
      labelled.formatToParts(instant).find(({ type }) => type === 'timeZoneName')?.value ?? timeZone,
  };
}

const clocks = new Map<string, ReturnType<typeof clockOf>>();
let zoneInView: string | null = easternZone;

function clockIn(zone: string | null | undefined): ReturnType<typeof clockOf> {
  const timeZone = zone || zoneInView || easternZone;
  const clock = clocks.get(timeZone) ?? clockOf(timeZone);
  clocks.set(timeZone, clock);
  return clock;
}

/** Sets the time zone in view, by its IANA name. Null if not known: instants are shown in Eastern Time, clock texts without a label. */
export function viewZone(timeZone: string | null): void {
  zoneInView = timeZone;
}

const longDay = new Intl.DateTimeFormat('en-US', {
  weekday: 'long',
  month: 'long',
  day: 'numeric',
  year: 'numeric',
  timeZone: 'UTC',
});
const shortDay = new Intl.DateTimeFormat('en-US', {
  month: 'short',
  day: 'numeric',
  year: 'numeric',
  timeZone: 'UTC',
});
const inDollars = { style: 'currency', currency: 'USD' } as const;
const dollars = new Intl.NumberFormat('en-US', inDollars);
const dollarsAlone = new Intl.NumberFormat('en-US', { ...inDollars, maximumFractionDigits: 0 });

function instantOf(time: string | number | Date): Date | null {
  const instant = new Date(time);
  return Number.isNaN(instant.getTime()) ? null : instant;
}

/** What is no instant: the text as it is, a dash for nothing at all. */
const timeText = (time: string | number | Date): string =>
  typeof time === 'string' && time !== '' ? time : unknownFigure;

/** A clock time at the track in view, or in the zone given: `1:10 PM ET`. Takes an instant; a text that is no instant comes back as it is. */
export function trackTime(time: string | number | Date, zone?: string | null): string {
  const instant = instantOf(time);
  const { clock, labelAt } = clockIn(zone);
  return instant === null ? timeText(time) : `${clock.format(instant)} ${labelAt(instant)}`;
}

/** A clock time at the track in view, `1:10 PM`, with the label of the time zone if the zone is known and the text has none. */
export const withZone = (time: string): string =>
  zoneInView !== null && /[AP]M$/i.test(time) ? `${time} ${clockIn(null).labelAt(Date.now())}` : time;

let yearInView: string | null = null;
const yearListeners = new Set<() => void>();

/** Says which racing day (`2025-06-07`) is looked at: a time of another year shows its year from then on. */
export function viewDay(day: string): void {
  const year = day.slice(0, 4);
  if (year === yearInView) return;
  yearInView = year;
  queueMicrotask(() => {
    for (const listener of yearListeners) listener();
  });
}

/** The year looked at; null until a racing day is known. */
export const viewedYear = (): string | null => yearInView;

/** Calls `listener` when another year is looked at; returns how to stop. */
export function onViewedYear(listener: () => void): () => void {
  yearListeners.add(listener);
  return () => yearListeners.delete(listener);
}

/** Day and clock time at the track in view, or in the zone given: `Jun 7, 1:10 PM ET`; `Jun 7, 2025, 1:10 PM ET` where another year is in view. Without a racing day in view the year of this device counts. */
export function trackDayTime(time: string | number | Date, zone?: string | null): string {
  const instant = instantOf(time);
  if (instant === null) return timeText(time);
  const { dayAndClock, yearDayAndClock, yearAlone, labelAt } = clockIn(zone);
  const isOfYear = yearAlone.format(instant) === (yearInView ?? yearAlone.format(Date.now()));
  return `${(isOfYear ? dayAndClock : yearDayAndClock).format(instant)} ${labelAt(instant)}`;
}

/** A race day in words, `Saturday, June 7, 2025`, from `2025-06-07`. */
export function raceDay(date: string): string {
  const instant = instantOf(`${date}T00:00:00Z`);
  return instant === null ? date || unknownFigure : longDay.format(instant);
}

/** A race day where there is little room, `Jun 7, 2025`, from `2025-06-07`. */
export function shortRaceDay(date: string): string {
  const instant = instantOf(`${date}T00:00:00Z`);
  return instant === null ? date || unknownFigure : shortDay.format(instant);
}

/** A sentence of the server with its days, `2025-06-07`, in words. */
export const withDaysInWords = (sentence: string): string =>
  sentence.replace(/\b\d{4}-\d\d-\d\d\b/g, raceDay);

/** A number with so many digits after the point, `0.0`, and its unit; a dash if it is unknown (NaN). */
export function fixed(value: number, digits = 0, unit = ''): string {
  return Number.isNaN(value) ? unknownFigure : `${value.toFixed(digits)}${unit}`;
}

/** A number rounded to a whole one, with its unit; a dash if it is unknown (NaN). */
export const rounded = (value: number, unit = ''): string => fixed(Math.round(value), 0, unit);

/** A chance between 0 and 1 as a percentage: `percent(0.1234, 1)` is `12.3%`. */
export const percent = (chance: number, digits = 0): string => fixed(chance * 100, digits, '%');

/** US dollars with cents. */
export function money(amount: number): string {
  return Number.isNaN(amount) ? unknownFigure : dollars.format(amount);
}

/** US dollars without cents: `$25,000`. */
export const wholeDollars = (amount: number): string =>
  Number.isNaN(amount) ? unknownFigure : dollarsAlone.format(amount);

/** How long ago: `Just now` under a minute, then `5m ago`, `2h ago`, `3d ago`; `Never` when there is no time. */
export function ago(time: string | number | Date | null, now: number): string {
  const instant = time === null ? null : instantOf(time);
  if (instant === null) return 'Never';
  const seconds = Math.max(0, Math.floor((now - instant.getTime()) / 1000));
  if (seconds < 60) return 'Just now';
  if (seconds < 3600) return `${Math.floor(seconds / 60)}m ago`;
  if (seconds < 86_400) return `${Math.floor(seconds / 3600)}h ago`;
  return `${Math.floor(seconds / 86_400)}d ago`;
}
