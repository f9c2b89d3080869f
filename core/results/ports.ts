import type { Track } from '../card/track.ts';
import type { Instant } from '../kernel/instant.ts';
import type { DaySpan, RaceDay } from '../kernel/race-day.ts';
import type { DoubtfulRace } from './doubtful-race.ts';
import type { ReportedResults } from './reconcile/index.ts';
import type { ResultSheet, SheetKind } from './result-sheet.ts';

/** A sheet with the hash of what was imported, so that the same file twice is recognized. */
export interface StoredSheet {
  readonly sheet: ResultSheet;
  /** SHA-256. */
  readonly contentHash: string;
}

/** What was imported from a file. */
export interface ImportedFile {
  readonly track: string;
  readonly day: RaceDay;
  readonly kind: SheetKind;
}

/** Files that were imported before. */
export interface ImportedFiles {
  /** The file whose sheet is current under this hash; null for none, and where a race of it was refused. */
  withHash(contentHash: string): Promise<ImportedFile | null>;
  /** Stores the hash for the current sheet of the file, of which it says the same; none that was imported after the moment. */
  renew(file: ImportedFile, contentHash: string, moment: Instant): Promise<void>;
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

/** The races that an administrator is asked about. */
export interface DoubtfulResults {
  /** Every race that its most detailed current sheet leaves in doubt, those not decided first, then the latest day first. */
  doubtfulRaces(): Promise<readonly DoubtfulRace[]>;
}

/** Which years have results, so that what was read of the others need not be read again. */
export interface ResultYears {
  /** By year, a short text that is another one after every sheet of that year that was kept or dropped. */
  yearMarks(): Promise<ReadonlyMap<number, string>>;
}

/** Results by the horses that ran. */
export interface ResultsByHorse {
  /**
   * Current sheets, each with those of its races alone in which a horse of one of the names ran (names as in keys: capitals
   * and digits), as far as they were known before the moment: from the day after, by the clock of the track.
   */
  racesOf(names: readonly string[], before: Instant): Promise<readonly ResultSheet[]>;
}
