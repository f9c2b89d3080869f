import { Refusal } from '#core/kernel/refusal.ts';

/** A pedigree table that cannot be read at all; the code is `press.pedigree-…`. */
export const pedigreeRefusal = (
  problem: 'missing' | 'unreadable' | 'too-large' | 'empty' | 'not-text' | 'no-table',
  name: string,
  sentence: string,
): Refusal =>
  new Refusal(
    problem === 'missing' ? 'not-found' : 'invalid',
    `press.pedigree-${problem}`,
    `${name}: ${sentence}`,
  );
