import type { Instant } from '../kernel/instant.ts';
import type { Provenance } from '../kernel/provenance.ts';
import type { RaceDay } from '../kernel/race-day.ts';
import type { ChangedFact } from './card-change.ts';

/** What a line of changes reports, as far as it can be read. */
export type LateFact = Exclude<
  ChangedFact,
  { readonly what: 'entered' | 'morning-line' | 'post-time' | 'going' | 'withdrawn' }
>;

/** One change to a printed card, as a source reports it. */
export interface LateChange {
  readonly raceNumber: number;
  readonly fact: LateFact;
  /** Null where the line names no horse. */
  readonly programNumber: string | null;
  readonly horseName: string | null;
  /** Why; null without a reason. */
  readonly reason: string | null;
  /** The line as published. */
  readonly text: string;
  /** When it was published; left out where the source dates all lines as one. */
  readonly at?: Instant;
}

/** A course of a track on a day. */
export interface CourseState {
  /** `Track` for the main one, else the course's name: `Mellon`, `Inner`. */
  readonly course: string;
  /** Track condition as published: `FAST`; null while unknown. */
  readonly condition: string | null;
  /** How far out the rail is set; null while unknown. */
  readonly railFeet: number | null;
  /** Races carded on it; empty while unknown. */
  readonly races: readonly number[];
}

/** Scratches and changes of a track and day. */
export interface LateChanges {
  /** The track's code: `SAR`. */
  readonly track: string;
  readonly day: RaceDay;
  /** `at` is when the source last wrote it, where it says so. */
  readonly provenance: Provenance;
  readonly courses: readonly CourseState[];
  readonly changes: readonly LateChange[];
}
