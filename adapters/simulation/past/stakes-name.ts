import { daysBetween, type RaceDay } from '#core/kernel/race-day.ts';
import { stakesNames } from '../names/name-pool.ts';
import type { Rng } from '../rng.ts';
import type { ClassStep } from './class-ladder.ts';

/** Names kept for the stakes of one day at the meet. */
const OF_ONE_DAY = 4;
const FIRST_DAY = '2000-01-01' as RaceDay;
const NAMES = stakesNames();

/** `ElmCnpy-G2`, `ElmCnpy150k`: vowels inside words go first, then what is over eight characters. */
export function stakesText(name: string, step: ClassStep): string {
  const squeezed = name
    .replace(/ (S\.|Stakes)$/, '')
    .replace(/(?<=\S)[aeiou]/g, '')
    .replaceAll(' ', '')
    .slice(0, 8);
  return `${squeezed}${step.raceType === 'N' ? step.text : `-${step.text}`}`;
}

/** The stakes run at a track in a month at that level: the same for every horse. */
export function pastStakesName(where: string, step: ClassStep, population: Rng): string {
  return `${population.fork(`stakes ${where} ${step.key}`).pick(NAMES)} S.`;
}

/** Names of a day's stakes in order: always the same four for a day. */
export function stakesOf(day: RaceDay): () => string {
  const first = (daysBetween(FIRST_DAY, day) * OF_ONE_DAY) % NAMES.length;
  let given = 0;
  return () => {
    const name = NAMES[(first + given) % NAMES.length];
    given += 1;
    return `${name} Stakes`;
  };
}
