import { DEFAULT_TRACK_SLUG } from '../card/track.ts';

/** A point on the map, decimal degrees; south and west are negative. */
export interface Place {
  readonly latitude: number;
  readonly longitude: number;
}

/** The middle of each registered track, read off a public map: good to some hundred yards. */
const COURSES: Readonly<Record<string, Place>> = {
  [DEFAULT_TRACK_SLUG]: { latitude: 43.0722, longitude: -73.7686 },
  'del-mar': { latitude: 32.9763, longitude: -117.2617 },
};

/** Where a track is; null for one whose place is not known. */
export const placeOfTrack = (slug: string): Place | null => COURSES[slug] ?? null;
