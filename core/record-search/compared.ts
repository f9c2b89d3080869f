import type { Filter, Grouping, Side } from './question.ts';
import { TAKEN } from './requested-names.ts';

/** Filters that were read, each at the place in the text where it was read. */
export interface MarkedText {
  readonly text: string;
  readonly filters: readonly Filter[];
}

/** No letter of any language, so that no word is read over it. */
const FIRST_MARK = 0xe000;
const MARK = /[\uE000-\uF8FF]/g;

/** Marks the places of filters; `filters` grows as they are read. */
export function marking() {
  const filters: Filter[] = [];
  const markFor = (filter: Filter): string => {
    filters.push(filter);
    return `${TAKEN}${String.fromCharCode(FIRST_MARK + filters.length - 1)}${TAKEN}`;
  };
  return { filters, markFor };
}

/** What a question sets against each other, and whether it says so in words. */
export interface Compared {
  readonly sides: readonly Side[];
  readonly isSaid: boolean;
  /** By `vs` or `against`, which no list of people answers. */
  readonly isOpposed: boolean;
}

/** Rows of a comparison at most. */
export const MOST_SIDES = 4;

const VERSUS = /\b(?:vs|versus|against|compared (?:to|with)|as opposed to)\b/g;
const COMPARING = /\b(?:compar(?:es?|ed|ing|isons?)|differ(?:s|ences?)?|head[- ]to[- ]head|side by side)\b/;
const JOINING = /\b(?:and|or|with|to|from|than)\b|[,&/]/;
const CHOOSING = /\b(?:which|better|worse|more|less|higher)\b/;
const CHOICE = /\b(?:or|than)\b/;

const NUMBER = '(\\d{1,2}(?:\\.\\d{1,2}|\\s+\\d/\\d)?)';
const APART = '(and|or|vs\\.?|versus|against|with)';
const DISTANCES = new RegExp(
  `(?<!(?<!differen\\w+ )between )\\b${NUMBER}\\s+${APART}\\s+${NUMBER}\\s*-?(f|furlongs?|miles?)\\b`,
  'g',
);
const POSTS = new RegExp(`\\b(posts?(?:\\s+positions?)?)\\s+(\\d{1,2})\\s+${APART}\\s+(\\d{1,2})\\b`, 'g');

const saysComparing = (text: string): boolean => text.search(VERSUS) >= 0 || COMPARING.test(text);

/** `Compare 6 and 7 furlongs` is about two distances, `6 and 7 furlongs` about those between them; posts alike. */
export const numbersApart = (text: string): string =>
  saysComparing(text) ? text.replace(DISTANCES, '$1 $4 $2 $3 $4').replace(POSTS, '$1 $2 $3 $1 $4') : text;

type KindOf = (filter: Filter) => string;

/** Kinds that say the same thing in other words. */
const BROADER: Readonly<Record<string, string>> = {
  jockey: 'person',
  trainer: 'person',
  'shortest odds': 'price',
  'longest odds': 'price',
  'shortest distance': 'distance',
  'longest distance': 'distance',
  days: 'period',
  year: 'period',
  since: 'period',
  month: 'period',
  day: 'period',
};

const ownKind: KindOf = ({ kind }) => kind;
const personOrOwnKind: KindOf = ({ kind }) => (BROADER[kind] === 'person' ? 'person' : kind);
const broaderKind: KindOf = ({ kind }) => BROADER[kind] ?? kind;
const keyOf = (side: Side): string => side.map(({ kind, words }) => `${kind}: ${words}`).join('; ');

const piecesOf = (text: string, apart: RegExp, filters: readonly Filter[]): readonly Side[] =>
  text
    .split(apart)
    .map((piece) =>
      (piece.match(MARK) ?? []).flatMap((mark) => filters[mark.charCodeAt(0) - FIRST_MARK] ?? []),
    );

/** Values of the kind that comes first in two pieces or more; what else differs in all of those goes with it. */
function sidesAmong(pieces: readonly Side[], kindOf: KindOf): readonly Side[] {
  const ofKind = (piece: Side, kind: string): Side => piece.filter((filter) => kindOf(filter) === kind);
  const values = (all: readonly Side[], kind: string): number =>
    new Set(all.map((piece) => keyOf(ofKind(piece, kind))).filter((key) => key !== '')).size;
  const kinds = [...new Set(pieces.flat().map(kindOf))];
  const first = kinds.find((kind) => values(pieces, kind) > 1);
  if (first === undefined) return [];
  const opposed = pieces.filter((piece) => ofKind(piece, first).length > 0);
  const differing = kinds.filter(
    (kind) => values(opposed, kind) > 1 && opposed.every((piece) => ofKind(piece, kind).length > 0),
  );
  const sides = opposed.map((piece) => piece.filter((filter) => differing.includes(kindOf(filter))));
  return [...new Map(sides.map((side) => [keyOf(side), side])).values()];
}

/** Two jockeys, or two trainers, need no word to be compared; where one of the other kind is named, they do. */
function peopleCompared(filters: readonly Filter[]): readonly Side[] {
  const named = (wanted: string): readonly Side[] => {
    const people = filters.filter(({ kind }) => kind === wanted);
    return [...new Map(people.map((filter) => [filter.words, [filter]])).values()];
  };
  const [jockeys, trainers] = [named('jockey'), named('trainer')];
  if (jockeys.length > 1 && trainers.length === 0) return jockeys;
  return trainers.length > 1 && jockeys.length === 0 ? trainers : [];
}

/** Ways to take a text apart, the surest first. */
function* waysApart({ text, filters }: MarkedText, isList: boolean): Generator<readonly Side[]> {
  if (text.search(VERSUS) >= 0) yield piecesOf(text, VERSUS, filters);
  const word = COMPARING.exec(text);
  if (word !== null) {
    yield piecesOf(text.slice(word.index), JOINING, filters);
    yield piecesOf(text, JOINING, filters);
  }
  if (!isList && CHOOSING.test(text)) yield piecesOf(text, CHOICE, filters);
}

/**
 * What a question sets against each other by a word (`compare`, `vs`, `which is better, turf or dirt`), and people of one
 * kind without any. `turf and dirt` alone stay together. A list of people is asked for where `isList`: there `or` joins.
 */
export function comparedIn(marked: MarkedText, isList: boolean): Compared {
  const isSaid = marked.filters.length > 0 && saysComparing(marked.text);
  const isOpposed = isSaid && marked.text.search(VERSUS) >= 0;
  for (const pieces of waysApart(marked, isList))
    for (const kindOf of [ownKind, isSaid ? broaderKind : personOrOwnKind]) {
      const sides = sidesAmong(pieces, kindOf);
      if (sides.length > 1) return { sides: onePersonEach(sides), isSaid, isOpposed };
    }
  return { sides: onePersonEach(peopleCompared(marked.filters)), isSaid, isOpposed };
}

/** Namesakes get a side each. */
const onePersonEach = (sides: readonly Side[]): readonly Side[] =>
  sides.flatMap((side) => {
    const [only] = side;
    return side.length === 1 && only?.each !== undefined ? only.each.map((person) => [person]) : [side];
  });

/** Jockeys or trainers where every side is one of them; null otherwise. */
export function peopleIn(sides: readonly Side[]): Grouping | null {
  if (sides.length === 0) return null;
  const areAll = (kind: string): boolean =>
    sides.every(([first, ...more]) => first?.kind === kind && more.length === 0);
  if (areAll('jockey')) return 'jockeys';
  return areAll('trainer') ? 'trainers' : null;
}

/** What of a comparison is not answered, in words. */
export function notCompared(
  { sides, isSaid, isOpposed }: Compared,
  grouping: Grouping | null,
): readonly string[] {
  if (sides.length === 0)
    return isSaid && (grouping === null || isOpposed)
      ? ['the comparison: two values of one kind are set side by side, such as turf and dirt or two jockeys']
      : [];
  return [
    ...sides.slice(MOST_SIDES).map((side) => `${sideWords(side)}: at most ${MOST_SIDES} are compared`),
    ...(grouping === null || grouping === peopleIn(sides)
      ? []
      : [`${grouping} one by one: the sides are compared instead`]),
  ];
}

/** `turf`, `turf, sprints`. */
export const sideWords = (side: Side): string =>
  side.map(({ kind, words }) => (kind === 'post position' ? `post ${words}` : words)).join(', ');
