import type { Instant } from '../kernel/instant.ts';
import { addDays, type DaySpan, instantOn, NOON, type RaceDay, raceDayAt } from '../kernel/race-day.ts';
import { REGISTERED } from './tracks/registered.ts';
import { registeredByCode, registeredById, registeredBySlug } from './tracks/registrations.ts';
import type { Season, Track, TrackProfile } from './tracks/track-facts.ts';
import { type TrackFact, trackRecord } from './tracks/track-record.ts';
import { isTrackCode, unlistedBySlug, unlistedTrack } from './tracks/unlisted.ts';
import type { ZoneName } from './tracks/zones.ts';

export type { Season, Track } from './tracks/track-facts.ts';

export const DEFAULT_TRACK_SLUG = 'saratoga';
export const DEFAULT_TRACK_ID = 184;

/** Every listed track. Cards and charts register any other: see `tracks/registration.ts`. */
export const TRACKS: readonly Track[] = REGISTERED.map(({ track }) => track);

const BY_SLUG = new Map(REGISTERED.map((registered) => [registered.track.slug, registered]));
const BY_CODE = new Map(
  REGISTERED.flatMap(({ track, profile }) =>
    [...profile.otherCodes, track.code].map((code) => [code, track] as const),
  ),
);
const BY_ID = new Map(TRACKS.map((track) => [String(track.id), track]));

/**
 * The track of a code, also padded (`CD `) or in a former or file-name form (`PHA`, `CDX`); null when it is neither listed
 * nor registered by a file.
 */
export const trackByCode = (code: string): Track | null =>
  BY_CODE.get(code.trim()) ?? registeredByCode(code.trim());

const knownBySlug = (slug: string): Track | null => BY_SLUG.get(slug)?.track ?? registeredBySlug(slug);

/**
 * The track of a race's or card's slug. A slug in the form of an unlisted track gives one even before a file has
 * registered it; `trackByKey` finds only tracks that are listed or registered.
 */
export function trackBySlug(slug: string): Track | null {
  const track = knownBySlug(slug);
  if (track !== null) return track;
  const unlisted = unlistedBySlug(slug);
  return unlisted === null || BY_CODE.has(unlisted.code) ? null : unlisted;
}

/** The name of the track of a slug, as screens show it: `Saratoga`; the slug itself for an unknown one. */
export const trackNameOf = (slug: string): string => trackBySlug(slug)?.displayName ?? slug;

/** What is known about a track besides names and time zone; null for an unlisted one. */
export const profileOf = (slug: string): TrackProfile | null => BY_SLUG.get(slug)?.profile ?? null;

/** What the registry knows about a listed track, fact by fact with source and doubt; null for an unlisted one. */
export function recordOf(slug: string): readonly TrackFact[] | null {
  const registered = BY_SLUG.get(slug);
  return registered === undefined ? null : trackRecord(registered);
}

/**
 * The track of a card: the listed or registered one of the code, else an unlisted one made from the code and the given
 * time zone. Null for a text that no track could have as its code.
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

/** Saratoga: the default track. */
export const FLAGSHIP: SeasonalTrack = registeredFlagship();

/** The clock of a track; New York's for one that is not registered. */
export const zoneOf = (slug: string): string => trackBySlug(slug)?.timeZone ?? 'America/New_York';

/** Noon at the track on the day of a race or card: an instant that is surely of that day there. */
export const noonOf = ({ trackSlug, day }: { readonly trackSlug: string; readonly day: RaceDay }): Instant =>
  instantOn(day, NOON, zoneOf(trackSlug));

/** The listed or registered track of a slug or of a number in text, as the calls accept either. */
export const trackByKey = (key: string): Track | null =>
  knownBySlug(key) ?? BY_ID.get(key) ?? registeredById(key);

/** Yesterday to tomorrow on the flagship's calendar, which covers today at every track. */
export function daysAround(now: Instant): DaySpan {
  const today = raceDayAt(now, FLAGSHIP.timeZone);
  return { from: addDays(today, -1), to: addDays(today, 1) };
}

/** Sorts slugs with the flagship's first; the others keep their order. */
export const flagshipFirst = (a: string, b: string): number =>
  Number(b === FLAGSHIP.slug) - Number(a === FLAGSHIP.slug);
