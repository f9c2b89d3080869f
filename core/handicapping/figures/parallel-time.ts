/**
 * Parallel time: equal figures mean equal merit at every distance. The time of a figure of 100 grows with the
 * distance by a power law, and a second is worth 960 / that time in points: a second in a short race is a bigger
 * share of it. Method: A. Beyer, Picking Winners (1975). Anchors: 6 furlongs in 1:10.4 is 100, and 6 1/2 furlongs
 * in 77.4 and 77.8 seconds are 92 and 87, which gives 12.5 points a second there and 960 in all; the power 1.075
 * agrees with the same book's parallel times 72.0, 85.0 and 98.0 seconds for 6, 7 and 8 furlongs within 0.1 second.
 */
const LEVEL = 100;
const ANCHOR_YARDS = 1320;
const ANCHOR_SECONDS = 70.4;
const POWER = 1.075;
const SCALE = 960;

/** Seconds of a figure of 100 over the distance on the law's own track. 1320 yards: 70.4. */
export const standardSeconds = (yards: number): number => ANCHOR_SECONDS * (yards / ANCHOR_YARDS) ** POWER;

/** Points of one second over the distance: 13.6 at six furlongs, 8.8 at a mile and an eighth. */
export const pointsPerSecond = (yards: number): number => SCALE / standardSeconds(yards);

/** The time as points on the law's own track, before anything is known of course, class and day. */
export const timePoints = (seconds: number, yards: number): number =>
  LEVEL - pointsPerSecond(yards) * (seconds - standardSeconds(yards));

/** The time that is worth so many points: the other way round. */
export const secondsFor = (points: number, yards: number): number =>
  standardSeconds(yards) + (LEVEL - points) / pointsPerSecond(yards);
