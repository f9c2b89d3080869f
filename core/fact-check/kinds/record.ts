import type { Person, Record4, Runner } from '../../card/runner.ts';
import type { Evidence } from '../../handicapping/evidence.ts';
import { type HorseKind, type Judged, matches, partAround, partBeforeToo, theHorse } from '../claim.ts';
import { NUMBER, numberOf } from '../number-words.ts';

const OF = new RegExp(
  `\\b(${NUMBER})(?:(?: wins?| victories)?[- ](?:for|of|from|out of)[- ]|(?: wins?| victories) in )(?:his |her |its )?(${NUMBER})\\b(?! (?:furlong|mile|days?|weeks|months|years|length|pounds|starters))`,
  'gi',
);
const STARTS_THEN_WINS = new RegExp(
  `\\b(${NUMBER}) (?:career |lifetime )?starts?[, ]+(?:with |and )?(${NUMBER}) wins?\\b`,
  'gi',
);
const WINS = new RegExp(
  `\\b(?:(?:has |with |owns |boasts )?(${NUMBER}) (?:career |lifetime |previous )*(?:wins|victories|win|victory)\\b|(${NUMBER})-time winner|(?:has )?won (once|twice|${NUMBER})(?: times| races)?\\b(?! (?:of|from|for|furlong|length))|winner['’]s circle (once|twice|${NUMBER})(?: times)?\\b|\\b(${NUMBER}) times,? ◇[◇ ]*has won\\b)`,
  'gi',
);
const STARTS = new RegExp(
  `\\b(?:(${NUMBER}) (?:career |lifetime |previous |total )*(?:starts|races)\\b(?! (?:ago|back|off))|(?:been out|faced the starter|been to the (?:post|races)) (once|twice|${NUMBER})(?: times)?\\b)`,
  'gi',
);
const WINLESS =
  /\b(?:winless|maiden\b(?! (?:race|special|claiming|event))|(?:has )?never won|has yet to win|still (?:looking|searching) for (?:its|his|her|a) first win|no wins?\b)/gi;
const UNRACED =
  /\b(?:unraced|(?:first[- ]time|debut|career[- ]first) starter|(?:makes|making) (?:its|his|her|a) (?:career )?debut|first career start|has never (?:raced|started))\b/gi;
const MONEY =
  /\b(?:earned|earnings of|bankroll of|banked)[^$]{0,12}\$\s?([\d,]+)|\$\s?([\d,]+) in (?:career |lifetime )?earnings/gi;

const PEOPLE =
  /\b(?:jockeys?|trainers?|rider|barn|together|combination|stable|partnership|meet|year|situation|overall|\d+ of \d+)\b/i;
const WHO = /\b(?:jockeys?|trainers?|rider|barn|together|combination|stable|partnership)\b/i;
const IN_THE_MONEY = /\b(?:first three|in the money|on the board|top three|hit the board)\b/i;
const LATELY = /\b(?:last|past|previous|recent)\b/i;

const SCOPES: readonly {
  readonly name: string;
  readonly said: RegExp;
  readonly of: (runner: Runner) => Record4;
}[] = [
  {
    name: 'at the distance',
    said: /\bat (?:the|this|today's) (?:distance|trip)\b/i,
    of: ({ records }) => records.distance,
  },
  {
    name: 'on turf',
    said: /\b(?:on|over) (?:the )?(?:turf|grass|lawn)\b/i,
    of: ({ records }) => records.turf,
  },
  {
    name: 'on wet tracks',
    said: /\b(?:wet|off[- ]track|off tracks?|sloppy|muddy|slop|mud)\b/i,
    of: ({ records }) => records.wet,
  },
  {
    name: 'on synthetic',
    said: /\b(?:synthetic|all[- ]weather)\b/i,
    of: ({ records }) => records.allWeather,
  },
  {
    name: 'on fast dirt',
    said: /\b(?:fast dirt|fast tracks?|dirt)\b/i,
    of: ({ records }) => records.fastDirt,
  },
  { name: 'this year', said: /\bthis (?:year|season)\b/i, of: ({ records }) => records.currentYear },
  { name: 'last year', said: /\blast (?:year|season)\b/i, of: ({ records }) => records.previousYear },
  {
    name: 'at this track',
    said: /\b(?:at (?:this track|the track|saratoga|del mar|the spa|this oval)|over this (?:track|course)|course and distance)\b/i,
    of: ({ records }) => records.track,
  },
  {
    name: 'in its life',
    said: /\b(?:lifetime|career|overall|in all)\b/i,
    of: ({ records }) => records.life,
  },
];

/** The words around say which races are meant, or those that begin: `At the distance, …`. */
const scopeIn = (part: string) =>
  SCOPES.find(({ said }) => said.test(part)) ?? {
    name: 'in its life',
    of: ({ records }: Runner) => records.life,
  };

const factOf = ({ starts, wins, places, shows }: Record4, scope: string, runner: Runner): string =>
  `${theHorse(runner)} ${scope}: ${starts} starts, ${wins} wins, ${places} seconds, ${shows} thirds`;

/** The words that say which races are meant: those after the number, else those before it. */
function scopePart(text: string, at: number): string {
  const own = partAround(text, at);
  const from = text.lastIndexOf(own, at);
  const next = matches(text, OF).find((pair) => pair.at > at && pair.at < from + own.length)?.at;
  const after = text.slice(at, next ?? from + own.length);
  return SCOPES.some(({ said }) => said.test(after)) ? after : partBeforeToo(text.slice(0, next), at);
}

const UNTOLD: Judged = { holds: null, fact: 'its record is not told' };
const isUntold = ({ untold: untoldOfRunners = [] }: Runner): boolean => untoldOfRunners.includes('form');

interface Counts {
  readonly wins: number;
  readonly starts: number;
}

const ofPerson = (person: Person | null): readonly Counts[] => person?.records ?? [];

/** What the people behind a horse did, as far as the card tells. */
const peopleCounts = (runner: Runner): readonly Counts[] => [
  ...ofPerson(runner.jockey),
  ...ofPerson(runner.trainer),
  ...(runner.combination === null ? [] : [runner.combination]),
  ...runner.angles.map(({ starts, winShare }) => ({ starts, wins: Math.round(winShare * starts) })),
];

function judgedPeople(claimed: Counts, runner: Runner, { connectionRecords }: Evidence): Judged {
  const counts = peopleCounts(runner);
  const holds = counts.some(({ wins, starts }) => wins === claimed.wins && starts === claimed.starts);
  const fact = `jockey and trainer of ${theHorse(runner)}: ${counts.map(({ wins, starts }) => `${wins} of ${starts}`).join(', ') || 'no record on the card'}`;
  return { holds: holds ? true : counts.length === 0 || connectionRecords.size > 0 ? null : false, fact };
}

/** `scope` says which races are meant, `part` whose starts and what counts. */
function judgedPair(
  givenCounts: Counts,
  { scope, part }: { readonly scope: string; readonly part: string },
  runner: Runner,
  evidence: Evidence,
): Judged {
  if (isUntold(runner)) return UNTOLD;
  const { name, of } = scopeIn(scope);
  const record = of(runner);
  const fact = factOf(record, name, runner);
  const inMoney = record.wins + record.places + record.shows;
  const counts = IN_THE_MONEY.test(part) ? [inMoney, record.wins] : [record.wins];
  const holds = givenCounts.starts === record.starts && counts.includes(givenCounts.wins);
  if (holds || !PEOPLE.test(part)) return { holds, fact };
  const people = judgedPeople(givenCounts, runner, evidence);
  return people.holds === true || WHO.test(part) ? people : { holds: false, fact };
}

function judgedCount(count: 'wins' | 'starts', said: number, part: string, runner: Runner): Judged {
  if (isUntold(runner)) return UNTOLD;
  const scope = scopeIn(part);
  const record = scope.of(runner);
  return { holds: record[count] === said, fact: factOf(record, scope.name, runner) };
}

/** Starts, wins and earnings that a text gives a horse or those behind it. */
export const record: HorseKind = (text, evidence) => {
  const pairs = [
    ...matches(text, OF).map((match) => ({
      ...match,
      wins: numberOf(match.parts[0] ?? ''),
      starts: numberOf(match.parts[1] ?? ''),
    })),
    ...matches(text, STARTS_THEN_WINS).map((match) => ({
      ...match,
      wins: numberOf(match.parts[1] ?? ''),
      starts: numberOf(match.parts[0] ?? ''),
    })),
  ];
  const isInPair = (at: number, words: string): boolean =>
    pairs.some((pair) => at + words.length > pair.at && at < pair.at + pair.words.length);
  const alone = (pattern: RegExp, count: 'wins' | 'starts') =>
    matches(text, pattern)
      .filter(
        ({ at, words }) =>
          !isInPair(at, words) &&
          !WHO.test(partAround(text, at)) &&
          !LATELY.test(partAround(text, at).replace(/last (?:year|season)/gi, '')),
      )
      .flatMap(({ words, at, parts }) => {
        const number = numberOf(parts.find((part) => part !== '') ?? '');
        return number === null
          ? []
          : [
              {
                kind: count,
                words,
                at,
                judge: (runner: Runner) => judgedCount(count, number, scopePart(text, at), runner),
              },
            ];
      });
  const none = (pattern: RegExp, count: 'wins' | 'starts') =>
    matches(text, pattern).map(({ words, at }) => ({
      kind: count,
      words,
      at,
      judge: (runner: Runner) => judgedCount(count, 0, scopePart(text, at), runner),
    }));
  return [
    ...pairs.flatMap(({ words, at, wins, starts }) =>
      wins === null || starts === null
        ? []
        : [
            {
              kind: 'wins from starts',
              words,
              at,
              judge: (runner: Runner) =>
                judgedPair(
                  { wins, starts },
                  { scope: scopePart(text, at), part: partAround(text, at) },
                  runner,
                  evidence,
                ),
            },
          ],
    ),
    ...alone(WINS, 'wins'),
    ...alone(STARTS, 'starts'),
    ...none(WINLESS, 'wins'),
    ...none(UNRACED, 'starts'),
    ...matches(text, MONEY).map(({ words, at, parts }) => ({
      kind: 'earnings',
      words,
      at,
      judge: (runner: Runner): Judged => {
        const said = Number((parts[0] || parts[1] || '').replace(/,/g, ''));
        const scope = scopeIn(partAround(text, at));
        const { earnings } = scope.of(runner);
        return isUntold(runner)
          ? UNTOLD
          : {
              holds: Math.abs(earnings - said) < 500,
              fact: `${theHorse(runner)} earned $${earnings} ${scope.name}`,
            };
      },
    })),
  ];
};
