const minute = 60_000;

/** Milliseconds that a zone is ahead of UTC at a moment. */
function zoneOffset(moment: number, timeZone: string): number {
  const text = new Date(moment).toLocaleString('sv-SE', { timeZone });
  return Date.parse(`${text.replace(' ', 'T')}Z`) - moment;
}

/** Minutes of the night: an off before 6 AM is of the calendar day after the race day. */
const night = 6 * 60;

/** When the minute begins in which a race went off, as its result says; null where it does not say it with a zone. */
export function offByResult(
  { day, timeZone }: { readonly day: string; readonly timeZone?: string | null },
  offMinute: number | null,
): number | null {
  if (timeZone == null || offMinute === null) return null;
  const wall =
    Date.parse(`${day}T00:00:00Z`) + (offMinute < night ? offMinute + 24 * 60 : offMinute) * minute;
  return wall - zoneOffset(wall - zoneOffset(wall, timeZone), timeZone);
}
