import { Refusal } from '#core/kernel/refusal.ts';

/** A pedigree table that cannot be read at all; the code is `press.pedigree-…`. */
export const pedigreeRefusal = (
  trouble: 'missing' | 'unreadable' | 'too-large' | 'empty' | 'not-text' | 'no-table',
  name: string,
  sentence: string,
): Refusal =>
  new Refusal(
    trouble === 'missing' ? 'not-found' : 'invalid',
    `press.pedigree-${trouble}`,
    `${name}: ${sentence}`,
  );
