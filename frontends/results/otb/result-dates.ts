import type { Choice } from '#kit/kit.ts';
import { unknownFigure } from '#kit/kit.ts';

const dayMs = 24 * 3_600_000;
const howMany = 30;
const long = new Intl.DateTimeFormat('en-US', {
  month: 'long',
  day: 'numeric',
  year: 'numeric',
  timeZone: 'UTC',
});

/** A day in words, `August 2, 2025`, from `2025-08-02`. */
export const dateLabel = (date: string): string =>
  date === '' ? unknownFigure : long.format(new Date(`${date}T00:00:00Z`));

/** True for a day there is on the calendar, before today, in `YYYY-MM-DD`. */
function isPastDay(today: string, requested: string): boolean {
  const instant = Date.parse(`${requested}T00:00:00Z`);
  return requested < today && !Number.isNaN(instant) && new Date(instant).toISOString().startsWith(requested);
}

/** Whether the day is one of the last 30, today included, or still to come. */
export const isOfLastDays = (today: string, date: string): boolean =>
  Date.parse(`${date}T00:00:00Z`) > Date.parse(`${today}T00:00:00Z`) - howMany * dayMs;

/**
 * The last 30 days from today on backwards, and an older one that a link asks for. Where it is known which days have
 * results, an earlier day without any says so and cannot be chosen.
 */
export function resultDates(
  today: string,
  requested: string | null = null,
  withResults: readonly string[] | null = null,
): readonly Choice[] {
  const from = Date.parse(`${today}T00:00:00Z`);
  const last = Array.from({ length: howMany }, (_, back) => {
    const value = new Date(from - back * dayMs).toISOString().slice(0, 10);
    const isOpen = withResults?.includes(value) ?? true;
    if (isOpen || value === today || value === requested) return { value, label: dateLabel(value) };
    return { value, label: `${dateLabel(value)}: no results`, disabled: true };
  });
  const isOlder =
    requested !== null && isPastDay(today, requested) && !last.some(({ value }) => value === requested);
  return isOlder ? [...last, { value: requested, label: dateLabel(requested) }] : last;
}

/** The day to show: the one asked for when it is today or was before, else today. */
export function dateToShow(today: string, requested: string | null): string {
  return resultDates(today, requested).find(({ value }) => value === requested)?.value ?? today;
}
