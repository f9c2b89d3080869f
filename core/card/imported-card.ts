import type { Card } from './race.ts';
import type { UnregisteredTrack } from './tracks/registration.ts';

/** Where a fact is in a file: line and field counted from 1, the field also by name; by name alone in XML (number null). */
export interface PlaceInFile {
  readonly line: number;
  readonly field: { readonly number: number | null; readonly name: string };
}

/** A card read from a file, whole and checked, not yet stored. */
export interface ImportedCard {
  readonly fileName: string;
  /** With past performances. */
  readonly card: Card;
  /** The track for this card to register; null when it is already listed or registered. */
  readonly unregistered: UnregisteredTrack | null;
  /** Notes for the operator, one sentence each. */
  readonly remarks: readonly string[];
  /** SHA-256 of the facts of the file: equal for two downloads of one card. */
  readonly contentHash: string;
  /**
   * Where a fact is in the file. `what` is its path in the race, or in the runner when a program number is given:
   * `purse`, `records.life.wins`, `pastPerformances.3.odds`. Null when the file has no such race or runner.
   */
  placeOf(raceNumber: number, programNumber: string | null, what: string): PlaceInFile | null;
}
