const minute = 60_000;

/** Milliseconds that a zone is ahead of UTC at a moment. */
function zoneOffset(moment: number, timeZone: string): number {
  const text = new Date(moment).toLocaleString('sv-SE', { timeZone });
  return Date.parse(`${text.replace(' ', 'T')}Z`) - moment;
}

/** When the minute is over in which a race went off, as its result says; null where it does not say it with a zone. */
export function offByResult(
  { day, timeZone }: { readonly day: string; readonly timeZone?: string | null },
  offMinute: number | null,
): number | null {
  if (timeZone == null || offMinute === null) return null;
  const wall = Date.parse(`${day}T00:00:00Z`) + (offMinute + 1) * minute;
  return wall - zoneOffset(wall - zoneOffset(wall, timeZone), timeZone);
}
