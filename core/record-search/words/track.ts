import { TRACKS } from '../../card/track.ts';
import { spokenNames, withoutTrackEnding } from '../../card/tracks/spoken-names.ts';
import { escapedForPattern } from '../../kernel/text.ts';
import { atTrack, type Meaning, type Rule } from '../question.ts';

/** Tracks whose names mean nothing else in a question: they are recognized even without results. */
const WELL_KNOWN: ReadonlySet<string> = new Set([
  'SAR',
  'AQU',
  'BEL',
  'DMR',
  'SA',
  'GP',
  'CD',
  'KEE',
  'FG',
  'MTH',
  'WO',
  'FL',
]);

const CODES = new Map(
  TRACKS.flatMap((track) =>
    spokenNames(track).map((name) => [withoutTrackEnding(name).toLowerCase(), track.code] as const),
  ),
);

const LONGEST_FIRST = [...CODES.keys()].toSorted((a, b) => b.length - a.length);

const named = (code: string, name: string): Meaning => ({
  role: 'filter',
  filter: atTrack(
    code,
    name.replace(/\b\p{L}/gu, (sign) => sign.toUpperCase()),
  ),
});

/** The code of a name; a track without results only when well known, since other names are also words and people. */
function codeOf(name: string, tracks: ReadonlySet<string>): string | null {
  const code = CODES.get(name) ?? null;
  return code !== null && (WELL_KNOWN.has(code) || tracks.has(code)) ? code : null;
}

export const TRACK_WORDS: readonly Rule[] = [
  {
    pattern: new RegExp(
      `\\b(${LONGEST_FIRST.map(escapedForPattern).join('|')})(?:\\s+(?:race ?course|park|racetrack))?\\b(?:'s)?`,
      'g',
    ),
    read: ([, name = ''], { book }) => {
      const code = codeOf(name, book.tracks);
      return code === null ? null : named(code, name);
    },
  },
  {
    pattern: /\b([a-z]{3})\b/g,
    read: ([, word = ''], { book }) => {
      const code = word.toUpperCase();
      return book.tracks.has(code) ? named(code, code) : null;
    },
  },
];
