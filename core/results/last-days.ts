import { addDays, type DaySpan, type RaceDay } from '../kernel/race-day.ts';

const LAST_DAYS = 30;
const FIRST_DAY = '1900-01-01' as RaceDay;

/** The last 30 days, today included. */
export const lastDays = (today: RaceDay): DaySpan => ({ from: addDays(today, 1 - LAST_DAYS), to: today });

/** Every day up to today. */
export const allDays = (today: RaceDay): DaySpan => ({ from: FIRST_DAY, to: today });
