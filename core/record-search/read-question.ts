import type { QueryBook } from './query-book.ts';
import type { Filter, Grouping, Meaning, Question, Reading, Rule } from './question.ts';
import { requestedNames, TAKEN } from './requested-names.ts';
import { DAY_WORDS } from './words/days.ts';
import { DISTANCE_WORDS, distancesInFigures } from './words/distance.ts';
import { GOING_AND_SURFACE_WORDS } from './words/going.ts';
import { PLAIN_WORDS } from './words/plain-words.ts';
import { PRICE_WORDS } from './words/price.ts';
import { CLASS_WORDS } from './words/race-kind.ts';
import { RANKING_WORDS, SIZE_WORDS, UNANSWERABLE } from './words/ranking.ts';
import { TRACK_WORDS } from './words/track.ts';

/** Rows shown when the question does not say how many. */
const USUAL_ROWS = 10;

/** In this order: what was read is gone for those that follow. */
const RULES: readonly Rule[] = [
  ...SIZE_WORDS,
  ...UNANSWERABLE,
  ...DAY_WORDS,
  ...PRICE_WORDS,
  ...DISTANCE_WORDS,
  ...CLASS_WORDS,
  ...GOING_AND_SURFACE_WORDS,
  ...TRACK_WORDS,
];

interface Read {
  readonly meanings: readonly Meaning[];
  readonly rest: string;
}

function applied(text: string, rules: readonly Rule[], reading: Reading): Read {
  const meanings: Meaning[] = [];
  let rest = text;
  for (const rule of rules) {
    rest = rest.replace(rule.pattern, (...found: unknown[]) => {
      const groups = found.slice(
        0,
        found.findIndex((piece) => typeof piece === 'number'),
      );
      const meaning = rule.read(groups as (string | undefined)[], reading);
      if (meaning === null) return String(found[0]);
      meanings.push(meaning);
      return TAKEN;
    });
  }
  return { meanings, rest };
}

const QUARTERS = ['1/4', '1/2', '3/4'];

/** One writing of a question: lower case, without accents and possessives, blanks single. */
const plainQuestion = (text: string): string =>
  distancesInFigures(
    text
      .replace(/[½¼¾]/g, (part) => ` ${QUARTERS['¼½¾'.indexOf(part)]}`)
      .normalize('NFKC')
      .toLowerCase()
      .normalize('NFD')
      .replace(/\p{M}/gu, '')
      .normalize('NFC')
      .replace(/[’`]/g, "'")
      .replace(/'s\b/g, '')
      .replace(/[\p{Cc};]+/gu, ' ')
      .replace(/\s+/g, ' ')
      .trim(),
  );

/** Words that were not read, next to each other as one phrase, without those that mean nothing by themselves. */
const leftWords = (rest: string): readonly string[] => [
  ...new Set(
    rest
      .split(/[;,.?!:()"“”]+/)
      .flatMap((part) =>
        part
          .split(/\s+/)
          .map((word) => (PLAIN_WORDS.has(word) || !/[\p{L}\p{N}]/u.test(word) ? '|' : word))
          .join(' ')
          .split('|'),
      )
      .map((phrase) => phrase.trim())
      .filter((phrase) => phrase !== ''),
  ),
];

const LONGEST_PHRASE = 80;
const MOST_PHRASES = 20;

/** Jockeys and trainers in one question are looked up together. */
function groupingOf(meanings: readonly Meaning[]): Grouping | null {
  const groupings = new Set(
    meanings.flatMap((meaning) => (meaning.role === 'grouping' ? meaning.grouping : [])),
  );
  const [only] = groupings;
  return groupings.size > 1 ? 'combinations' : (only ?? null);
}

/** How a meaning is repeated to the user; null for a filter, which is listed with the others of its kind. */
function echoedBack(meaning: Meaning): string | null {
  switch (meaning.role) {
    case 'grouping':
      return `list: ${meaning.grouping}`;
    case 'order':
      return `ranked by: ${meaning.order}`;
    case 'top':
      return `rows: ${meaning.top}`;
    case 'least starts':
      return `least starts: ${meaning.least}`;
    default:
      return null;
  }
}

/** Jockeys, or trainers, where two or more of them are named, and nobody of the other kind; null otherwise. */
function comparedIn(filters: readonly Filter[]): Grouping | null {
  const [jockeys, trainers] = ['jockey', 'trainer'].map(
    (wanted) => filters.filter(({ kind }) => kind === wanted).length,
  ) as [number, number];
  if (jockeys > 1 && trainers === 0) return 'jockeys';
  return trainers > 1 && jockeys === 0 ? 'trainers' : null;
}

const lastOf = <Item>(items: readonly Item[], other: Item): Item => items.at(-1) ?? other;

/**
 * Reads a question in the words of the trade; names are those of the book. Words without a meaning here are listed.
 */
export function readQuestion(text: string, book: QueryBook, today: Reading['today']): Question {
  const reading = { today, book };
  const whole = requestedNames(plainQuestion(text), book, 2);
  const facts = applied(whole.rest, RULES, reading);
  const single = requestedNames(facts.rest, book, 1);
  const ranking = applied(single.rest, RANKING_WORDS, reading);
  const meanings = [...facts.meanings, ...ranking.meanings];
  const all = [
    ...whole.filters,
    ...single.filters,
    ...meanings.flatMap((meaning) => (meaning.role === 'filter' ? meaning.filter : [])),
  ];
  const filters = [...new Map(all.map((filter) => [`${filter.kind}: ${filter.words}`, filter])).values()];
  const kinds = new Map<string, string[]>();
  for (const { kind, words } of filters) kinds.set(kind, [...(kinds.get(kind) ?? []), words]);
  const unsaid = meanings.flatMap((meaning) => (meaning.role === 'unanswerable' ? meaning.why : []));
  const tooMany = [...whole.tooMany, ...single.tooMany].map(
    (name) => `${name}: several people are called so`,
  );
  const left = leftWords(ranking.rest).map((phrase) => phrase.slice(0, LONGEST_PHRASE));
  const compared = comparedIn(filters);
  return {
    filters,
    isComparison: compared !== null,
    grouping: compared ?? groupingOf(meanings),
    order: lastOf(
      meanings.flatMap((meaning) => (meaning.role === 'order' ? meaning.order : [])),
      'win rate',
    ),
    top: lastOf(
      meanings.flatMap((meaning) => (meaning.role === 'top' ? meaning.top : [])),
      USUAL_ROWS,
    ),
    leastStarts: lastOf<number | null>(
      meanings.flatMap((meaning) => (meaning.role === 'least starts' ? meaning.least : [])),
      compared === null ? null : 1,
    ),
    understood: [
      ...[...kinds].map(([kind, words]) => `${kind}: ${words.join(' or ')}`),
      ...new Set(meanings.flatMap((meaning) => echoedBack(meaning) ?? [])),
    ],
    ignored: [...unsaid, ...tooMany, ...left].slice(0, MOST_PHRASES),
  };
}
