import { NOON } from '#core/kernel/race-day.ts';

const DAY = 2 * NOON;

/** Minutes since midnight or noon. */
function minutes(clock: string): number {
  const [hour = 0, minute = 0] = clock.split(':').map(Number);
  return (hour % 12) * 60 + minute;
}

const nearer = (a: number, b: number, moment: number): number =>
  Math.abs(a - moment) <= Math.abs(b - moment) ? a : b;

/** The next minute at which the clock shows this after a race, or, of a clock that went back a little, the one just before it. */
function minuteAfter(before: number, shown: number): number {
  const halfDays = Math.max(0, Math.ceil((before - shown) / NOON));
  const next = shown + halfDays * NOON;
  // Beyond midnight only where that is nearer: a chart may misprint a time by a few minutes.
  return next < DAY ? next : nearer(next, next - NOON, before);
}

/**
 * Minutes since midnight for times printed without AM or PM, in race order. The first race of a card is
 * before noon at 9, 10 and 11, otherwise after noon; each later race is at the next time the clock shows that hour, one
 * after midnight at a minute of the next morning.
 */
export function offMinutes(clocks: readonly (string | null)[]): readonly (number | null)[] {
  let before: number | null = null;
  return clocks.map((clock) => {
    if (clock === null) return null;
    const shown = minutes(clock);
    const isMorning = shown >= 540;
    before = before === null ? shown + (isMorning ? 0 : NOON) : minuteAfter(before, shown);
    return before % DAY;
  });
}
