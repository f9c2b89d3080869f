import { horseNamePattern } from '../../card/same-name.ts';

/** Short forms of speech with the usual words. */
const SHORT_FORMS: readonly (readonly [RegExp, string])[] = [
  [/\bfavs?\b/gi, 'favorite'],
  [/\bM\/?L\b/gi, 'morning line'],
  [/\bpct\b/gi, 'percent'],
  [/\b(kind|sort)a\b/gi, '$1 of'],
  [/\bwhens\b/gi, 'when is'],
  [/\bhows\b/gi, 'how is'],
  [/\bwhos\b/gi, 'who is'],
  [/\bwhats\b/gi, 'what is'],
  [/\bgona\b/gi, 'gonna'],
  [/\b(?:tmrw|tmw|tmrrw|tomorow|tommorow|2morrow)\b/gi, 'tomorrow'],
  [/\b(?:yday|yest)\b/gi, 'yesterday'],
  [/\bmins\b/gi, 'minutes'],
  [/\btemp\b/gi, 'temperature'],
  [/\b(?:win )?prob\b/gi, 'probability'],
  [/\bpik\b/gi, 'pick'],
  [/\bfigs?\b/gi, 'figure'],
  [/\bjocks?\b/gi, 'jockey'],
  [/\bjoc?ky\b/gi, 'jockey'],
  [/\bgimm?e\b/gi, 'give me'],
  [/\bwho u got\b/gi, 'who do you like'],
  [/\b(?:i'?m |i am )?(?:just )?dying to (?:know|see|hear)\b/gi, ''],
  [/\bi(?:'?d| would) kill for\b/gi, 'give me'],
  [/\bkiller (?=(?:play|pick|bet|price|exacta)s?\b)/gi, ''],
  [/\bwhat(?:'s| is)? the damage (?:for|on|of)\b/gi, 'how much is'],
  [/\bten[- ]cents?\b/gi, '10 cent'],
  [/\btwenty[- ]cents?\b/gi, '20 cent'],
  [/\bfifty[- ]cents?\b/gi, '50 cent'],
  [/\bfor (?:a|one) (?:dollar|buck)\b/gi, 'for $1'],
  [/\b(\d+)-(dollars?|bucks?)\b/gi, '$1 $2'],
  [
    /(?<!\d ?)(?<!\b(?:hundred|thousand|grand|half|quarter|[a-z]+ty|[a-z]+teen|one|two|three|four|five|six|seven|eight|nine|ten|eleven|twelve)[- ])\b(?:a )?dollar (?=(?:exacta|trifecta|tri|superfecta|super|pick|double|daily)\b)/gi,
    '$1 ',
  ],
  [/\b(?:a|one) hundred (?:bucks|dollars)\b/gi, '$100'],
  [/(?<!\bwith )\b(first|1st) timers?\b/gi, '$1 time starter'],
  [/\bw[au]ts\b/gi, 'what is'],
  [/\bw[au]t\b/gi, 'what'],
  [/\b(?<!')till?\b/gi, 'until'],
];

const ONES = 'one two three four five six seven eight nine'.split(' ');
const TEENS = 'ten eleven twelve thirteen fourteen fifteen sixteen seventeen eighteen nineteen'.split(' ');
const TENS = 'twenty thirty forty fifty sixty seventy eighty ninety'.split(' ');
/** `two dollars`, `forty-five bucks`; not the end of a larger number. */
const DOLLARS = new RegExp(
  `(?<!\\b(?:hundred|thousand|${TENS.join('|')})(?: and|-and)?[- ])\\b(?:(?:(${TENS.join('|')})(?:[- ](${ONES.join('|')}))?)|(${[...ONES, ...TEENS].join('|')}))[- ](?:dollars?|bucks?)\\b`,
  'gi',
);

/** Amounts of less than a hundred dollars in figures: `forty-five dollars` is `$45`. */
const dollarsInFigures = (words: string): string =>
  words.replace(
    DOLLARS,
    (_, tens: string | undefined, ones: string | undefined, small: string | undefined) => {
      const place = (list: readonly string[], word = '') => list.indexOf(word.toLowerCase());
      const dollars =
        small === undefined
          ? (place(TENS, tens) + 2) * 10 + place(ONES, ones) + 1
          : place([...ONES, ...TEENS], small) + 1;
      return `$${dollars}`;
    },
  );

/** A question with its short forms in usual words: `whens the fav` is `when is the favorite`; horses' names stay. */
export function inUsualWords(text: string, horses: readonly string[]): string {
  const ranges = horses.flatMap((horse) =>
    [...text.matchAll(new RegExp(horseNamePattern(horse).source, 'giu'))].map(({ index, 0: words }) => ({
      from: index,
      to: index + words.length,
    })),
  );
  const pieces: string[] = [];
  let position = 0;
  for (const { from, to } of ranges.toSorted((a, b) => a.from - b.from)) {
    if (from < position) continue;
    pieces.push(usual(text.slice(position, from)), text.slice(from, to));
    position = to;
  }
  return [...pieces, usual(text.slice(position))].join('');
}

const usual = (words: string): string =>
  SHORT_FORMS.reduce((left, [pattern, long]) => left.replace(pattern, long), dollarsInFigures(words));
