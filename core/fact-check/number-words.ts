import { FURLONG, MILE } from '../card/distance.ts';

const WORDS =
  'zero one two three four five six seven eight nine ten eleven twelve thirteen fourteen fifteen sixteen'.split(
    ' ',
  );
const ORDINALS =
  'zeroth first second third fourth fifth sixth seventh eighth ninth tenth eleventh twelfth thirteenth fourteenth'.split(
    ' ',
  );

/** For patterns: a number in digits or in a word. */
export const NUMBER = `\\d{1,3}|${WORDS.slice(1).join('|')}`;
export const ORDINAL = `\\d{1,2}(?:st|nd|rd|th)|${ORDINALS.slice(1).join('|')}`;

/** `4`, `four`, `4th`, `fourth`, `once`, `twice`; null for anything else. */
export function numberOf(text: string): number | null {
  const word = text.trim().toLowerCase();
  const digits = /^(\d+)(?:st|nd|rd|th)?$/.exec(word);
  if (digits !== null) return Number(digits[1]);
  if (word === 'once') return 1;
  if (word === 'twice') return 2;
  const index = Math.max(WORDS.indexOf(word), ORDINALS.indexOf(word));
  return index < 0 ? null : index;
}

const FRACTIONS: Readonly<Record<string, number>> = {
  'a sixteenth': 1 / 16,
  'an eighth': 1 / 8,
  'three sixteenths': 3 / 16,
  'a quarter': 1 / 4,
  'five sixteenths': 5 / 16,
  'three eighths': 3 / 8,
  'a half': 1 / 2,
};

/** A distance in a sentence: `6 1/2 furlongs`, `6F`, `a mile and a sixteenth`, `1 1/8 miles`. */
export const DISTANCE =
  /\b(?:(\d{1,2}|three|four|five|six|seven|eight)(?: and (a half)|( 1\/2))?(?:-| )?(?:furlongs?\b|[fF]\b)|(?:(one|a|\d)(?: (\d+)\/(\d+))? miles?\b(?: and (a sixteenth|an eighth|three sixteenths|a quarter|five sixteenths|three eighths|a half))?))/g;

/** Yards of a match of `DISTANCE`; null where it is none. */
export function yardsOf(parts: readonly string[]): number | null {
  const [furlongs = '', halfWord = '', half = '', miles = '', top = '', bottom = '', words = ''] = parts;
  if (furlongs !== '') {
    const whole = numberOf(furlongs);
    return whole === null ? null : (whole + (halfWord === '' && half === '' ? 0 : 0.5)) * FURLONG;
  }
  const whole = miles.toLowerCase() === 'a' ? 1 : numberOf(miles);
  if (whole === null) return null;
  const rest = top === '' ? (FRACTIONS[words] ?? 0) : Number(top) / Number(bottom);
  return (whole + rest) * MILE;
}
