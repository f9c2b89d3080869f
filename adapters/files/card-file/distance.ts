const YARDS_IN_HUNDREDTH = 2.2;
const LONGEST = 20_000;

/** A distance in yards, from hundredths of a furlong (`F`) or yards (`Y`): 850 F is 1870. Null for anything else. */
export function yardsOf(distance: number | null, unit: string): number | null {
  if (distance === null || distance <= 0) return null;
  const yards = unit === 'F' ? Math.round(distance * YARDS_IN_HUNDREDTH) : unit === 'Y' ? distance : null;
  return yards === null || yards > LONGEST ? null : yards;
}
