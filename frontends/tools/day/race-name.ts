import type { Race } from '#kit/kit.ts';
import { count, properName, trackTime } from '#kit/kit.ts';

const footings = { D: 'Dirt', T: 'Turf' } as const;

/** Dirt or turf, by the surface letter; null if unknown. */
export const footing = ({ surface }: Pick<Race, 'surface'>): string | null => surface && footings[surface];

type Named = Pick<Race, 'raceNumber' | 'name' | 'distance' | 'surface' | 'postTime' | 'raceGrade'>;

/** A race in a list to choose from: number, name, distance, footing, time and grade. */
export function raceChoice(race: Named): string {
  return [
    `Race ${count(race.raceNumber)}: ${properName(race.name)}`,
    race.distance,
    footing(race),
    race.postTime ? trackTime(race.postTime) : 'TBD',
    race.raceGrade,
  ]
    .filter(Boolean)
    .join(' · ');
}
