const month = new Intl.DateTimeFormat('en-US', { month: 'long', year: 'numeric', timeZone: 'UTC' });
const midnight = (day: string): Date => new Date(`${day}T00:00:00Z`);

/** Days with results by their month (`2025-08`), as they come: the latest month first. */
export function daysByMonth(days: readonly string[]): ReadonlyMap<string, readonly string[]> {
  const months = new Map<string, string[]>();
  for (const day of days) {
    const key = day.slice(0, 7);
    months.set(key, [...(months.get(key) ?? []), day]);
  }
  return months;
}

/** `August 2025`, from `2025-08`. */
export const monthLabel = (key: string): string => month.format(midnight(`${key}-01`));

export type CalendarDay = { readonly day: string; readonly hasResults: boolean };

/** The days of a month in weeks from Sunday on; null before the first and after the last. */
export function weeksOf(key: string, withResults: readonly string[]): readonly (CalendarDay | null)[][] {
  const first = midnight(`${key}-01`);
  const length = new Date(Date.UTC(first.getUTCFullYear(), first.getUTCMonth() + 1, 0)).getUTCDate();
  const cells = Math.ceil((first.getUTCDay() + length) / 7) * 7;
  const days = Array.from({ length: cells }, (_, cell) => {
    const date = cell - first.getUTCDay() + 1;
    if (date < 1 || date > length) return null;
    const day = `${key}-${String(date).padStart(2, '0')}`;
    return { day, hasResults: withResults.includes(day) };
  });
  return Array.from({ length: cells / 7 }, (_, week) => days.slice(week * 7, week * 7 + 7));
}
