import type { Provenance } from '#core/kernel/provenance.ts';
import type { RaceDay } from '#core/kernel/race-day.ts';

/** One change to a printed card. */
export interface LateChange {
  readonly raceNumber: number;
  readonly kind: 'scratch' | 'jockey' | 'other';
  /** Null where the line names no horse. */
  readonly programNumber: string | null;
  readonly horseName: string | null;
  /** The new rider; null for another kind of change. */
  readonly jockeyName: string | null;
  /** Why a horse is out; null where not told. */
  readonly reason: string | null;
  /** The line as told. */
  readonly text: string;
}

/** A course of a track on a day. */
export interface CourseState {
  /** `Track` for the main one, else the course's name: `Mellon`, `Inner`. */
  readonly course: string;
  /** Going as told: `FAST`; null where not told. */
  readonly condition: string | null;
  /** How far the rail stands out; null where not told. */
  readonly railFeet: number | null;
  /** Races carded on it; empty where not told. */
  readonly races: readonly number[];
}

/** Scratches and changes of a track and day. */
export interface LateChanges {
  readonly track: string;
  readonly day: RaceDay;
  /** `at` is when the source last wrote it, where it says so. */
  readonly provenance: Provenance;
  readonly courses: readonly CourseState[];
  readonly changes: readonly LateChange[];
}
