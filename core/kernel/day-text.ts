import type { Instant } from './instant.ts';
import { SHORT_MONTHS } from './months.ts';
import { clockText, minuteOfDayAt, type RaceDay, raceDayAt } from './race-day.ts';

export const EASTERN = 'America/New_York';

/** `May 31`. */
export const dayText = (day: RaceDay): string =>
  `${SHORT_MONTHS[Number(day.slice(5, 7)) - 1] ?? ''} ${Number(day.slice(8))}`;

/** `May 31, 2025`. */
export const dateText = (day: RaceDay): string => `${dayText(day)}, ${day.slice(0, 4)}`;

/** A past day seen from a later one: `May 31` of the same year, else `May 31, 2024`. */
export const pastDayText = (day: RaceDay, seenFrom: RaceDay): string =>
  day.slice(0, 4) === seenFrom.slice(0, 4) ? dayText(day) : dateText(day);

const labels = new Map<string, Intl.DateTimeFormat>();

/** The label of an IANA time zone at that moment: `ET`, `PT`; `MST` where there is no daylight saving time. */
export function zoneLabel(zone: string, instant: Instant): string {
  const format =
    labels.get(zone) ?? new Intl.DateTimeFormat('en-US', { timeZone: zone, timeZoneName: 'shortGeneric' });
  labels.set(zone, format);
  return format.formatToParts(instant).find(({ type }) => type === 'timeZoneName')?.value ?? zone;
}

/** `1:10 PM ET`, in a time zone. */
export const timeAt = (instant: Instant, zone: string): string =>
  `${clockText(minuteOfDayAt(instant, zone))} ${zoneLabel(zone, instant)}`;

/** `May 31, 2025, 1:10 PM ET`, in a time zone. */
export const dateTimeAt = (instant: Instant, zone: string): string =>
  `${dateText(raceDayAt(instant, zone))}, ${timeAt(instant, zone)}`;

/** `1:10 PM ET`. */
export const easternTime = (instant: Instant): string => timeAt(instant, EASTERN);

/** `May 31, 2025, 1:10 PM ET`. */
export const easternDateTime = (instant: Instant): string => dateTimeAt(instant, EASTERN);
