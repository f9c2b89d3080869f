import { escapedForPattern } from '../kernel/text.ts';

const plain = (text: string): string => text.normalize('NFD').replace(/\p{M}/gu, '').toUpperCase();

/**
 * One key for a horse's name in all sources: capitals and digits only, without the country behind it.
 * `Lady's Golden-Guy (IRE)`, `LADYS GOLDEN GUY` and `Ladys Goldenguy` are one.
 */
export const horseNameKey = (name: string): string =>
  plain(name)
    .replace(/\s*\([A-Z]{2,3}\)\s*$/, '')
    .replace(/[^\p{L}\p{N}]/gu, '');

/**
 * Matches a horse's name in a text, in any case; spaces, hyphens, periods and apostrophes may differ or be missing. A name
 * without a letter or digit matches nothing.
 */
export function horseNamePattern(name: string): RegExp {
  const words = name
    .replace(/\s*\([A-Z]{2,3}\)\s*$/, '')
    .split(/[^\p{L}\p{N}]+/u)
    .filter((word) => word !== '');
  if (words.length === 0) return /(?!)/giu;
  return new RegExp(
    `(?<![\\p{L}\\p{N}])${words.map(escapedForPattern).join("[\\s\\-.'’]{0,3}")}(?![\\p{L}\\p{N}])`,
    'giu',
  );
}

/** Whether a text may say a name: it has the longest word of it. Rules out most names without a pattern. */
function maySay(text: string, name: string): boolean {
  const words = name.replace(/\s*\([A-Z]{2,3}\)\s*$/, '').match(/[\p{L}\p{N}]+/gu) ?? [];
  const longest = words.reduce((long, word) => (word.length > long.length ? word : long), '');
  return longest !== '' && text.toLowerCase().includes(longest.toLowerCase());
}

/** Where a text says a horse's name, each time it does, as `horseNamePattern` matches it. */
export const namesSaid = (text: string, name: string): readonly RegExpExecArray[] =>
  maySay(text, name) ? [...text.matchAll(horseNamePattern(name))] : [];

/** A text without the names, a space in the place of each. */
export const withoutNames = (text: string, names: readonly string[]): string =>
  names.reduce((rest, name) => (maySay(rest, name) ? rest.replace(horseNamePattern(name), ' ') : rest), text);

/** A person's name in its parts, capitals only. */
interface PersonName {
  /** In the order first, middle, last; an initial is one letter. */
  readonly words: readonly string[];
  /** `JR`, `III`; empty for none. */
  readonly suffix: string;
}

/** What follows a family name, in capitals without the period. */
export const SUFFIXES: ReadonlySet<string> = new Set(['JR', 'SR', 'II', 'III', 'IV']);

const wordsOf = (text: string): readonly string[] =>
  plain(text)
    .replace(/['’]/g, '')
    .split(/[^\p{L}\p{N}]+/u)
    .filter((word) => word !== '');

/** The family name is first where a comma follows it, a suffix comes before a name, or one letter ends the name. */
function inOrder(name: string): readonly string[] {
  const [family = [], ...given] = name.split(',').map(wordsOf);
  const named = given.filter((part) => part.some((word) => !SUFFIXES.has(word)));
  if (named.length > 0)
    return [...named.flat(), ...family, ...given.flat().filter((word) => SUFFIXES.has(word))];
  const words = [...family, ...given.flat()];
  const suffixAt = words.findIndex((word) => SUFFIXES.has(word));
  if (suffixAt > 0 && suffixAt < words.length - 1) {
    return [...words.slice(suffixAt + 1), ...words.slice(0, suffixAt + 1)];
  }
  const last = words.at(-1) ?? '';
  return words.length > 1 && last.length === 1 ? [last, ...words.slice(0, -1)] : words;
}

function partsOf(name: string): PersonName {
  const words = inOrder(name);
  return {
    words: words.filter((word) => !SUFFIXES.has(word)),
    suffix: words.find((word) => SUFFIXES.has(word)) ?? '',
  };
}

/** One key for the full name of a jockey or trainer: `Irad Ortiz, Jr.` and `Ortiz Jr Irad` are `IRAD ORTIZ JR`. */
export function personKey(name: string): string {
  const { words, suffix } = partsOf(name);
  return [...words, suffix].join(' ').trim();
}

/** The same key where sources differ in middle initials: `Jose L. Ortiz` is `JOSE ORTIZ`. */
export const keyWithoutMiddle = (name: string): string => personKey(name).replace(/ [A-Z](?= )/g, '');

const agree = (a: string, b: string): boolean =>
  a === b || (a.length === 1 ? b.startsWith(a) : b.length === 1 && a.startsWith(b));

/** The words of the shorter name are in the longer one, in order. */
function isContained(shorter: readonly string[], longer: readonly string[]): boolean {
  let index = 0;
  return shorter.every((word) => {
    while (index < longer.length && !agree(word, longer[index] ?? '')) index += 1;
    index += 1;
    return index <= longer.length;
  });
}

/**
 * Whether two spellings can be the same person: first name or its initial, the same last name, and nothing between
 * that contradicts. A suffix, or a middle name, may be left out on one side.
 */
export function canBeSamePerson(name: string, other: string): boolean {
  const [short, long] = [partsOf(name), partsOf(other)].sort((a, b) => a.words.length - b.words.length);
  if (short === undefined || long === undefined || short.words.length === 0) return false;
  if (short.suffix !== '' && long.suffix !== '' && short.suffix !== long.suffix) return false;
  return (
    short.words.at(-1) === long.words.at(-1) &&
    agree(short.words[0] ?? '', long.words[0] ?? '') &&
    isContained(short.words, long.words)
  );
}

/** Whose name it is among several: the same full name, else the only one it can be; null when there is none or more. */
export function personAmong(name: string, names: readonly string[]): string | null {
  const key = personKey(name);
  const exact = names.find((name) => personKey(name) === key);
  if (exact !== undefined) return exact;
  const possible = new Map(
    names.filter((other) => canBeSamePerson(name, other)).map((name) => [personKey(name), name]),
  );
  const [only, second] = possible.values();
  return second === undefined ? (only ?? null) : null;
}
