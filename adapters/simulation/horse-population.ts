import type { RaceDay } from '#core/kernel/race-day.ts';
import { type Bloodlines, makeBloodlines } from './bloodlines.ts';
import { makeNamePool, type NamePool } from './names/name-pool.ts';
import { type Backstretch, makeBackstretch } from './people.ts';
import type { Rng } from './rng.ts';

/** What all horses of the made-up season share: people, blood, weather elsewhere. `day` is the day looked at. */
export interface HorsePopulation {
  readonly day: RaceDay;
  /** Code of the track where the season is run. */
  readonly track: string;
  readonly names: NamePool;
  readonly people: Backstretch;
  readonly bloodlines: Bloodlines;
  /** Fixed for a label whatever was drawn before: weather of a track day, a trainer's record in a situation. */
  readonly rng: Rng;
  /** Horses met in races elsewhere; none of them runs in the season. */
  readonly rivals: readonly string[];
}

export function makeHorsePopulation(day: RaceDay, track: string, rng: Rng): HorsePopulation {
  const names = makeNamePool(rng.fork('names'));
  return {
    day,
    track,
    names,
    people: makeBackstretch(names, rng.fork('people')),
    bloodlines: makeBloodlines(names, rng.fork('blood')),
    rng: rng.fork('colony'),
    rivals: Array.from({ length: 700 }, () => names.horse()),
  };
}

/** The same people and blood, seen on another day. */
export const onDay = (population: HorsePopulation, day: RaceDay): HorsePopulation => ({ ...population, day });

const yearOf = (day: RaceDay): number => Number(day.slice(0, 4));

/**
 * Whether races at the population's own track on `day` are those of the season: in the year of the day looked at, and in
 * the year before. No made-up line tells of one there.
 */
export const isRunForReal = (population: HorsePopulation, day: RaceDay): boolean =>
  yearOf(day) >= yearOf(population.day) - 1;
