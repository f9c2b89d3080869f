import { SUFFIXES } from '#core/card/same-name.ts';

const NOBODY = /^(rider )?(tba|not named)?$/i;

/** A horse's name in capitals without the country suffix, as other cards print it. */
export const horseNameOf = (printed: string): string =>
  printed
    .toUpperCase()
    .replace(/\s*\([A-Z]{2,3}\)$/, '')
    .trim();

/**
 * A person's name in capitals, last name first and suffix last, as other cards print it: `Ortiz Jr Irad` is
 * `ORTIZ IRAD JR`. Null if nobody is named.
 */
export function personNameOf(printed: string): string | null {
  if (NOBODY.test(printed)) return null;
  const words = printed.toUpperCase().replace(/[.,]/g, ' ').split(/\s+/).filter(Boolean);
  const isSuffix = (word: string, index: number): boolean => index > 0 && SUFFIXES.has(word);
  return [
    ...words.filter((word, index) => !isSuffix(word, index)),
    ...words.filter((word, index) => isSuffix(word, index)),
  ].join(' ');
}
