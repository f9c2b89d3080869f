const UNITS = new Map([
  ['yard', 1],
  ['furlong', 220],
  ['mile', 1760],
]);

const NUMBERS = new Map(
  [
    'one two three four five six seven eight nine ten eleven twelve thirteen fourteen fifteen sixteen seventeen',
    'eighteen nineteen',
  ]
    .join(' ')
    .split(' ')
    .map((word, index) => [word, index + 1]),
);

const TENS = new Map(
  'twenty thirty forty fifty sixty seventy eighty ninety'
    .split(' ')
    .map((word, index) => [word, index * 10 + 20]),
);

const PARTS = new Map([
  ['half', 2],
  ['third', 3],
  ['fourth', 4],
  ['quarter', 4],
  ['eighth', 8],
  ['sixteenth', 16],
]);

const singular = (word: string): string => word.replace(/s$/, '').replace(/^halve$/, 'half');

/** `Three Hundred And Thirty` 330, `Seventy` 70, `Five And One Half` 5.5; null for anything else. */
function amountOf(words: readonly string[]): number | null {
  let sum = 0;
  let top = 0;
  for (const word of words) {
    const part = PARTS.get(singular(word));
    if (word === 'hundred') top *= 100;
    else if (part !== undefined) top /= part;
    else if (word === 'and') {
      sum += top;
      top = 0;
    } else {
      const value = NUMBERS.get(word) ?? TENS.get(word);
      if (value === undefined) return null;
      top += value;
    }
  }
  return sum + top;
}

/** `One And One Sixteenth Miles`, `One Mile And Seventy Yards`, `Six Furlongs` in yards; null for anything else. */
export function yardsOf(text: string): number | null {
  let yards = 0;
  let words: string[] = [];
  for (const word of text
    .toLowerCase()
    .split(/[\s-]+/)
    .filter(Boolean)) {
    const unit = UNITS.get(singular(word));
    if (unit === undefined) {
      if (words.length > 0 || word !== 'and') words.push(word);
      continue;
    }
    const amount = amountOf(words);
    if (amount === null || amount === 0) return null;
    yards += amount * unit;
    words = [];
  }
  return yards === 0 || words.length > 0 ? null : Math.round(yards);
}
