import type { DayOfRaces } from '#kit/kit.ts';

/** Whether an address names a day of the calendar: `2025-08-02`, not `2025-8-2` or `2025-02-30`. */
export function isDate(text: string): boolean {
  if (!/^\d{4}-\d{2}-\d{2}$/.test(text)) return false;
  const midnight = new Date(`${text}T00:00:00Z`);
  return !Number.isNaN(midnight.getTime()) && midnight.toISOString().startsWith(text);
}

/** Whether an address asks for another day than the racing day; also once that day itself cannot be had. */
export const isOtherDate = (
  date: string | null,
  now: { readonly day: Pick<DayOfRaces, 'cardDay'> | null; readonly error: Error | null },
): date is string =>
  date !== null && isDate(date) && (now.day === null ? now.error !== null : now.day.cardDay !== date);
