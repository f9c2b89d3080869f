import type { Person, PersonRecord } from '../card/runner.ts';

/** Fewer starts than this say too little to stand for a person's form. */
const ENOUGH = 10;

/**
 * The record that stands for a jockey or trainer today: this year's, or last year's while this one has under
 * ten starts. A meet of a few days is left out. Null when neither has a start.
 */
export function standingRecord(person: Person | null): PersonRecord | null {
  const years = (person?.records ?? []).filter((record) => record.span.endsWith('year') && record.starts > 0);
  return years.find((record) => record.starts >= ENOUGH) ?? years[0] ?? null;
}

/** Wins in percent of starts, 0-100; null without starts. */
export const winPercentOf = (record: PersonRecord | null): number | null =>
  record === null || record.starts === 0 ? null : (100 * record.wins) / record.starts;
