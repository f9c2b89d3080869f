import type { Card } from './race.ts';

/** Where in a file a fact stands: line and field counted from 1, the field also by name. */
export interface PlaceInFile {
  readonly line: number;
  readonly field: { readonly number: number; readonly name: string };
}

/** A card read from a file somebody brought, whole and checked, not yet kept. */
export interface ImportedCard {
  readonly fileName: string;
  /** With past races. */
  readonly card: Card;
  /** SHA-256 of the facts of the file: equal for two downloads of one card. */
  readonly contentHash: string;
  /**
   * Where a fact stands. `what` is its path in the race, or in the runner when a program number is given:
   * `purse`, `records.life.wins`, `pastRaces.3.odds`. Null when the file has no such race or runner.
   */
  placeOf(raceNumber: number, programNumber: string | null, what: string): PlaceInFile | null;
}
