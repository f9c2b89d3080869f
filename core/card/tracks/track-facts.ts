/** First and last day of the yearly season, `MM-DD`, both inclusive. */
export interface Season {
  readonly from: string;
  readonly to: string;
}

/** What a main track is made of, or what a course without one is. */
export type TrackSurface = 'dirt' | 'synthetic' | 'turf' | 'steeplechase';

/** A point on the map, decimal degrees; south and west are negative. */
export interface Coordinates {
  readonly latitude: number;
  readonly longitude: number;
  /** Likely error; null where nobody estimated it. */
  readonly accuracyKm: number | null;
}

/** A racetrack as the product knows it. `code` is the two or three letters of cards and charts. */
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

/** What is known of a registered track beside its names and clock; null is unknown. */
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
  /** 1-12: when it usually raced in recent years. No race day may be derived from it. */
  readonly usualMonths: readonly number[] | null;
  /** How code and status are known, in words. */
  readonly evidence: string;
}
