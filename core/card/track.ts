import type { Instant } from '../kernel/instant.ts';
import { instantOn, type RaceDay } from '../kernel/race-day.ts';
import { REGISTERED } from './tracks/registered.ts';
import type { Season, Track, TrackProfile } from './tracks/track-facts.ts';
import { isTrackCode, unlistedBySlug, unlistedTrack } from './tracks/unlisted.ts';
import type { ZoneName } from './tracks/zones.ts';

export type { Season, Track } from './tracks/track-facts.ts';

export const DEFAULT_TRACK_SLUG = 'saratoga';
export const DEFAULT_TRACK_ID = 184;

/** Every registered track. Cards of others register theirs: see `trackOfCode`. */
export const TRACKS: readonly Track[] = REGISTERED.map(({ track }) => track);

const BY_SLUG = new Map(REGISTERED.map((registered) => [registered.track.slug, registered]));
const BY_CODE = new Map(
  REGISTERED.flatMap(({ track, profile }) =>
    [...profile.otherCodes, track.code].map((code) => [code, track] as const),
  ),
);
const BY_ID = new Map(TRACKS.map((track) => [String(track.id), track]));

/** The track of a code, also padded (`CD `) or in a former or file-name form (`PHA`, `CDX`); null when not registered. */
export const trackByCode = (code: string): Track | null => BY_CODE.get(code.trim()) ?? null;

/** The track of a slug: a registered one, or the unlisted one that a card registered. */
export function trackBySlug(slug: string): Track | null {
  const track = BY_SLUG.get(slug)?.track;
  if (track !== undefined) return track;
  const unlisted = unlistedBySlug(slug);
  return unlisted === null || BY_CODE.has(unlisted.code) ? null : unlisted;
}

/** What is known of a track beside names and clock; null for an unlisted one. */
export const profileOf = (slug: string): TrackProfile | null => BY_SLUG.get(slug)?.profile ?? null;

/**
 * The track of a card: the registered one of the code, else an unlisted one that follows from the code and the clock
 * given for it. Null for a text that no track could have as its code.
 */
export function trackOfCode(codeText: string, zone: ZoneName): Track | null {
  const code = codeText.trim().toUpperCase();
  return trackByCode(code) ?? (isTrackCode(code) ? unlistedTrack(code, zone) : null);
}

/** A track whose season is known. */
export type SeasonalTrack = Track & { readonly season: Season };

function registeredFlagship(): SeasonalTrack {
  const track = trackBySlug(DEFAULT_TRACK_SLUG);
  if (track === null || track.season === null) throw new Error('the flagship is not registered');
  return { ...track, season: track.season };
}

/** Saratoga: the track where no other is chosen. */
export const FLAGSHIP: SeasonalTrack = registeredFlagship();

/** The clock of a track; New York's for one that is not registered. */
export const zoneOf = (slug: string): string => trackBySlug(slug)?.timeZone ?? 'America/New_York';

const NOON = 720;

/** Noon at the track on the day of a race or card: an instant that is surely of that day there. */
export const noonOf = ({ trackSlug, day }: { readonly trackSlug: string; readonly day: RaceDay }): Instant =>
  instantOn(day, NOON, zoneOf(trackSlug));

/** Finds a track by slug or by its number in text, as the calls accept either. */
export const trackByKey = (key: string): Track | null => trackBySlug(key) ?? BY_ID.get(key) ?? null;
