import { profileOf } from '../card/track.ts';
import type { Coordinates } from '../card/tracks/track-facts.ts';

/** A point on the map, decimal degrees; south and west are negative. */
export type Place = Pick<Coordinates, 'latitude' | 'longitude'>;

/** Where a track is by its profile, sometimes up to 12 km off; null when its location is unknown. */
export function placeOfTrack(slug: string): Place | null {
  const coordinates = profileOf(slug)?.coordinates ?? null;
  return coordinates === null ? null : { latitude: coordinates.latitude, longitude: coordinates.longitude };
}
