import {
  comparedIn,
  MOST_SIDES,
  marking,
  notCompared,
  numbersApart,
  peopleIn,
  sideWords,
} from './compared.ts';
import type { QueryBook } from './query-book.ts';
import type { Filter, Grouping, Meaning, Question, Reading, Rule, Side } from './question.ts';
import { requestedNames, TAKEN } from './requested-names.ts';
import { commonFilters } from './sides.ts';
import { DAY_WORDS } from './words/days.ts';
import { DISTANCE_WORDS, distancesInFigures } from './words/distance.ts';
import { EXPERIENCE_WORDS } from './words/experience.ts';
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
  ...EXPERIENCE_WORDS,
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

function applied(
  text: string,
  rules: readonly Rule[],
  reading: Reading,
  markFor: (filter: Filter) => string,
): Read {
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
      return meaning.role === 'filter' ? markFor(meaning.filter) : TAKEN;
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
      .replace(/[\p{Cc}\p{Co};]+/gu, ' ')
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

const lastOf = <Item>(items: readonly Item[], other: Item): Item => items.at(-1) ?? other;

/** Filters of one kind together, as said back: `surface: turf or dirt`; what is compared as one. */
function filtersSaidBack(filters: readonly Filter[], sides: readonly Side[]): readonly string[] {
  const kinds = new Map<string, string[]>();
  for (const { kind, words } of commonFilters({ filters, sides }))
    kinds.set(kind, [...(kinds.get(kind) ?? []), words]);
  return [
    ...(sides.length > 0 ? [`compared: ${sides.map(sideWords).join(' against ')}`] : []),
    ...[...kinds].map(([kind, words]) => `${kind}: ${words.join(' or ')}`),
  ];
}

const keyOf = ({ kind, words }: Filter): string => `${kind}: ${words}`;
const onlyOnce = (filters: readonly Filter[]): readonly Filter[] => [
  ...new Map(filters.map((filter) => [keyOf(filter), filter])).values(),
];

/** The whole of what the words of a question came to. */
function readWords(text: string, book: QueryBook, today: Reading['today']) {
  const reading = { today, book };
  const { filters: marked, markFor } = marking();
  const whole = requestedNames(numbersApart(plainQuestion(text)), book, 2, markFor);
  const facts = applied(whole.rest, RULES, reading, markFor);
  const single = requestedNames(facts.rest, book, 1, markFor);
  const ranking = applied(single.rest, RANKING_WORDS, reading, markFor);
  const meanings = [...facts.meanings, ...ranking.meanings];
  const filters = onlyOnce([
    ...whole.filters,
    ...single.filters,
    ...meanings.flatMap((meaning) => (meaning.role === 'filter' ? meaning.filter : [])),
  ]);
  const unsaid = meanings.flatMap((meaning) => (meaning.role === 'unanswerable' ? meaning.why : []));
  const tooMany = [...whole.tooMany, ...single.tooMany].map(
    (name) => `${name}: several people are called so`,
  );
  const left = leftWords(ranking.rest).map((phrase) => phrase.slice(0, LONGEST_PHRASE));
  const grouping = groupingOf(meanings);
  const compared = comparedIn({ text: ranking.rest, filters: marked }, grouping !== null);
  return { meanings, filters, grouping, compared, unread: [...unsaid, ...tooMany, ...left] };
}

/** `Which surface is better, turf or dirt`: the kind of the sides by its name. */
const isKindOf = (sides: readonly Side[], phrase: string): boolean =>
  sides.flat().some(({ kind }) => phrase === kind || phrase === `${kind}s`);

/**
 * Reads a question in the words of the trade; names are those of the book. Words without a meaning here are listed.
 */
export function readQuestion(text: string, book: QueryBook, today: Reading['today']): Question {
  const { meanings, filters: all, grouping, compared, unread } = readWords(text, book, today);
  const sides = compared.sides.slice(0, MOST_SIDES);
  const beyond = new Set(compared.sides.slice(MOST_SIDES).flat().map(keyOf));
  const filters = all.filter((filter) => !beyond.has(keyOf(filter)));
  return {
    filters,
    sides,
    grouping: peopleIn(sides) ?? grouping,
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
      null,
    ),
    understood: [
      ...filtersSaidBack(filters, sides),
      ...new Set(meanings.flatMap((meaning) => echoedBack(meaning) ?? [])),
    ],
    ignored: [
      ...unread.filter((phrase) => !isKindOf(sides, phrase)),
      ...notCompared(compared, grouping),
    ].slice(0, MOST_PHRASES),
  };
}
