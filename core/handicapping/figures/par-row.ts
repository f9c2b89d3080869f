import { timePoints } from './parallel-time.ts';
import type { ProjectedRace } from './projection.ts';
import { courseKey, surfaceDayKey, surfaceKey, usableSeconds } from './timed-race.ts';

/** A race with a usable clock, ready for the pars: its winner's time in points and the keys it is learned under. */
export interface ParRow extends ProjectedRace {
  readonly points: number;
  readonly surface: string;
  readonly course: string;
  readonly surfaceDay: string;
}

/** Races as rows; one without a usable clock is left out. */
export const parRows = (races: readonly ProjectedRace[]): readonly ParRow[] =>
  races.flatMap(({ race, projected }) => {
    const seconds = usableSeconds(race);
    if (seconds === null) return [];
    const points = timePoints(seconds, race.distanceYards);
    const keys = { surface: surfaceKey(race), course: courseKey(race), surfaceDay: surfaceDayKey(race) };
    return [{ race, projected, points, ...keys }];
  });
