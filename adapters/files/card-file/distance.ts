const YARDS_IN_HUNDREDTH = 2.2;
const LONGEST = 20_000;

/** Yards of a distance in hundredths of a furlong (`F`) or in yards (`Y`): 850 F is 1870. Null for whatever is none. */
export function yardsOf(distance: number | null, unit: string): number | null {
  if (distance === null || distance <= 0) return null;
  const yards = unit === 'F' ? Math.round(distance * YARDS_IN_HUNDREDTH) : unit === 'Y' ? distance : null;
  return yards === null || yards > LONGEST ? null : yards;
}
