import type { Runner } from './runner.ts';

const BY_LETTER: Readonly<Record<string, NonNullable<Runner['sex']>>> = {
  C: 'colt',
  H: 'horse',
  G: 'gelding',
  F: 'filly',
  M: 'mare',
  R: 'ridgling',
};

/** The sex for the capital letter that programs print; null for any other text. */
export const sexOfLetter = (letter: string): Runner['sex'] =>
  Object.hasOwn(BY_LETTER, letter) ? (BY_LETTER[letter] ?? null) : null;
