import { horseNameKey } from '../../card/same-name.ts';
import type { Track } from '../../card/track.ts';

const COMMON_ENDINGS = /\s+(?:race ?course|park|racetrack|race ?track|downs|meadows)$/i;

const escaped = (text: string): string => text.replace(/[.*+?^${}()|[\]\\]/g, '\\$&');

const namesOf = ({ displayName, name }: Track): readonly string[] => [
  ...new Set([displayName, name, displayName.replace(COMMON_ENDINGS, '')]),
];

function names(text: string, track: Track): boolean {
  const isNamed = namesOf(track).some((name) =>
    new RegExp(`(?<![\\p{L}\\d])${escaped(name)}(?![\\p{L}\\d])`, 'iu').test(text),
  );
  return isNamed || (track.code.length > 2 && new RegExp(`\\b${track.code}\\b`).test(text));
}

/** The words of the text that name one of the horses taken out, so that no track is found in a horse's name. */
const withoutHorses = (text: string, horses: readonly string[]): string =>
  horses.reduce((rest, horse) => rest.replace(new RegExp(escaped(horse), 'gi'), ' '), text);

/**
 * The track that a question is about: the one asked at, unless the words name another of `tracks` and not that one too.
 * `horses` are the names on the card asked at.
 */
export function trackNamed(
  text: string,
  asked: Track,
  tracks: readonly Track[],
  horses: readonly string[],
): Track {
  const known = horses.filter((horse) => horseNameKey(text).includes(horseNameKey(horse)));
  const rest = withoutHorses(text, known);
  if (names(rest, asked)) return asked;
  const others = tracks.filter((track) => track.slug !== asked.slug && names(rest, track));
  return others.length === 1 ? (others[0] ?? asked) : asked;
}
