import { namesSaid } from '../../card/same-name.ts';
import { NUMBERED_WORDS } from './numbered-words.ts';
import { amountsInFigures, bareMoney } from './spoken-amounts.ts';

/** Short forms of speech with the usual words. */
const SHORT_FORMS: readonly (readonly [RegExp, string])[] = [
  [/\bfavs?\b/gi, 'favorite'],
  [/\bfavou?rite (?=(?:long[- ]?shots?|sleepers?|bombs?|price plays?)\b)/gi, 'best '],
  [/\bM\/?L\b/gi, 'morning line'],
  [/\bpct\b/gi, 'percent'],
  [/\bmtp\b/gi, 'minutes to post'],
  [/\bwho trains (?=(?:well|good|best|great)\b)/gi, 'which trainers do '],
  [/\b(kind|sort)a\b/gi, '$1 of'],
  [/\bwhens\b/gi, 'when is'],
  [/\bhows\b/gi, 'how is'],
  [/\bwhos (?=(?:already |been )?(?:got|gotten|been|had|won|run|drawn|beaten|never|ever)\b)/gi, 'who has '],
  [/\bwhos\b/gi, 'who is'],
  [/\bwhats\b/gi, 'what is'],
  [/\bgona\b/gi, 'gonna'],
  [/\b(?:tmrw|tmw|tmrrw|tomorow|tommorow|2morrow)\b/gi, 'tomorrow'],
  [/\b(?:yday|yest)\b/gi, 'yesterday'],
  [/\byesterday'?s (feature|featured race|main event|opener|nightcap|finale)\b/gi, 'the $1 yesterday'],
  [/\bmins\b/gi, 'minutes'],
  [/\bmin (?=(?:on|for|bets?|of|wagers?|to (?:bet|play))\b)/gi, 'minimum '],
  [/\b(how|what) ['’]?bout\b/gi, '$1 about'],
  [
    /\b(?:in |on |for )?(?:the |today'?s )?(?:\w+ (?:day|stakes) |(?<=\bthe )(?!(?:best|top|worst|biggest|only|first|last|whole)\b)\w+ )?under-?cards?\b/gi,
    'on the card',
  ],
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
  [/\bfor (?:a|one) (?:dollar|buck)\b/gi, 'for $1'],
  [/\b(\d+)-(dollars?|bucks?)\b/gi, '$1 $2'],
  [
    /(?<!\d ?)(?<!\b(?:hundred|thousand|grand|half|quarter|[a-z]+ty|[a-z]+teen|one|two|three|four|five|six|seven|eight|nine|ten|eleven|twelve)[- ])\b(?:a )?dollar (?=(?:exacta|trifecta|tri|superfecta|super|pick|double|daily)\b)/gi,
    '$1 ',
  ],
  [/(?<!\bwith )\b(first|1st) timers?\b/gi, '$1 time starter'],
  [/\bw[au]ts\b/gi, 'what is'],
  [/\bw[au]t\b/gi, 'what'],
  [/\b(?<!')till?\b/gi, 'until'],
  [/\b(?:y'?all|ya'?ll|you (?:all|guys|folks|people))\b/gi, 'you'],
  [/\b(?:u|ya)\b/gi, 'you'],
  [/(?<![\p{L}\d.'’-])['’]?em\b/giu, 'them'],
  [/\bur\b/gi, 'your'],
  [/\br (?=(?:you|they|we|there)\b)/gi, 'are '],
  [/\bhow[’']?d(?= )/gi, 'how did'],
  [/\b(what|where|when)[’']?d (?=(?:it|he|she|they|you|we|i|the|that|this|race)\b)/gi, '$1 did '],
  [/(?<!\b(?:the|number|horse|race|and) |#)\$?\b(\d{1,4}) across(?= on\b|\W*$)/gi, '$$$1 across the board'],
  [/\b(?:pls|plz)\b/gi, 'please'],
  [/\bwho (?:should|do|would|can) (i|you|we) (?:key|use on top|put on top|hammer)\b/gi, 'who do you like'],
  [/\b(with|over) (?:everybody|everyone|everything|the (?:whole |entire |rest of the )?field)\b/gi, '$1 all'],
  [
    /\bwho(?: do(?:es)? (?:you|everyone|everybody) (?:make|see|have|figure)(?: as)?|'?s| is| looks like)(?: the| your) (?:horse|one) to beat(?=\s*(?:[?.!,;]|$|(?:in|of|here|today)\b))/gi,
    'who do you like',
  ],
  [
    /\b(?:which|what|any) (?:barns?|stables?|outfits?) (?:is|are) (?:live|firing|hot)\b|\b(?:any )?live (?:barns?|stables?)\b/gi,
    'hot trainers',
  ],
  [
    /\bwho(?:'?s| is| are) the (?:(?:main|biggest|big|chief|real|only) )?(?:dangers?|threats?)(?= (?:in|of) (?:race|the)\b)/gi,
    'who can beat the favorite',
  ],
  [
    /\bwho(?:'?s| is| are) the (?:(?:main|biggest|big|chief|real|only) )?(?:dangers?|threats?)(?=\W*$)/gi,
    'who can beat him',
  ],
  [/\bwho(?:'?s| is| are)?(?: all)? (?:trained|saddled) by (?=\p{L})/giu, 'trainer '],
  [/\bwho(?:'?s| is| are)?(?: all)? ridden by (?=\p{L})/giu, 'jockey '],
  [
    /\b(drew|got|has|starts|breaks|stuck|from|in) the (?:parking lot|car park|(?<!\bfrom the )clouds|bleachers|hot dog stand)\b/gi,
    '$1 the outside',
  ],
  [/\bw\/o\b/gi, 'without'],
  [/\bw\/ ?(?=[a-z0-9])/gi, 'with '],
  [/\b(?:wtf|what the (?:heck|hell)|what in the world|what on earth) (?=(?:is|are|does)\b)/gi, 'what '],
  [/\b(?:thru|throught)\b/gi, 'through'],
  [/\b(?:dont)\b/gi, "don't"],
  [/\b(?:doesnt)\b/gi, "doesn't"],
  [/\b(?:didnt)\b/gi, "didn't"],
  [/\b(?:hasnt)\b/gi, "hasn't"],
  [/\b(?:isnt)\b/gi, "isn't"],
  [/\b(?:cant)\b/gi, "can't"],
  [/\b(?:wont)\b/gi, "won't"],
  [/\b(?:theres)\b/gi, "there's"],
  [
    /(?<!\b(?:finish\w*|ran|run|runs|came|was|be|placed?|or) )\b1st (?=(?:time|start|lasix|out|off|career)\b)/gi,
    'first ',
  ],
  [/\b2nd (?=(?:time|start|off|out|career|after)\b)/gi, 'second '],
  [/\b(?:exa?|exac|xacta) (?=(?:box|boxed|key|wheel|part|straight|with)\b|#?\d)/gi, 'exacta '],
  [/\b(?:trif|tris) (?=(?:box|boxed|key|wheel|part|straight|with)\b|#?\d)/gi, 'trifecta '],
  [/\b(?:supe|supes)\b/gi, 'superfecta'],
  [/\bp(?:k|ick)?[- ]?([3-6])(?=\W|$)(?! (?:horse|in)\b)/gi, 'pick $1'],
  [/\bdd\b/gi, 'daily double'],
  [/\batb\b/gi, 'across the board'],
  ...NUMBERED_WORDS,
];

/** A question with its short forms in usual words: `whens the fav` is `when is the favorite`; horses' names stay. */
export function inUsualWords(text: string, horses: readonly string[]): string {
  const ranges = horses.flatMap((horse) =>
    namesSaid(text, horse).map(({ index, 0: words }) => ({
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
  bareMoney(
    SHORT_FORMS.reduce((left, [pattern, long]) => left.replace(pattern, long), amountsInFigures(words)),
  );
