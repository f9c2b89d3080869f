import { TRACKS } from '../../card/track.ts';
import { atTrack, type Meaning, type Rule } from '../question.ts';

/** What tracks are called besides their three letters. */
const TRACK_NAMES: Readonly<Record<string, readonly string[]>> = {
  SAR: ['saratoga', 'the spa'],
  AQU: ['aqueduct', 'the big a'],
  BEL: ['belmont'],
  DMR: ['del mar'],
  SA: ['santa anita'],
  GP: ['gulfstream'],
  CD: ['churchill downs', 'churchill'],
  KEE: ['keeneland'],
  FG: ['fair grounds'],
  MTH: ['monmouth'],
  WO: ['woodbine'],
  FL: ['finger lakes'],
};

/** The registered name of a track in lower case, without the words that follow many. */
const plainName = (name: string): string =>
  name.toLowerCase().replace(/\s+(?:race ?course|park|racetrack|race ?track)$/, '');

const NICKNAMES = new Map(
  Object.entries(TRACK_NAMES).flatMap(([code, names]) => names.map((name) => [name, code] as const)),
);
const REGISTERED_NAMES = new Map(TRACKS.map(({ code, displayName }) => [plainName(displayName), code]));

const LONGEST_FIRST = [...new Set([...NICKNAMES.keys(), ...REGISTERED_NAMES.keys()])].sort(
  (a, b) => b.length - a.length,
);

const named = (code: string, name: string): Meaning => ({
  role: 'filter',
  filter: atTrack(
    code,
    name.replace(/\b\p{L}/gu, (sign) => sign.toUpperCase()),
  ),
});

/** The code of a name; of a track without results only by a well-known name, as other names are words and people too. */
const codeOf = (name: string, tracks: ReadonlySet<string>): string | null => {
  const code = REGISTERED_NAMES.get(name);
  return NICKNAMES.get(name) ?? (code !== undefined && tracks.has(code) ? code : null);
};

const escaped = (text: string): string => text.replace(/[.*+?^${}()|[\]\\]/g, '\\$&');

export const TRACK_WORDS: readonly Rule[] = [
  {
    pattern: new RegExp(
      `\\b(${LONGEST_FIRST.map(escaped).join('|')})(?:\\s+(?:race ?course|park|racetrack))?\\b(?:'s)?`,
      'g',
    ),
    read: ([, name = ''], { book }) => {
      const code = codeOf(name, book.tracks);
      return code === null ? null : named(code, name);
    },
  },
  {
    pattern: /\b([a-z]{2,3})\b/g,
    read: ([, word = ''], { book }) => {
      const code = word.toUpperCase();
      return word.length === 3 && book.tracks.has(code) ? named(code, code) : null;
    },
  },
];
