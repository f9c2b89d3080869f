import type { Person, PersonRecord } from '../card/runner.ts';

/** Fewer starts than this say too little about a person's form. */
export const ENOUGH_STARTS = 10;

/**
 * The current record of a jockey or trainer: this year's, or last year's while this one has under
 * ten starts. A meet of a few days is left out. Null when neither has a start.
 */
export function currentRecord(person: Person | null): PersonRecord | null {
  const years = (person?.records ?? []).filter((record) => record.span.endsWith('year') && record.starts > 0);
  return years.find((record) => record.starts >= ENOUGH_STARTS) ?? years[0] ?? null;
}

/** Wins in percent of starts, 0-100; null without starts. */
export const winPercentOf = (record: PersonRecord | null): number | null =>
  record === null || record.starts === 0 ? null : (100 * record.wins) / record.starts;
