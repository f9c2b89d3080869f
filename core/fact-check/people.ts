import { SUFFIXES } from '../card/same-name.ts';

const plainWords = (name: string): readonly string[] =>
  name
    .normalize('NFD')
    .replace(/\p{M}/gu, '')
    .toUpperCase()
    .replace(/['’]/g, '')
    .split(/[^\p{L}\p{N}]+/u)
    .filter((word) => word !== '' && !SUFFIXES.has(word) && word !== 'S');

/** A name as texts have it: capitalized words in a row. */
export const NAME =
  "(?:\\p{Lu}[\\p{L}'’.]*(?:-\\p{Lu}[\\p{L}]*)?)(?:,? (?:\\p{Lu}[\\p{L}'’.-]*|de|la|del|van|von))*";

const fits = (word: string, others: readonly string[]): boolean =>
  others.some((other) => other === word || (word.length === 1 && other.startsWith(word)));

/**
 * Whether a written name is the person on the card, whatever the order of the names: `Irad Ortiz`, `I. Ortiz` and
 * `Ortiz` are `ORTIZ IRAD JR`.
 */
export function isSamePerson(name: string, card: string): boolean {
  const [words, known] = [plainWords(name), plainWords(card)];
  const long = words.filter((word) => word.length > 1);
  if (long.length === 0) return false;
  if (words.every((word) => fits(word, known))) return true;
  const core = known.filter((word) => word.length > 1);
  return core.length > 1 && core.every((word) => long.includes(word));
}

/** Two names of a horse or stable that are one. */
export const isSameName = (a: string, b: string): boolean =>
  plainWords(a).join('') === plainWords(b).join('');
