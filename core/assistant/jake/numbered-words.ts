const NUMBERS = 'one two three four five six seven eight nine ten eleven twelve thirteen fourteen'.split(' ');
/** Words after a number that make it a count, not a horse. */
const COUNTED =
  '(?! (?:horses?|starters|runners|races?|year|years|furlongs?|miles?|of|best|top|legs?|favou?rites|other|others|turns?|dollars?|bucks?|minutes?|hours?|most|days?|weeks?|to|lengths?|picks?|likeliest|way|by|x|and a half)\\b)';

/** A horse's number in a word, by what stands before or after it, in figures: `key the four`, `the six horse`. */
export const NUMBERED_WORDS: readonly (readonly [RegExp, string])[] = NUMBERS.flatMap((word, index) => {
  const figure = String(index + 1);
  const said: readonly (readonly [RegExp, string])[] = [
    [new RegExp(`\\bthe ${word}(?=[- ](?:horse|hole)\\b)`, 'gi'), `the ${figure}`],
    [new RegExp(`\\b(number|no\\.?) ${word}(?=\\W|$)`, 'gi'), `number ${figure}`],
  ];
  return word === 'one'
    ? said
    : [
        ...said,
        [
          new RegExp(
            `\\b(key|single|box|wheel|like|bet|play|use|is|does|will|can|did|about|on|beat|against|scratch|take out|pull|remove|withdraw|over|with|without) the ${word}\\b${COUNTED}`,
            'gi',
          ),
          `$1 the ${figure}`,
        ] as const,
      ];
});
