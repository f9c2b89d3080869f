const shortDay = new Intl.DateTimeFormat('en-US', { month: 'short', day: 'numeric', timeZone: 'UTC' });
const dayText = (day: string): string => shortDay.format(new Date(`${day}T00:00:00Z`));

/** Two calendar days as a span, `Jul 3 to Aug 1`; one day as that day. */
export const spanText = (from: string, to: string): string =>
  from === to ? dayText(from) : `${dayText(from)} to ${dayText(to)}`;

/** Percent with its sign: `+4.2%`, `−12.0%`. */
export const signedPercent = (value: number): string =>
  `${value < 0 ? '−' : '+'}${Math.abs(value).toFixed(1)}%`;

/** Percent with one decimal; a dash where there is none. */
export const percentText = (value: number | null): string => (value === null ? '–' : `${value.toFixed(1)}%`);
