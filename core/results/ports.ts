import type { Track } from '../card/track.ts';
import type { DaySpan, RaceDay } from '../kernel/race-day.ts';
import type { ReportedResults } from './reported-race.ts';
import type { ResultSheet, SheetKind } from './result-sheet.ts';

/** A sheet with the hash of what was brought, so that the same file twice is recognised. */
export interface StoredSheet {
  readonly sheet: ResultSheet;
  /** SHA-256. */
  readonly contentHash: string;
}

/** Results as they were brought; a correction stands before what it replaced, which is kept. */
export interface ResultStore {
  /** Puts the sheet before an earlier one of its track, day and kind. */
  keep(sheet: ResultSheet, contentHash: string): Promise<void>;
  /** The standing sheet of a track, day and kind. */
  standing(track: string, day: RaceDay, kind: SheetKind): Promise<StoredSheet | null>;
  /** Every standing sheet with a day in the span, ends included, by day, track and kind. `track` null: all. */
  sheetsBetween(track: string | null, from: RaceDay, to: RaceDay): Promise<readonly ResultSheet[]>;
  /** What stood before, newest first. */
  replaced(track: string, day: RaceDay, kind: SheetKind): Promise<readonly StoredSheet[]>;
  /** A short text that is another one after every sheet that was kept or dropped. */
  mark(): Promise<string>;
}

/** Results of invented races, which come and go with the demo. */
export interface SimulatedResults {
  /** Removes the simulated sheets of days outside the span, with what they replaced; null removes all. */
  dropSimulated(keep: DaySpan | null): Promise<void>;
}

/** A live source of results; it refuses a day of which it has none ('not-found'). */
export interface ResultSource {
  /** As people know it. */
  readonly name: string;
  /** `races`: the numbers wanted, for a source that tells race by race; others tell the day. */
  resultsOn(track: Track, day: RaceDay, races: readonly number[]): Promise<ReportedResults>;
}

/** Which years have results, so that what was read of the others need not be read again. */
export interface ResultYears {
  /** By year, a short text that is another one after every sheet of that year that was kept or dropped. */
  yearMarks(): Promise<ReadonlyMap<number, string>>;
}
