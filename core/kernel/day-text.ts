import type { Instant } from './instant.ts';
import { SHORT_MONTHS } from './months.ts';
import { clockText, minuteOfDayAt, type RaceDay, raceDayAt } from './race-day.ts';

const EASTERN = 'America/New_York';

/** `May 31`. */
export const dayText = (day: RaceDay): string =>
  `${SHORT_MONTHS[Number(day.slice(5, 7)) - 1] ?? ''} ${Number(day.slice(8))}`;

/** `May 31, 2025`. */
export const dateText = (day: RaceDay): string => `${dayText(day)}, ${day.slice(0, 4)}`;

/** `1:10 PM ET`. */
export const easternTime = (instant: Instant): string => `${clockText(minuteOfDayAt(instant, EASTERN))} ET`;

/** `May 31, 2025, 1:10 PM ET`. */
export const easternDateTime = (instant: Instant): string =>
  `${dateText(raceDayAt(instant, EASTERN))}, ${easternTime(instant)}`;
