/** A distance as reported. */
export interface ReadDistance {
  readonly yards: number;
  readonly isAbout: boolean;
}

const UNITS: Readonly<Record<string, number>> = { y: 1, f: 220, m: 1760 };

const NUMBERS = 'one two three four five six seven eight nine ten eleven twelve thirteen fourteen'.split(' ');
const PARTS: Readonly<Record<string, string>> = {
  half: '2',
  third: '3',
  fourth: '4',
  quarter: '4',
  eighth: '8',
  sixteenth: '16',
};

/** `Six And One Half Furlongs` is `6 1/2 furlongs`; words that are no numbers stay. */
function inDigits(words: string): string {
  const parts = words
    .split(/[\s-]+/)
    .filter((word) => word !== 'and' && word !== '')
    .map((word) => {
      const index = NUMBERS.indexOf(word);
      const part = PARTS[word.replace(/s$/, '').replace(/halve$/, 'half')];
      return part !== undefined ? `/${part}` : index < 0 ? word : String(index + 1);
    });
  return parts.join(' ').replace(/(\d+) \/(\d+)/g, '$1/$2');
}

const PIECE = /(\d+(?:\.\d+)?)?\s*(?:(\d+)\/(\d+))?\s*(miles?|furlongs?|yards?|yds?|[mfy])(?![a-z])/g;
const LEAST = 100;
const MOST = 4 * 1760;

/** `6F`, `6.5F`, `5 1/2F`, `1M 40Y`, `1 1/16M`, `6 1/2 Furlongs`, `About One Mile`; null for anything else. */
export function distanceIn(raw: unknown): ReadDistance | null {
  if (typeof raw !== 'string' || raw.length > 80) return null;
  const words = raw.trim().toLowerCase();
  const isAbout = /^(about|abt|a)\b/.test(words);
  const text = inDigits(words.replace(/^(about|abt\.?|a)\s+/, ''));
  let yards = 0;
  const rest = text.replace(PIECE, (_, whole = '0', top = '0', bottom = '1', unit = '') => {
    const amount = Number(whole) + Number(top) / Number(bottom);
    yards += amount * (UNITS[String(unit).charAt(0)] ?? 0);
    return '';
  });
  const rounded = Math.round(yards);
  return rest.trim() !== '' || rounded < LEAST || rounded > MOST ? null : { yards: rounded, isAbout };
}
