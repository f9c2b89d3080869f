import { horseName } from './horse-name.ts';
import { keyWithoutMiddle, SUFFIXES } from './same-name.ts';

const isCapitals = (name: string): boolean => name === name.toUpperCase();

/**
 * A name as people say it, first name first; several where it can be read in more ways than one. Past performances
 * print capitals and the family first (`LANE ROBIN A JR` is `ROBIN A LANE JR`), and a family may have two words
 * (`MARSH LANE ROBIN`); any other spelling stays as it is.
 */
export function spokenNames(printed: string): readonly string[] {
  const words = printed.split(/[\s,]+/).filter((word) => word !== '');
  const plain = words.filter((word) => !SUFFIXES.has(word));
  if (!isCapitals(printed) || plain.length < 2) return [printed];
  const suffixes = words.filter((word) => SUFFIXES.has(word));
  const spoken = (family: number): string =>
    [...plain.slice(family), ...plain.slice(0, family), ...suffixes].join(' ');
  const hasTwo = plain.length > 2 && (plain[2]?.length ?? 0) > 1;
  return hasTwo ? [spoken(1), spoken(2)] : [spoken(1)];
}

/** The keys of a person's full name that a spelling can mean, without middle initials. */
export const keysOfSpelling = (name: string): readonly string[] => spokenNames(name).map(keyWithoutMiddle);

/**
 * A person of a card in running text: `PRAT FLAVIEN` is Flavien Prat, `ORTIZ IRAD JR` Irad Ortiz Jr. A name that can be read
 * in more ways than one keeps its order; one in mixed case stays as it is.
 */
export function personInWords(printed: string): string {
  if (!isCapitals(printed)) return printed;
  const [spoken = printed, other] = spokenNames(printed);
  return horseName(other === undefined ? spoken : printed);
}
