/**
 * What an average winner of figure 90 runs, and how the leader gets there. Seconds; `calls` are the leader's times
 * at the three calls a chart prints. Rounded from the order of size of New York times, for a made-up day only.
 */
interface CourseTime {
  readonly yards: number;
  readonly calls: readonly number[];
  readonly final: number;
  /** Points of speed figure that one beaten length costs (the table of Beyer's "Picking Winners"). */
  readonly pointsPerLength: number;
}

const DIRT: readonly CourseTime[] = [
  { yards: 1100, calls: [22.3, 45.6], final: 58.3, pointsPerLength: 2.9 },
  { yards: 1210, calls: [22.3, 45.7, 58.1], final: 64.7, pointsPerLength: 2.6 },
  { yards: 1320, calls: [22.2, 45.4, 57.6], final: 70.4, pointsPerLength: 2.4 },
  { yards: 1430, calls: [22.5, 45.5, 70.3], final: 76.8, pointsPerLength: 2.2 },
  { yards: 1540, calls: [22.6, 45.4, 70.0], final: 83.2, pointsPerLength: 2.0 },
  { yards: 1760, calls: [23.2, 46.3, 70.9], final: 96.7, pointsPerLength: 1.8 },
  { yards: 1870, calls: [23.8, 47.6, 72.2], final: 104.2, pointsPerLength: 1.7 },
  { yards: 1980, calls: [48.1, 72.5, 97.4], final: 110.4, pointsPerLength: 1.6 },
  { yards: 2200, calls: [48.3, 73.0, 98.3], final: 124.0, pointsPerLength: 1.5 },
];

const TURF: readonly CourseTime[] = [
  { yards: 1100, calls: [21.9, 44.6], final: 56.4, pointsPerLength: 2.9 },
  { yards: 1210, calls: [22.0, 44.8, 56.5], final: 62.6, pointsPerLength: 2.6 },
  { yards: 1760, calls: [23.4, 47.2, 71.2], final: 95.2, pointsPerLength: 1.8 },
  { yards: 1870, calls: [23.8, 48.0, 72.1], final: 101.8, pointsPerLength: 1.7 },
  { yards: 1980, calls: [48.9, 73.3, 97.2], final: 108.9, pointsPerLength: 1.6 },
  { yards: 2200, calls: [49.4, 74.3, 98.9], final: 122.9, pointsPerLength: 1.5 },
];

export const DIRT_DISTANCES = DIRT.map((course) => course.yards);
export const TURF_DISTANCES = TURF.map((course) => course.yards);

/** Points per second shrink with the length of the race: about 960 / time. */
const POINT_SECONDS = 960;

export function courseTime(yards: number, onTurf: boolean): CourseTime {
  const course = (onTurf ? TURF : DIRT).find((candidate) => candidate.yards === yards);
  if (course === undefined)
    throw new RangeError(`no times for ${yards} yards on ${onTurf ? 'turf' : 'dirt'}`);
  return course;
}

/** A route is a mile or more. */
export const isRoute = (yards: number): boolean => yards >= 1760;

/** Seconds in which a winner of that figure gets home. */
export function winningSeconds(yards: number, onTurf: boolean, figure: number): number {
  const { final } = courseTime(yards, onTurf);
  return final - ((figure - 90) * final) / POINT_SECONDS;
}

/** The track record of the made-up day: what a figure of 120 would run. */
export const recordSeconds = (yards: number, onTurf: boolean): number =>
  Math.round(winningSeconds(yards, onTurf, 120) * 100) / 100;
