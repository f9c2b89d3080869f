import { horseNamePattern, namesSaid, withoutNames } from '../../card/same-name.ts';
import { type CardInPlay, horseNamesOn } from '../race-view.ts';

/** From the first of these words on, a race's name is not said in a question: `Belmont S. presented by …`. */
const AFTER_NAME =
  /\s*(?:,|\(|\s-|-G\d|\b(?:presented|stakes|handicap|invitational|grade|g[1-3])\b|\b[sh]\.|\b[SH]$).*$/i;

/** The words of a race's name that a question says: `Belmont` for the `Belmont Stakes`; null without any. */
export function spokenRaceName(name: string): string | null {
  const words = name
    .replace(/^the\s+/i, '')
    .replace(AFTER_NAME, '')
    .trim();
  return words.length < 4 ? null : words;
}

/** Names that people have for a race beside the printed one. */
const NICKNAMES: readonly (readonly [RegExp, string])[] = [
  [/\bmetropolitan\b/i, 'Met Mile'],
  [/\bmetropolitan\b/i, 'Met'],
];

/** What a race is called: the words of its name, its last or first word where it is long enough, a nickname. */
function calledBy(name: string): readonly string[] {
  const spoken = spokenRaceName(name);
  if (spoken === null) return [];
  const words = spoken.split(/\s+/);
  const last = words.at(-1) ?? '';
  const first = words[0] ?? '';
  return [
    spoken,
    ...(words.length > 1 && last.length > 4 ? [last] : []),
    ...(words.length > 1 && first.length > 4 ? [first] : []),
    ...NICKNAMES.flatMap(([pattern, nickname]) => (pattern.test(spoken) ? [nickname] : [])),
  ];
}

/** What makes a name that follows it the track's, not the race's: `the Saratoga card`. */
const NO_RACE = '(?!\\s+(?:card|races|meet|meeting|season|program|picks|track|weather|park))';

/** Words of a footing: `wet track`, `sloppy`, `if it rains`. */
const OF_FOOTING =
  "(?:if|when|it(?:['’]s)?|is|gets|comes?|turns|up|on|in|an?|with|rain\\w*|wet|slop(?:py)?|mud(?:dy)?|sealed|off|soft|yielding|track|course|surface|going|conditions?|day|today|the|turf|grass|dirt|main|to|from|goes|moved|moves|switched)";
const ASKS = "(?:who(?:['’]?s|se)?|which|what|any(?:one|body)?|does|do|best)";

/** A race's name as a headline: among the words of a footing, before a wager of one race, or after a horse that is out. */
const isInHeadline = (text: string, name: string): boolean =>
  new RegExp(
    `^\\W*(?:(?:${OF_FOOTING}\\W+)+${name}(?:\\W+${OF_FOOTING})*|${name}(?:\\W+${OF_FOOTING})+)(?:\\W+${ASKS}\\b|\\W*$)`,
    'iu',
  ).test(text) ||
  new RegExp(`(?<!\\b(?:at|from|to|of|about) )\\b${name}(?:\\W+${OF_FOOTING})+\\W*$`, 'iu').test(text) ||
  new RegExp(
    `^\\W*${name}\\W+(?:\\$?\\d\\S* )?(?:exacta|trifecta|tri|superfecta|super|quinella)\\b`,
    'iu',
  ).test(text) ||
  new RegExp(`\\b(?:\\d{1,2}[a-z]?|out|scratched)\\W+${name}\\W+(?:${ASKS}|is|if)\\b`, 'iu').test(text);

/** One word alone may be anything else: it names a race after `the`, before `Stakes`, or in a headline. */
function says(text: string, words: string, isTelling: boolean): boolean {
  if (namesSaid(text, words).length === 0) return false;
  const name = horseNamePattern(words).source;
  if (words.includes(' ')) return new RegExp(name, 'iu').test(text);
  return (
    (isTelling && isInHeadline(text, name)) ||
    new RegExp(`\\b(?:the|el|del|al)\\s+${name}${NO_RACE}`, 'iu').test(text) ||
    new RegExp(`(?<!\\b(?:at|from|to|of|about) )\\b${name}\\W*$`, 'iu').test(text) ||
    new RegExp(`${name}\\s+(?:stakes|s\\.|handicap|invitational)`, 'iu').test(text)
  );
}

/** What the races of a card are called, nicknames too. */
export const raceNameWords = ({ races }: Pick<CardInPlay, 'races'>): readonly string[] =>
  races.flatMap(({ name }) => (name === null ? [] : calledBy(name)));

const IN_THE_LAST = /\b(?:in|for|of|on) the (?:last|final)(?: race)?\s*(?:[?.!,]|$)/i;
/** Of a horse's own last race. */
const FORM = /\bfig(?:ure)?s?\b|\bbeyers?\b|\btimes?\b|\bnumbers?\b|\bwon\b|\bran\b|\bdid\b/i;

/** `the nightcap`, `the opener`, `the feature`: by its place on the card, or by its purse. */
function byPlace(races: CardInPlay['races'], text: string): number | null {
  if (/\b(?:nightcap|finale)\b/i.test(text)) return races.at(-1)?.number ?? null;
  if (IN_THE_LAST.test(text) && !FORM.test(text)) return races.at(-1)?.number ?? null;
  if (/\bthe opener\b/i.test(text)) return races[0]?.number ?? null;
  if (!/\bthe (?:feature|featured race|main event)\b/i.test(text)) return null;
  const richest = races.toSorted((a, b) => (b.purse ?? 0) - (a.purse ?? 0))[0];
  return richest?.purse == null ? null : richest.number;
}

/**
 * The number of the race a question names by its name, `the Belmont`; of several the longest name. Horses' names are not
 * read as a race's. Null where none is named, or two races alike.
 */
export function raceNamed({ races }: Pick<CardInPlay, 'races'>, text: string): number | null {
  const rest = withoutNames(text, horseNamesOn({ races }));
  const named = races.flatMap(({ number, name }) => {
    const whole = name === null ? null : spokenRaceName(name);
    const words = (name === null ? [] : calledBy(name)).find((call) =>
      says(rest, call, whole?.endsWith(call) === true),
    );
    return words === undefined ? [] : [{ number, length: words.length, isWhole: words === whole }];
  });
  const longest = Math.max(...named.map(({ length }) => length));
  const longestNamed = named.filter(({ length }) => length === longest);
  const inFull = longestNamed.filter(({ isWhole }) => isWhole);
  const [race, other] = inFull.length > 0 ? inFull : longestNamed;
  if (race === undefined) return byPlace(races, rest);
  return other === undefined ? race.number : null;
}
