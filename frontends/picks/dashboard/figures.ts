import { fixed, unknownFigure } from '#kit/kit.ts';

const shortDay = new Intl.DateTimeFormat('en-US', { month: 'short', day: 'numeric', timeZone: 'UTC' });
const dayText = (day: string): string =>
  day === '' ? unknownFigure : shortDay.format(new Date(`${day}T00:00:00Z`));
const yearOf = (day: string): string => day.slice(0, 4);

/** Two calendar days as a span, `Jul 3 to Aug 1`, with their years where these differ; one day as that day. */
export function spanText(from: string, to: string): string {
  if (from === to) return dayText(from);
  if (yearOf(from) === yearOf(to)) return `${dayText(from)} to ${dayText(to)}`;
  return `${dayText(from)}, ${yearOf(from)} to ${dayText(to)}, ${yearOf(to)}`;
}

/** Percent with one decimal; a dash where there is none. */
export const percentText = (value: number | null): string => (value === null ? '–' : fixed(value, 1, '%'));
