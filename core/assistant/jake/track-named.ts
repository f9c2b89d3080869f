import { withoutNames } from '../../card/same-name.ts';
import type { Track } from '../../card/track.ts';
import { spokenNames } from '../../card/tracks/spoken-names.ts';
import { escapedForPattern } from '../../kernel/text.ts';

const patterns = new WeakMap<Track, readonly RegExp[]>();

/** What a text says where it names a track: any of its names in any letters, or its code in capitals. */
function patternsOf(track: Track): readonly RegExp[] {
  const stored = patterns.get(track);
  if (stored !== undefined) return stored;
  const byName = spokenNames(track).map(
    (name) => new RegExp(`(?<![\\p{L}\\d])${escapedForPattern(name)}(?![\\p{L}\\d])`, 'iu'),
  );
  const found = track.code.length > 2 ? [...byName, new RegExp(`\\b${track.code}\\b`)] : byName;
  patterns.set(track, found);
  return found;
}

/** Whether a text, without the names of horses, names a track. */
const names = (text: string, track: Track): boolean =>
  patternsOf(track).some((pattern) => pattern.test(text));

/** Whether a text names one of the tracks. */
export const namesATrack = (text: string, tracks: readonly Track[]): boolean =>
  tracks.some((track) => names(text, track));

/**
 * A question that leans on one before whose track was not stored, at the track which that one was about: its answer begins
 * with the track where it is another than the requested one.
 */
export function atTrackBefore(
  text: string,
  before: string | undefined,
  requestedTrack: Track,
  tracks: readonly Track[],
): string {
  const others = tracks.filter(({ slug }) => slug !== requestedTrack.slug);
  const other = others.find(({ displayName }) => before?.startsWith(`${displayName}:`));
  if (other === undefined || namesATrack(text, tracks)) return text;
  return `${text.replace(/[?.!\s]+$/, '')} at ${other.displayName}`;
}

/**
 * The track a question is about: the one it was asked at, unless it names exactly one other of `tracks` and not that one.
 * `horses` are the names on that track's card.
 */
export function trackNamed(
  text: string,
  requestedTrack: Track,
  tracks: readonly Track[],
  horses: readonly string[],
): Track {
  const rest = withoutNames(text, horses);
  if (names(rest, requestedTrack)) return requestedTrack;
  const others = tracks.filter((track) => track.slug !== requestedTrack.slug && names(rest, track));
  return others.length === 1 ? (others[0] ?? requestedTrack) : requestedTrack;
}
