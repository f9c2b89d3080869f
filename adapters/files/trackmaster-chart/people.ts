import { SUFFIXES } from '#core/card/same-name.ts';
import type { Fields } from './fields.ts';

const isSuffix = (word: string): boolean => SUFFIXES.has(word.replace('.', '').toUpperCase());

/**
 * `First Last`, with any suffix after a comma: `Irad` and `Ortiz Jr` become Irad Ortiz, Jr. Middle names
 * are left out, as in other sources. Null if there is no name.
 */
export function personName(person: Fields | null): string | null {
  if (person === null) return null;
  const last = (person.name('LAST_NAME') ?? '').split(/[ ,]+/).filter(Boolean);
  const [suffixInName] = last.length > 1 ? last.slice(-1).filter(isSuffix) : [];
  const family = suffixInName === undefined ? last : last.slice(0, -1);
  const full = [person.name('FIRST_NAME') ?? '', ...family].filter(Boolean).join(' ');
  const suffix = person.name('SUFFIX') ?? suffixInName;
  if (full === '') return null;
  if (suffix === undefined) return full;
  return `${full}, ${/^[JS]r$/.test(suffix) ? `${suffix}.` : suffix}`;
}
