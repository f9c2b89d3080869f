import type { FetchSource } from '../kernel/fetched.ts';
import { Refusal } from '../kernel/refusal.ts';
import { SOURCE_LABELS, type SourceName } from './source-name.ts';
import { knowsTrack, type SourceTracks } from './source-tracks.ts';

/** A source of the register: its fetch (null while it is not set up) and the setting it needs. */
export interface RegisteredSource {
  readonly fetchSource: FetchSource | null;
  /** `set WEATHER_SOURCE`. */
  readonly howToSetUp: string;
  readonly tracks: SourceTracks;
}

/** A source's fetch for a track (slug), or a sentence saying why there is none. */
export type FetchFor =
  | { readonly fetchSource: FetchSource; readonly why: null }
  | { readonly fetchSource: null; readonly why: string };

/** What a source offers for a track: nothing while it is not set up, or when it does not cover the track. */
export function fetchFor({ fetchSource, howToSetUp, tracks }: RegisteredSource, track: string): FetchFor {
  if (fetchSource === null) return { fetchSource, why: `To use it, ${howToSetUp}.` };
  if (!knowsTrack(tracks.known, track)) return { fetchSource: null, why: tracks.sentence };
  return { fetchSource, why: null };
}

/** The refusal of a source that is not set up, or not for a track. */
export function notSetUp(source: SourceName, track: string, registered: RegisteredSource): Refusal {
  const { why } = fetchFor(registered, track);
  const sentence = registered.fetchSource === null ? `this source is not set up. ${why}` : why;
  return new Refusal('conflict', 'operations.not-set-up', `${SOURCE_LABELS[source]}: ${sentence}`);
}

/**
 * Whether a source is set up for a track. A source with a wrong setting counts as set up: its jobs fail and say why,
 * while the rest of the race day goes on.
 */
export function isSetUpIn(
  sources: (source: SourceName) => RegisteredSource,
  source: SourceName,
  track: string,
): boolean {
  try {
    return fetchFor(sources(source), track).fetchSource !== null;
  } catch (error) {
    if (error instanceof Refusal) return true;
    throw error;
  }
}
