import type { TrackEvidence } from './track-evidence.ts';

/** First and last day of the yearly season, `MM-DD`, both inclusive. */
export interface Season {
  readonly from: string;
  readonly to: string;
}

/** The surface of a main track, or of a course that has none. */
export type TrackSurface = 'dirt' | 'synthetic' | 'turf' | 'steeplechase';

/** A point on the map, decimal degrees; south and west are negative. */
export interface Coordinates {
  readonly latitude: number;
  readonly longitude: number;
  /** Likely error; null where not estimated. */
  readonly accuracyKm: number | null;
}

/** A racetrack as the product knows it. `code` is how cards and charts name it: one to four letters and digits. */
export interface Track {
  readonly id: number;
  readonly slug: string;
  readonly code: string;
  readonly name: string;
  readonly displayName: string;
  /** Known to hold races at present. */
  readonly isActive: boolean;
  /** IANA time zone of the track's own clock. */
  readonly timeZone: string;
  /** Null where the dates of the season are not known. */
  readonly season: Season | null;
}

/** What is known about a registered track besides its names and time zone; null means unknown. */
export interface TrackProfile {
  readonly otherCodes: readonly string[];
  readonly city: string | null;
  readonly region: string | null;
  readonly country: 'US' | 'CA' | 'PR' | null;
  readonly coordinates: Coordinates | null;
  readonly mainSurface: TrackSurface | null;
  /** A track of another surface beside the main one: Gulfstream's and the new Belmont's Tapeta. */
  readonly secondSurface: TrackSurface | null;
  readonly hasTurf: boolean | null;
  readonly furlongsAround: number | null;
  readonly status: 'open' | 'closed' | 'unknown';
  /** A day or year, as announced. */
  readonly closedOn: string | null;
  /** 1-12: when it usually raced in recent years. Never derive a race day from it. */
  readonly usualMonths: readonly number[] | null;
  readonly evidence: TrackEvidence;
}
