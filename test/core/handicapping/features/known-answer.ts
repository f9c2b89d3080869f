import type { FadedRecord } from '#core/handicapping/connection-record.ts';
import type { Given } from './feature-of.ts';

/** What a feature is of a horse of which this is given; null where it is missing. */
export type KnownAnswer = readonly [name: string, says: string, given: Given, answer: number | null];

/** Placed and across the wire in the same place. */
export const finish = (place: number, lengths = 3) => ({
  official: place,
  crossed: { position: place, lengths },
});

export const record = (change: Partial<FadedRecord>): FadedRecord => ({
  starts: 0,
  wins: 0,
  expected: 0,
  support: 0,
  ...change,
});
