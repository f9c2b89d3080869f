import type { Track } from '../card/track.ts';
import type { DaySpan, RaceDay } from '../kernel/race-day.ts';
import type { ReportedResults } from './reconcile/index.ts';
import type { ResultSheet, SheetKind } from './result-sheet.ts';

/** A sheet with the hash of what was imported, so that the same file twice is recognized. */
export interface StoredSheet {
  readonly sheet: ResultSheet;
  /** SHA-256. */
  readonly contentHash: string;
}

/** Results as imported; a correction comes before what it replaced, which stays stored. */
export interface ResultStore {
  /** Puts the sheet before an earlier one of its track, day and kind. */
  keep(sheet: ResultSheet, contentHash: string): Promise<void>;
  /** The current sheet of a track, day and kind. */
  currentSheet(track: string, day: RaceDay, kind: SheetKind): Promise<StoredSheet | null>;
  /** Every current sheet with a day in the span, ends included, by day, track and kind. `track` null: all. */
  sheetsBetween(track: string | null, from: RaceDay, to: RaceDay): Promise<readonly ResultSheet[]>;
  /** Replaced sheets, newest first. */
  replaced(track: string, day: RaceDay, kind: SheetKind): Promise<readonly StoredSheet[]>;
  /** A short text that is another one after every sheet that was kept or dropped. */
  mark(): Promise<string>;
}

/** Which tracks have results. */
export interface ResultTracks {
  /** Three letters of every track with a current sheet, invented ones included, on a day of the span, else on any; in order. */
  tracksWithResults(span: DaySpan | null): Promise<readonly string[]>;
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
  /** `races`: the numbers wanted, for a source that reports race by race; others report the day. */
  resultsOn(track: Track, day: RaceDay, races: readonly number[]): Promise<ReportedResults>;
}

/** Which years have results, so that what was read of the others need not be read again. */
export interface ResultYears {
  /** By year, a short text that is another one after every sheet of that year that was kept or dropped. */
  yearMarks(): Promise<ReadonlyMap<number, string>>;
}
