const UNITS: Readonly<Record<string, number>> = Object.fromEntries(
  'one two three four five six seven eight nine ten eleven twelve thirteen fourteen fifteen sixteen seventeen eighteen nineteen'
    .split(' ')
    .map((word, index) => [word, index + 1]),
);
const TENS: Readonly<Record<string, number>> = Object.fromEntries(
  'twenty thirty forty fifty sixty seventy eighty ninety'
    .split(' ')
    .map((word, index) => [word, 10 * (index + 2)]),
);
const WORD = [...Object.keys(UNITS), ...Object.keys(TENS), 'hundred', 'thousand', 'grand'].join('|');
const SPELLED = `(?:${WORD})(?:(?:[\\s-]+|\\s+and\\s+)(?:${WORD}))*`;
const FIGURES = '(?:\\d{1,3}(?:,\\d{3})+(?!\\d)|\\d+)(?:\\.\\d+)?';
const NUMBER = `${FIGURES}(?:\\s?(?:hundred|thousand|grand|k)\\b)?|${SPELLED}`;

const SIGNED = new RegExp(`\\$\\s?(${NUMBER})`, 'gi');
const IN_DOLLARS = new RegExp(`(?<![\\d.,$])\\b(${NUMBER})[\\s-]*(?:dollars?|bucks?|usd)\\b`, 'gi');
const STAKED = new RegExp(
  `\\b(?:put|bet|stake|wager|risk|drop|lay|throw)\\s+(${SPELLED})\\s+(?:on|down|across|to win|to place|to show)\\b`,
  'gi',
);
const PERCENT = new RegExp(`(?<![\\d.,])\\b(${NUMBER})[\\s-]*(?:%|percent\\b|per[\\s-]cent\\b)`, 'gi');
const ODDS = /(?<![\d-])(\d{1,3})-(\d{1,2})(?![\d-])/g;
const ODDS_REPORTED = new RegExp(
  `\\b(\\d{1,3}|${SPELLED})[\\s-]+to[\\s-]+(\\d{1,2}|${SPELLED})\\b(?!\\s*(?:%|per[\\s-]?cent)|[.,]?\\d)`,
  'gi',
);
const PLAIN = new RegExp(FIGURES, 'g');

const TIMES: Readonly<Record<string, number>> = { hundred: 100, thousand: 1_000, grand: 1_000, k: 1_000 };

function spelled(words: readonly string[]): number {
  let [whole, part] = [0, 0];
  for (const word of words) {
    const times = TIMES[word];
    if (times === 100) part = (part === 0 ? 1 : part) * times;
    else if (times === undefined) part += UNITS[word] ?? TENS[word] ?? 0;
    else [whole, part] = [whole + (part === 0 ? 1 : part) * times, 0];
  }
  return whole + part;
}

/** `1,200`, `2k`, `2 thousand`, `forty-five`. */
function amountOf(text: string): number {
  const plain = text.trim().toLowerCase();
  const digits = /^(\d[\d,]*(?:\.\d+)?)\s?([a-z]*)$/.exec(plain);
  if (digits === null) return spelled(plain.split(/[\s-]+/));
  return Number((digits[1] ?? '').replace(/,/g, '')) * (TIMES[digits[2] ?? ''] ?? 1);
}

const found = (text: string, ...patterns: readonly RegExp[]): readonly number[] =>
  patterns
    .flatMap((pattern) => [...text.matchAll(pattern)].map((match) => amountOf(match[1] ?? match[0])))
    .filter(Number.isFinite);

/** Dollars a text names, in figures or in words. */
export const moneyIn = (text: string): readonly number[] => found(text, SIGNED, IN_DOLLARS, STAKED);

/** Percentages a text names, `28.4` for 28.4%, in figures or in words. */
export const percentagesIn = (text: string): readonly number[] => found(text, PERCENT);

/** Prices a text names, each as `7-2`: `7 to 2` and `seven to two` as well. */
export const oddsIn = (text: string): readonly string[] =>
  [...text.matchAll(ODDS), ...text.matchAll(ODDS_REPORTED)].map(
    ([, a = '', b = '']) => `${amountOf(a)}-${amountOf(b)}`,
  );

/** Every number in figures that is no percentage. */
export const numbersIn = (text: string): readonly number[] => found(text.replace(PERCENT, ' '), PLAIN);
