import type { RaceDay } from '#core/kernel/race-day.ts';
import type { Rng } from '../rng.ts';

/** One course on a day. */
export interface Course {
  /** As a past-performance line has it: `FT`, `GD`. */
  readonly code: string;
  /** As a result has it: `Fast`, `Sloppy (Sealed)`. */
  readonly text: string;
  /** Planted: points of figure by which every time of the day is slower than it should be. */
  readonly slow: number;
}

/** The weather of a race day at the track, and what it made of the courses. */
export interface Going {
  readonly day: RaceDay;
  readonly sky: string;
  readonly dirt: Course;
  readonly turf: Course;
  readonly offTheTurf: boolean;
  /** Dirt that is not fast. */
  readonly isWet: boolean;
}

interface Weather {
  readonly share: number;
  readonly skies: readonly string[];
  readonly dirt: readonly [string, string, number];
  readonly turf: readonly [string, string, number];
  /** How surely turf races are moved. */
  readonly moves: number;
}

const WEATHERS: readonly Weather[] = [
  { share: 70, skies: ['Clear', 'Cloudy'], dirt: ['FT', 'Fast', 0], turf: ['FM', 'Firm', 0], moves: 0 },
  { share: 12, skies: ['Cloudy', 'Showery'], dirt: ['GD', 'Good', 2], turf: ['GD', 'Good', 6], moves: 0 },
  {
    share: 10,
    skies: ['Showery', 'Rainy'],
    dirt: ['MY', 'Muddy', 4],
    turf: ['YL', 'Yielding', 12],
    moves: 0.6,
  },
  { share: 8, skies: ['Rainy'], dirt: ['SY', 'Sloppy (Sealed)', 3], turf: ['SF', 'Soft', 18], moves: 1 },
];

/** How far the daily variant of a course strays from what its condition says, points. */
const DAILY = 3;

/** The state of the courses on a day: one seed, one weather. */
export function goingOn(day: RaceDay, season: Rng): Going {
  const rng = season.fork(`weather ${day}`);
  const found = rng.weighted(WEATHERS, ({ share }) => share);
  const course = ([code, text, slow]: Weather['dirt']): Course => ({
    code,
    text,
    slow: Math.round(rng.normal(slow, DAILY) * 10) / 10,
  });
  return {
    day,
    sky: rng.pick(found.skies),
    dirt: course(found.dirt),
    turf: course(found.turf),
    offTheTurf: rng.chance(found.moves),
    isWet: found.dirt[0] !== 'FT',
  };
}
