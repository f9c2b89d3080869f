import type { Choice } from '#kit/kit.ts';

const dayMs = 24 * 3_600_000;
const howMany = 30;
const long = new Intl.DateTimeFormat('en-US', {
  month: 'long',
  day: 'numeric',
  year: 'numeric',
  timeZone: 'UTC',
});

/** A day in words, `August 2, 2025`, from `2025-08-02`. */
export const dateLabel = (date: string): string => long.format(new Date(`${date}T00:00:00Z`));

/** The last 30 days from today on backwards. */
export function resultDates(today: string): readonly Choice[] {
  const from = Date.parse(`${today}T00:00:00Z`);
  return Array.from({ length: howMany }, (_, back) => {
    const value = new Date(from - back * dayMs).toISOString().slice(0, 10);
    return { value, label: dateLabel(value) };
  });
}

/** The day to show: the one asked for when it is among the last 30, else today. */
export function dateToShow(today: string, asked: string | null): string {
  return resultDates(today).find(({ value }) => value === asked)?.value ?? today;
}
