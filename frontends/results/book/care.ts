import { trackDayTime } from '#kit/kit.ts';
import type { Book } from './my-book.ts';

export type Care = Book['care'];

const day = 24 * 3_600_000;
export const longestPauseDays = 183;

/** Cents of a limit in dollars; null for none, and where the answer does not say. */
export const limitDollars = (cents: number | null): number | null =>
  cents === null || Number.isNaN(cents) ? null : cents / 100;

/** Dollars of a limit in cents; null for none. */
export const limitCents = (dollars: number | null): number | null =>
  dollars === null ? null : Math.round(dollars * 100);

/** When a limit may be raised or removed, in a sentence. `now` in milliseconds. */
export function raisingText({ limitsSetAt }: Pick<Care, 'limitsSetAt'>, now: number): string {
  const setAt = limitsSetAt ? Date.parse(limitsSetAt) : Number.NaN;
  const from = setAt + day;
  if (Number.isNaN(from) || from <= now)
    return 'A lower limit holds at once. After each change, raising or removing one takes 24 hours.';
  return `A lower limit holds at once. You can raise or remove one from ${trackDayTime(from)} on.`;
}

/** The days of a pause as they are typed, 1 to 183; null for anything else. */
export function pauseDays(text: string): number | null {
  const days = /^\d{1,3}$/.test(text.trim()) ? Number(text) : 0;
  return days >= 1 && days <= longestPauseDays ? days : null;
}

/** When a pause of so many days from now would end; a longer one that is running stays. */
export const pauseEndText = (days: number, pausedUntil: string | null, now: number): string =>
  trackDayTime(Math.max(now + days * day, pausedUntil === null ? 0 : Date.parse(pausedUntil)));
