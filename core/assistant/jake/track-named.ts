import { withoutNames } from '../../card/same-name.ts';
import type { Track } from '../../card/track.ts';
import { spokenNames, withoutTrackEnding } from '../../card/tracks/spoken-names.ts';
import { escapedForPattern } from '../../kernel/text.ts';

/** How a text names a track. */
interface WordsOfTrack {
  /** In small letters: a text without them is not looked at more closely. */
  readonly words: string;
  readonly pattern: RegExp;
}

const wordsOfTracks = new WeakMap<Track, readonly WordsOfTrack[]>();

/** What a text says where it names a track: any of its names in any letters, or its code in capitals. */
function wordsOf(track: Track): readonly WordsOfTrack[] {
  const stored = wordsOfTracks.get(track);
  if (stored !== undefined) return stored;
  const byName = spokenNames(track).map((name) => ({
    words: name.toLowerCase(),
    pattern: new RegExp(`(?<![\\p{L}\\d])${escapedForPattern(name)}(?![\\p{L}\\d])`, 'iu'),
  }));
  const [short] = [withoutTrackEnding(track.name)].filter((name) => name !== track.name);
  const byShort =
    short === undefined
      ? []
      : [
          {
            words: short.toLowerCase(),
            pattern: new RegExp(`(?<=\\b(?:from|at)\\s)${escapedForPattern(short)}(?![\\p{L}\\d])`, 'iu'),
          },
        ];
  const byCode = { words: track.code.toLowerCase(), pattern: new RegExp(`\\b${track.code}\\b`) };
  const found = [...byName, ...byShort, ...(track.code.length > 2 ? [byCode] : [])];
  wordsOfTracks.set(track, found);
  return found;
}

/** Whether a text, without the names of horses, names a track. */
function names(text: string, track: Track): boolean {
  const small = text.toLowerCase();
  return wordsOf(track).some(({ words, pattern }) => small.includes(words) && pattern.test(text));
}

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
