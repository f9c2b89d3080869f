/** Less than this is no difference: the server's time comes in whole seconds. */
const tolerance = 5_000;

/** How far the server's clock is ahead of this device's, in milliseconds. */
let ahead = 0;

/** Compares the time of an answer (its `Date` header) with the clock of this device. */
export function noteServerTime(date: string | null, now: number = Date.now()): void {
  const difference = Date.parse(date ?? '') - now;
  if (Math.abs(difference - ahead) > tolerance) ahead = Math.abs(difference) > tolerance ? difference : 0;
}

/** The time by the server's clock, as far as its answers gave it; in milliseconds. */
export const serverNow = (): number => Date.now() + ahead;
