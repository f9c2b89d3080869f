/**
 * `Dist` is in yards, but 1310 is six furlongs, 1320 yards. Established against the NYRA tables of 2019: with this
 * reading 813 of the 813 races found in both have the same distance (17 codes with their courses). 1830 (a mile and 70
 * yards, 58 races) and 2200 (ten furlongs, 4 races) were not run that year; their times fit between those of their
 * neighbors, 12.7 and 13.0 seconds a furlong. Any other code is refused.
 */
export const DISTANCES: ReadonlyMap<string, number> = new Map([
  ['990', 990],
  ['1210', 1210],
  ['1310', 1320],
  ['1430', 1430],
  ['1540', 1540],
  ['1760', 1760],
  ['1830', 1830],
  ['1870', 1870],
  ['1980', 1980],
  ['2090', 2090],
  ['2200', 2200],
  ['2310', 2310],
  ['2420', 2420],
  ['2640', 2640],
]);
