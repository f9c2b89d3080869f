const ONES = 'one two three four five six seven eight nine'.split(' ');
const TEENS = 'ten eleven twelve thirteen fourteen fifteen sixteen seventeen eighteen nineteen'.split(' ');
const TENS = 'twenty thirty forty fifty sixty seventy eighty ninety'.split(' ');

/** What a word of a number counts; null for the words that multiply what is before them, and for `and`. */
function countOf(word: string): number | null {
  const small = [...ONES, ...TEENS].indexOf(word);
  if (small >= 0) return small + 1;
  const tens = TENS.indexOf(word);
  return tens < 0 ? null : (tens + 2) * 10;
}

/** `a hundred and twenty-five` is 125, `fifteen hundred` 1500, `two grand` 2000. */
function numberSpoken(words: string): number {
  let [whole, part] = [0, 0];
  for (const word of words.toLowerCase().match(/[a-z]+/g) ?? []) {
    const count = countOf(word);
    if (word === 'couple') part = 2;
    else if (word === 'hundred') part = 100 * Math.max(part, 1);
    else if (word === 'thousand' || word === 'grand') [whole, part] = [whole + 1_000 * Math.max(part, 1), 0];
    else if (count !== null) part += count;
  }
  return whole + part;
}

const COUNT = `(?:${[...TENS, ...TEENS, ...ONES].join('|')})`;
const LARGE = '(?:hundred|thousand|grand)';
const SPOKEN = `(?:(?:a |an )?(?:couple (?:of )?)(?:${LARGE}(?=[- ]))?|(?:a )?${LARGE}|${COUNT})(?:[- ](?:and[- ])?(?:${COUNT}|${LARGE}))*`;

const DOLLARS = new RegExp(`(?<![\\d.] ?)\\b(${SPOKEN})[- ]?\\b(?:dollars?|bucks?)\\b`, 'gi');
/** `Twenty to win on the 4`, `a hundred across the board`: money by what follows it. */
const TO_BET = new RegExp(
  `(?<!(?:\\b(?:the|number|horse|race|and)|#) ?)\\b(?:a )?(${SPOKEN})(?= (?:to (?:win|place|show) on|across the board|on the nose)\\b)`,
  'gi',
);
const CENTS = new RegExp(`\\b(${COUNT}(?:[- ]${COUNT})?)[- ]cents?\\b`, 'gi');

/** Amounts by the names that players have for them. */
const NICKNAMES: readonly (readonly [RegExp, string])[] = [
  [/\btwo (?:c[- ]notes|benjamins|hundos)\b/gi, '$200'],
  [/\b(?:a |one )benjamin\b|\b(?:a |one )?(?:c[- ]note|hundo)\b/gi, '$100'],
  [/\b(?:a )?twenty[- ]spot\b/gi, '$20'],
  [/\b(?:a )?(?:ten[- ]spot|sawbuck)\b/gi, '$10'],
  [/\b(?:a )?(?:five[- ]spot|fiver)\b/gi, '$5'],
  [/\ba hundred(?= (?:for|to (?:bet|play|spend)|on (?:race|the|number|#))\b)/gi, '$100'],
  [/\b(?:for|on|with) (?:a|my) deuce\b/gi, 'for $2'],
  [/\bhalf (?:a )?(?:dollar|buck)\b/gi, '50 cent'],
  [/\bdime (?=(?:super|tri|pick|exacta)\w*\b)/gi, '10 cent '],
];

/** `$125` for `a hundred and twenty-five dollars`, `50 cent` for `fifty cents`, `$100` for `a c-note`. */
export const amountsInFigures = (words: string): string =>
  NICKNAMES.reduce((left, [pattern, figures]) => left.replace(pattern, figures), words)
    .replace(DOLLARS, (_, spoken: string) => `$${numberSpoken(spoken)}`)
    .replace(TO_BET, (_, spoken: string) => `$${numberSpoken(spoken)}`)
    .replace(CENTS, (_, spoken: string) => `${numberSpoken(spoken)} cent`);

const ODDS_OR_COUNT = String.raw`(?![\d.,:]|\s?(?:-|\/|%|to \d|percent|minutes?|lengths?|horses?|starters?|runners?|points?|days?|pounds|lbs?|furlongs?|starts|degrees|years|races?|pm|am|p\.m|a\.m|o'?clock|dollars?|bucks|cents?|wins?)\b)`;
/** A number that can only be money by the word before it, or by the bet after it. */
const BARE: readonly RegExp[] = [
  new RegExp(
    String.raw`\b((?:put|spend|drop|throw|stake|wager|risk|invest)(?:ing)? (?:down )?(?:about |around |up to |maybe )?)(\d{1,4})\b${ODDS_OR_COUNT}(?= (?:on|to|for|in|into|total|max)\b)`,
    'gi',
  ),
  new RegExp(
    String.raw`\b((?:have|got|with|only|bet|betting) (?:about |around |like )?)(\d{2,4})\b${ODDS_OR_COUNT}(?= (?:to (?:spend|bet|play|work|invest|use)|for the (?:day|card|race)|on (?:the|number|#))\b)`,
    'gi',
  ),
  /(?<!(?:\b(?:the|number|horse|race|and|with|over)|[#,/$-]) ?)(\b)(\d{1,4})(?= (?:to (?:win|place|show)|across the board|on the nose|wps) on\b)/gi,
];
/** `Under 50` beside a wager: all that a ticket may cost. */
const LIMIT = new RegExp(
  String.raw`\b((?:under|below|less than|up to|at most|max(?:imum)?(?: of)?|limit(?: of)?|keep it (?:to|at|under|around)|budget(?: of)?) )(\d{1,4})\b${ODDS_OR_COUNT}`,
  'gi',
);
const WAGER =
  /\b(?:exactas?|trifectas?|tri|superfectas?|supers?|quinellas?|pick[- ]?(?:[3-6]|three|four|five|six)|doubles?|tickets?)\b/i;

/** Bare numbers that are money with their dollar sign: `put 20 on the 4` is `put $20 on the 4`. */
export function bareMoney(words: string): string {
  const signed = BARE.reduce((left, pattern) => left.replace(pattern, '$1$$$2'), words);
  return WAGER.test(signed) ? signed.replace(LIMIT, '$1$$$2') : signed;
}
