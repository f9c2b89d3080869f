const clock = new Intl.DateTimeFormat('en-US', {
  timeZone: 'America/New_York',
  month: 'short',
  day: 'numeric',
  year: 'numeric',
  hour: 'numeric',
  minute: '2-digit',
});

/** `Aug 2, 2025, 1:01 PM ET`. */
export const timeText = (time: string | number): string => `${clock.format(new Date(time))} ET`;

const calendar = new Intl.DateTimeFormat('en-US', { timeZone: 'UTC', dateStyle: 'medium' });

/** `Aug 2, 2025` for a race day. */
export const raceDayText = (day: string): string => calendar.format(new Date(`${day}T00:00:00Z`));

/** `Saratoga`, `Del Mar`; the three letters of a track without a name. */
export const trackText = ({
  track,
  trackSlug,
}: {
  readonly track: string;
  readonly trackSlug: string | null;
}): string =>
  trackSlug?.replace(/(^|-)([a-z])/g, (_, dash, letter) => `${dash && ' '}${letter.toUpperCase()}`) ?? track;
