const eastern = 'America/New_York';

const clocks = new Map<string, Intl.DateTimeFormat>();

function clockIn(timeZone: string): Intl.DateTimeFormat {
  const clock =
    clocks.get(timeZone) ??
    new Intl.DateTimeFormat('en-US', {
      timeZone,
      month: 'short',
      day: 'numeric',
      year: 'numeric',
      hour: 'numeric',
      minute: '2-digit',
      timeZoneName: 'shortGeneric',
    });
  clocks.set(timeZone, clock);
  return clock;
}

/** `Aug 2, 2025, 1:01 PM ET`; in the zone of a track where it is known. */
export const timeText = (time: string | number, zone: string | null = null): string =>
  clockIn(zone ?? eastern).format(new Date(time));

/** `1:01 PM ET`. */
export const hourText = (time: number, zone: string): string =>
  timeText(time, zone).replace(/^[^,]+, \d+, /, '');

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
