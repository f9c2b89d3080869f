import type { RaceDay } from '../kernel/race-day.ts';

/** Days on which a track raced or has a card. */
export interface RaceDays {
  /** With results or a card, latest first. */
  readonly all: readonly RaceDay[];
  /** With results, latest first. */
  readonly withResults: readonly RaceDay[];
}
