import type { HorseRecords, Person, Record4, Runner } from '../../card/runner.ts';
import { trackBySlug } from '../../card/track.ts';
import { spokenNames } from '../../card/tracks/spoken-names.ts';
import type { Evidence } from '../../handicapping/evidence.ts';
import { counted, countText, escapedForPattern } from '../../kernel/text.ts';
import { type ClaimCheck, type HorseKind, matches, partAround, partBeforeToo, theHorse } from '../claim.ts';
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

interface Scope {
  readonly name: string;
  readonly pattern: RegExp;
  readonly recordOf: (records: HorseRecords) => Record4 | null;
}

/** Which races are meant, by the words around a number; `trackNames` are those of the race. */
const scopesAt = (trackNames: string): readonly Scope[] => [
  {
    name: 'at the distance',
    pattern: /\bat (?:the|this|today's) (?:distance|trip)\b/i,
    recordOf: (records) => records.distance,
  },
  {
    name: 'on turf',
    pattern: /\b(?:on|over) (?:the )?(?:turf|grass|lawn)\b/i,
    recordOf: (records) => records.turf,
  },
  {
    name: 'on wet tracks',
    pattern: /\b(?:wet|off[- ]track|off tracks?|sloppy|muddy|slop|mud)\b/i,
    recordOf: (records) => records.wet,
  },
  {
    name: 'on synthetic',
    pattern: /\b(?:synthetic|all[- ]weather)\b/i,
    recordOf: (records) => records.allWeather,
  },
  {
    name: 'on fast dirt',
    pattern: /\b(?:fast dirt|fast tracks?|dirt)\b/i,
    recordOf: (records) => records.fastDirt,
  },
  { name: 'this year', pattern: /\bthis (?:year|season)\b/i, recordOf: (records) => records.currentYear },
  { name: 'last year', pattern: /\blast (?:year|season)\b/i, recordOf: (records) => records.previousYear },
  {
    name: 'at this track',
    pattern: new RegExp(
      `\\b(?:at (?:${trackNames}|this track|the track|this oval)|over this (?:track|course)|course and distance)\\b`,
      'i',
    ),
    recordOf: (records) => records.track,
  },
  {
    name: 'in its life',
    pattern: /\b(?:lifetime|career|overall|in all)\b/i,
    recordOf: (records) => records.life,
  },
];

const scopes = new Map<string, readonly Scope[]>();

function scopesOf({ race: { trackSlug } }: Evidence): readonly Scope[] {
  const cached = scopes.get(trackSlug);
  if (cached !== undefined) return cached;
  const track = trackBySlug(trackSlug);
  const names = track === null ? [trackSlug] : spokenNames(track);
  const fresh = scopesAt(names.map(escapedForPattern).join('|'));
  scopes.set(trackSlug, fresh);
  return fresh;
}

/** The surrounding words say which races are meant, or the opening words: `At the distance, …`. */
const scopeIn = (part: string, evidence: Evidence): Pick<Scope, 'name' | 'recordOf'> =>
  scopesOf(evidence).find(({ pattern }) => pattern.test(part)) ?? {
    name: 'in its life',
    recordOf: (records: HorseRecords) => records.life,
  };

const factOf = ({ starts, wins, places, shows }: Record4, scope: string, runner: Runner): string =>
  `${theHorse(runner)} ${scope}: ${counted(starts, 'start')}, ${counted(wins, 'win')}, ${counted(places, 'second')}, ${counted(shows, 'third')}`;

/** The words that say which races are meant: those after the number, else those before it. */
function scopePart(text: string, index: number, evidence: Evidence): string {
  const part = partAround(text, index);
  const from = text.lastIndexOf(part, index);
  const next = matches(text, OF).find((pair) => pair.index > index && pair.index < from + part.length)?.index;
  const after = text.slice(index, next ?? from + part.length);
  return scopesOf(evidence).some(({ pattern }) => pattern.test(after))
    ? after
    : partBeforeToo(text.slice(0, next), index);
}

const UNKNOWN_RECORD: ClaimCheck = { holds: null, fact: 'record unknown' };

interface Counts {
  readonly wins: number;
  readonly starts: number;
}

const ofPerson = (person: Person | null): readonly Counts[] => person?.records ?? [];

/** What the card prints of the records of a horse’s jockey and trainer. */
const peopleCounts = (runner: Runner): readonly Counts[] => [
  ...ofPerson(runner.jockey),
  ...ofPerson(runner.trainer),
  ...(runner.combination === null ? [] : [runner.combination]),
  ...runner.angles.map(({ starts, winShare }) => ({ starts, wins: Math.round(winShare * starts) })),
];

function checkPeople(claimed: Counts, runner: Runner, { connectionRecords }: Evidence): ClaimCheck {
  const counts = peopleCounts(runner);
  const holds = counts.some(({ wins, starts }) => wins === claimed.wins && starts === claimed.starts);
  const fact = `jockey and trainer of ${theHorse(runner)}: ${counts.map(({ wins, starts }) => `${wins} of ${starts}`).join(', ') || 'no record on the card'}`;
  return { holds: holds ? true : counts.length === 0 || connectionRecords.size > 0 ? null : false, fact };
}

/** `scope` says which races are meant, `part` whose starts and what counts. */
function checkPair(
  givenCounts: Counts,
  { scope, part }: { readonly scope: string; readonly part: string },
  runner: Runner,
  evidence: Evidence,
): ClaimCheck {
  const { name, recordOf } = scopeIn(scope, evidence);
  const record = runner.records === null ? null : recordOf(runner.records);
  if (record === null) return UNKNOWN_RECORD;
  const fact = factOf(record, name, runner);
  const inMoney = record.wins + record.places + record.shows;
  const counts = IN_THE_MONEY.test(part) ? [inMoney, record.wins] : [record.wins];
  const holds = givenCounts.starts === record.starts && counts.includes(givenCounts.wins);
  if (holds || !PEOPLE.test(part)) return { holds, fact };
  const people = checkPeople(givenCounts, runner, evidence);
  return people.holds === true || WHO.test(part) ? people : { holds: false, fact };
}

function checkCount(
  count: 'wins' | 'starts',
  claimed: number,
  runner: Runner,
  { part, evidence }: { readonly part: string; readonly evidence: Evidence },
): ClaimCheck {
  const scope = scopeIn(part, evidence);
  const record = runner.records === null ? null : scope.recordOf(runner.records);
  if (record === null) return UNKNOWN_RECORD;
  return { holds: record[count] === claimed, fact: factOf(record, scope.name, runner) };
}

/** Claims about starts, wins and earnings of a horse, or of its jockey and trainer. */
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
  const isInPair = (index: number, words: string): boolean =>
    pairs.some((pair) => index + words.length > pair.index && index < pair.index + pair.words.length);
  const alone = (pattern: RegExp, count: 'wins' | 'starts') =>
    matches(text, pattern)
      .filter(
        ({ index, words }) =>
          !isInPair(index, words) &&
          !WHO.test(partAround(text, index)) &&
          !LATELY.test(partAround(text, index).replace(/last (?:year|season)/gi, '')),
      )
      .flatMap(({ words, index, parts }) => {
        const number = numberOf(parts.find((part) => part !== '') ?? '');
        return number === null
          ? []
          : [
              {
                kind: count,
                words,
                index,
                check: (runner: Runner) =>
                  checkCount(count, number, runner, { part: scopePart(text, index, evidence), evidence }),
              },
            ];
      });
  const none = (pattern: RegExp, count: 'wins' | 'starts') =>
    matches(text, pattern).map(({ words, index }) => ({
      kind: count,
      words,
      index,
      check: (runner: Runner) =>
        checkCount(count, 0, runner, { part: scopePart(text, index, evidence), evidence }),
    }));
  return [
    ...pairs.flatMap(({ words, index, wins, starts }) =>
      wins === null || starts === null
        ? []
        : [
            {
              kind: 'wins from starts',
              words,
              index,
              check: (runner: Runner) =>
                checkPair(
                  { wins, starts },
                  { scope: scopePart(text, index, evidence), part: partAround(text, index) },
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
    ...matches(text, MONEY).map(({ words, index, parts }) => ({
      kind: 'earnings',
      words,
      index,
      check: (runner: Runner): ClaimCheck => {
        const claimed = Number((parts[0] || parts[1] || '').replace(/,/g, ''));
        const scope = scopeIn(partAround(text, index), evidence);
        const record = runner.records === null ? null : scope.recordOf(runner.records);
        if (record === null) return UNKNOWN_RECORD;
        const { earnings } = record;
        return {
          holds: Math.abs(earnings - claimed) < 500,
          fact: `${theHorse(runner)} earned $${countText(earnings)} ${scope.name}`,
        };
      },
    })),
  ];
};
