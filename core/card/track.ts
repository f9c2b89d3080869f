import type { Instant } from '../kernel/instant.ts';
import { instantOn, type RaceDay } from '../kernel/race-day.ts';

/** A racetrack as the product knows it. `code` is the three letters of cards and charts. */
export interface Track {
  readonly id: number;
  readonly slug: string;
  readonly code: string;
  readonly name: string;
  readonly displayName: string;
  readonly isActive: boolean;
  /** IANA time zone of the track's own clock. */
  readonly timeZone: string;
  readonly season: Season;
}

/** First and last day of the yearly season, `MM-DD`, both inclusive. */
export interface Season {
  readonly from: string;
  readonly to: string;
}

export const DEFAULT_TRACK_SLUG = 'saratoga';
export const DEFAULT_TRACK_ID = 184;

/** Every registered track; a new one is a new row. */
export const TRACKS: readonly Track[] = [
  {
    id: DEFAULT_TRACK_ID,
    slug: DEFAULT_TRACK_SLUG,
    code: 'SAR',
    name: 'Saratoga Race Course',
    displayName: 'Saratoga',
    isActive: true,
    timeZone: 'America/New_York',
    season: { from: '07-10', to: '09-10' },
  },
  {
    id: 185,
    slug: 'del-mar',
    code: 'DMR',
    name: 'Del Mar Thoroughbred Club',
    displayName: 'Del Mar',
    isActive: true,
    timeZone: 'America/Los_Angeles',
    season: { from: '07-17', to: '09-07' },
  },
];

export const trackBySlug = (slug: string): Track | null =>
  TRACKS.find((track) => track.slug === slug) ?? null;
export const trackByCode = (code: string): Track | null =>
  TRACKS.find((track) => track.code === code) ?? null;

/** The clock of a track; New York's for one that is not registered. */
export const zoneOf = (slug: string): string => trackBySlug(slug)?.timeZone ?? 'America/New_York';

const NOON = 720;

/** Noon at the track on the day of a race or card: an instant that is surely of that day there. */
export const noonOf = ({ trackSlug, day }: { readonly trackSlug: string; readonly day: RaceDay }): Instant =>
  instantOn(day, NOON, zoneOf(trackSlug));

/** Finds a track by slug or by its number in text, as the calls accept either. */
export const trackByKey = (key: string): Track | null =>
  trackBySlug(key) ?? TRACKS.find((track) => String(track.id) === key) ?? null;
