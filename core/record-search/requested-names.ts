import { horseNameKey } from '../card/same-name.ts';
import { type NamedPerson, type NameIndex, peopleCalled } from './name-index.ts';
import type { QueryBook } from './query-book.ts';
import type { Filter } from './question.ts';

/** Names taken out of a text, and the text without them. */
export interface RequestedNames {
  readonly filters: readonly Filter[];
  readonly tooMany: readonly string[];
  readonly rest: string;
}

type Names = Pick<QueryBook, 'jockeys' | 'trainers' | 'horses'>;

const LONGEST_NAME = 4;
/** More people than that under one family name, and nobody knows who is meant. */
const MOST_NAMESAKES = 3;
/** What leads to a name is no longer than this. */
const LEAD = 40;
/** Takes the place of removed words: no name reaches over it. */
export const TAKEN = ' ; ';

const WORD = /[\p{L}\p{N}.'’]+/gu;
const JOCKEY_BEFORE = /\b(?:jockeys?|riders?|ridden by|aboard)\s*:?\s*$/;
const TRAINER_BEFORE = /\b(?:trainers?|trained by|saddled by|barn of)\s*:?\s*$/;
const HORSE_BEFORE = /\b(?:horse|filly|colt|mare|gelding|named|called)\s*:?\s*["“]?$/;

const filterOf = (kind: 'jockey' | 'trainer', people: readonly NamedPerson[]): Filter | null => {
  if (people.length === 0) return null;
  const spellings = new Set(people.flatMap((person) => [...person.spellings]));
  return {
    kind,
    words: people.map(({ name }) => name).join(' or '),
    ...(people.length > 1 ? { each: people.flatMap((person) => filterOf(kind, [person]) ?? []) } : {}),
    keeps: (start) => spellings.has(start[kind] ?? ''),
  };
};

const horseFilter = (name: string): Filter => ({
  kind: 'horse',
  words: name,
  keeps: ({ horse }) => horse === name,
});

/** What a few words name, in view of the words before them. */
function namedBy(words: string, before: string, names: Names): Filter | null | 'too many' {
  const called = (index: NameIndex): readonly NamedPerson[] => peopleCalled(words, index);
  const jockeys = TRAINER_BEFORE.test(before) ? [] : called(names.jockeys.index);
  const trainers = JOCKEY_BEFORE.test(before) || jockeys.length > 0 ? [] : called(names.trainers.index);
  if (jockeys.length > MOST_NAMESAKES || trainers.length > MOST_NAMESAKES) return 'too many';
  const person = filterOf('jockey', jockeys) ?? filterOf('trainer', trainers);
  if (person !== null) return { ...person, phrase: words };
  const horse =
    words.includes(' ') || HORSE_BEFORE.test(before) ? names.horses.get(horseNameKey(words)) : undefined;
  return horse === undefined ? null : horseFilter(horse);
}

interface Found {
  readonly from: number;
  readonly to: number;
  readonly words: string;
  readonly filter: Filter | 'too many';
}

/** The first name in a text from `start` on, the longest one where several begin there. */
function nextName(text: string, start: number, names: Names, shortest: number): Found | null {
  const words = [...text.slice(start).matchAll(WORD)].map((found) => ({
    from: start + found.index,
    to: start + found.index + found[0].length,
  }));
  for (const [position, { from }] of words.entries()) {
    for (let size = Math.min(LONGEST_NAME, words.length - position); size >= shortest; size -= 1) {
      const to = words[position + size - 1]?.to ?? from;
      const excerpt = text.slice(from, to);
      if (/[;,?!]/.test(excerpt)) continue;
      const filter = namedBy(excerpt, text.slice(Math.max(from - LEAD, 0), from), names);
      if (filter !== null) return { from, to, words: excerpt, filter };
    }
  }
  return null;
}

/** What led to a name goes with it: `jockey`, `trained by`. */
const withoutLead = (before: string): string =>
  before.replace(JOCKEY_BEFORE, '').replace(TRAINER_BEFORE, '').replace(HORSE_BEFORE, '');

/** Takes the names of known people and horses out of a text, a mark in place of each; only those of at least `shortest` words. */
export function requestedNames(
  text: string,
  names: Names,
  shortest: number,
  markFor: (filter: Filter) => string = () => TAKEN,
): RequestedNames {
  const filters: Filter[] = [];
  const tooMany: string[] = [];
  let [rest, start] = [text, 0];
  for (;;) {
    const found = nextName(rest, start, names, shortest);
    if (found === null) return { filters, tooMany, rest };
    if (found.filter === 'too many') tooMany.push(found.words);
    else filters.push(found.filter);
    const mark = found.filter === 'too many' ? TAKEN : markFor(found.filter);
    const before = withoutLead(rest.slice(0, found.from)) + mark;
    rest = before + rest.slice(found.to);
    start = before.length;
  }
}
