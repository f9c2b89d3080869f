import { distanceText } from './distance.ts';
import type { Race } from './race.ts';
import { courseOf, type Surface } from './surface.ts';

/** What a program prints in place of a fact of a race that is not known yet. */
export const NOT_ANNOUNCED = 'Not announced';

/** `6F`, `About 1 1/16 Miles`; null while unknown. */
export const writtenDistance = ({ distanceYards, isAbout }: Pick<Race, 'distanceYards' | 'isAbout'>) =>
  distanceYards === null ? null : distanceText(distanceYards, isAbout);

/** `6F`, `Not announced`. */
export const announcedDistance = (race: Pick<Race, 'distanceYards' | 'isAbout'>): string =>
  writtenDistance(race) ?? NOT_ANNOUNCED;

/** `Inner turf`, `Not announced`. */
export const announcedSurface = (surface: Surface | null): string =>
  surface === null ? NOT_ANNOUNCED : courseOf(surface).name;

/** `6F on dirt`; without what is not announced: `6F`, `on dirt`, `distance and surface not announced`. */
export function announcedCourse(distance: string, surfaceName: string): string {
  if (distance !== NOT_ANNOUNCED && surfaceName !== NOT_ANNOUNCED)
    return `${distance} on ${surfaceName.toLowerCase()}`;
  if (distance !== NOT_ANNOUNCED) return distance;
  return surfaceName === NOT_ANNOUNCED
    ? 'distance and surface not announced'
    : `on ${surfaceName.toLowerCase()}`;
}
