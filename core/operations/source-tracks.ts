import { DEFAULT_TRACK_SLUG, trackNameOf } from '../card/track.ts';
import { listText } from '../kernel/text.ts';

/** The tracks a source covers: all, or a list of slugs. */
export type KnownTracks = 'all' | readonly string[];

/** The tracks of a source, and which they are, in a sentence: `NYRA is set up for Saratoga and Aqueduct only.` */
export interface SourceTracks {
  readonly known: KnownTracks;
  readonly sentence: string;
}

export const EVERY_TRACK: SourceTracks = { known: 'all', sentence: 'All tracks.' };

export const knowsTrack = (known: KnownTracks, slug: string): boolean =>
  known === 'all' || known.includes(slug);

/** The tracks that any of several sources covers. */
export function tracksTogether(sources: readonly SourceTracks[]): SourceTracks {
  if (sources.some(({ known }) => known === 'all')) return EVERY_TRACK;
  const known = new Set(sources.flatMap((source) => source.known));
  const sentences = new Set(sources.map(({ sentence }) => sentence));
  return { known: [...known], sentence: [...sentences].join(' ') };
}

/** The most tracks that a sentence names one by one. */
const MOST_NAMES = 6;

/** `Saratoga only`, `Saratoga and Aqueduct only`, `152 tracks`. */
export const tracksText = (slugs: readonly string[]): string =>
  slugs.length > MOST_NAMES ? `${slugs.length} tracks` : `${listText(slugs.map(trackNameOf))} only`;

/** A day in a sentence: the day alone for the flagship, with the name for any other track: `Aqueduct, 2025-11-06`. */
export const placeText = (slug: string, day: string): string =>
  slug === DEFAULT_TRACK_SLUG ? day : `${trackNameOf(slug)}, ${day}`;

/** ` for Aqueduct`, to follow a noun; empty for the flagship. */
export const ofTrackText = (slug: string): string =>
  slug === DEFAULT_TRACK_SLUG ? '' : ` for ${trackNameOf(slug)}`;
