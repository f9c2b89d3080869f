import { keyWithoutMiddle, personAmong, SUFFIXES } from '../../card/same-name.ts';
import { groupBy } from '../../kernel/group-by.ts';

/** The key of a name among all the names of one kind. */
export type KeyOf = (name: string) => string;

/** The first and the last word of a key and what follows: `HECTOR DIAZ JR` of `HECTOR RAFAEL DIAZ JR`. */
function shortOf(key: string): string {
  const words = key.split(' ');
  const plain = words.filter((word) => !SUFFIXES.has(word));
  const suffix = words.filter((word) => SUFFIXES.has(word));
  return [...new Set([plain[0], plain.at(-1)]), ...suffix].join(' ');
}

const familyOf = (key: string): string => key.split(' ').findLast((word) => !SUFFIXES.has(word)) ?? key;

const isInitial = (key: string): boolean => (key.split(' ')[0] ?? '').length === 1;

/**
 * One key for each person in spite of how sources spell them: middle initials are left out, a middle name where only one
 * person has one, and a name that has only the initial of its first name is that of the only person it can be. Where it
 * can be several, or nobody, it stands for itself; a suffix is never left out of a whole name.
 */
export function keysOf(names: Iterable<string>): KeyOf {
  const keys = new Map([...names].map((name) => [name, keyWithoutMiddle(name)]));
  const wholeKeys = new Set([...keys.values()].filter((key) => !isInitial(key)));
  const ofShort = groupBy(wholeKeys, shortOf);
  const isOnly = (short: string): boolean => wholeKeys.has(short) && ofShort.get(short)?.length === 2;
  const without = (key: string): string => (isOnly(shortOf(key)) ? shortOf(key) : key);
  const families = groupBy(new Set([...wholeKeys].map(without)), familyOf);
  const canonical = (key: string): string =>
    isInitial(key) ? (personAmong(key, families.get(familyOf(key)) ?? []) ?? key) : without(key);
  const known = new Map([...keys].map(([name, key]) => [name, canonical(key)]));
  return (name) => known.get(name) ?? keyWithoutMiddle(name);
}
