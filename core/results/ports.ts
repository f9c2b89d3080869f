import type { Track } from '../card/track.ts';
import type { ChainRow, ChainStore } from '../kernel/chain.ts';
import type { Instant } from '../kernel/instant.ts';
import type { DaySpan, RaceDay } from '../kernel/race-day.ts';
import type { DoubtfulRace } from './doubtful-race.ts';
import type { ReportedResults } from './reconcile/index.ts';
import type { ResultSheet, SheetKind } from './result-sheet.ts';
import type { SheetPlace } from './sealed-results.ts';

/** A sheet with the hash of what was imported, so that the same file twice is recognized. */
export interface StoredSheet {
  readonly sheet: ResultSheet;
  /** SHA-256. */
  readonly contentHash: string;
  /** When it was received, by the racing clock; left out where that is the time the sheet carries. */
  readonly knownAt?: Instant;
}

/** What was imported from a file. */
export interface ImportedFile {
  readonly track: string;
  readonly day: RaceDay;
  readonly kind: SheetKind;
}

/** Files imported earlier. */
export interface ImportedFiles {
  /** The file whose sheet is current under this hash; null when there is none or one of its races was refused. */
  withHash(contentHash: string): Promise<ImportedFile | null>;
  /** Stores the hash for the file's current sheet, which says the same, unless that was imported after the moment. */
  renew(file: ImportedFile, contentHash: string, moment: Instant): Promise<void>;
}

/** Results as imported; a correction comes before what it replaced, which stays stored. */
export interface ResultStore {
  /** Puts the sheet before an earlier one of its track, day and kind. */
  keep(sheet: ResultSheet, contentHash: string, knownAt?: Instant): Promise<void>;
  /** The current sheet of a track, day and kind. */
  currentSheet(track: string, day: RaceDay, kind: SheetKind): Promise<StoredSheet | null>;
  /**
   * Every current sheet with a day in the span, ends included, by day, track and kind. `track` null: all. With `until`,
   * the sheets that were current at that moment.
   */
  sheetsBetween(
    track: string | null,
    from: RaceDay,
    to: RaceDay,
    until?: Instant,
  ): Promise<readonly ResultSheet[]>;
  /** Replaced sheets, newest first. */
  replaced(track: string, day: RaceDay, kind: SheetKind): Promise<readonly StoredSheet[]>;
  /** A short text that is another one after every sheet that was kept or dropped. */
  mark(): Promise<string>;
}

/** The chain of results: a row for every sheet that was stored. */
export interface ResultChain extends ChainStore {
  /** Places of current sheets that no row is about, oldest first, at most `most`. */
  unsealed(most: number): Promise<readonly SheetPlace[]>;
  /** Places of current sheets of the tracks whose last row names another slug or time zone, oldest first, at most `most`. */
  sealedOtherwise(tracks: readonly TrackNames[], most: number): Promise<readonly SheetPlace[]>;
}

/** How rows name a track (code) now. */
export type TrackNames = Pick<Track, 'code' | 'slug' | 'timeZone'>;

/** A day of a track (code), and how many rows of the chain are about it. */
export interface DayOfRows {
  readonly track: string;
  readonly day: RaceDay;
  readonly rows: number;
  /** Another text for other rows, as many as they are. */
  readonly version: string;
}

/** The chain of results, by the days it is about. */
export interface ChainOfDays {
  /** How many rows are about each day, by day and track. */
  rowCounts(span: DaySpan): Promise<readonly DayOfRows[]>;
  /** The rows about days of tracks (codes), in the order of the chain. */
  rowsOn(days: readonly Pick<DayOfRows, 'track' | 'day'>[]): Promise<readonly ChainRow[]>;
}

/** Results of single days. */
export interface ResultsOfDays {
  /** Every sheet of the track (code) on one of the days, by day and kind: current now, or at the moment `until`. */
  sheetsOn(track: string, days: readonly RaceDay[], until?: Instant): Promise<readonly ResultSheet[]>;
}

/** Which tracks have results. */
export interface ResultTracks {
  /**
   * Codes of every track with a sheet, invented ones included, on a day of the span, else on any, in order: current
   * now, or at the moment `until`.
   */
  tracksWithResults(span: DaySpan | null, until?: Instant): Promise<readonly string[]>;
}

/** A day of a track (code) with results. */
export interface CardDay {
  readonly track: string;
  readonly day: RaceDay;
}

/** Which days have results. */
export interface ResultDays {
  /**
   * Days of the span with a sheet, invented ones included, each with its track (code): of one track, or of all when null;
   * latest first, at most `most`, or all when null. Current now, or at the moment `until`.
   */
  cardsWithResults(
    track: string | null,
    span: DaySpan,
    most: number | null,
    until?: Instant,
  ): Promise<readonly CardDay[]>;
  /**
   * Days of the span with a sheet of the track (code; `null`: of any), invented ones included, latest first: current now,
   * or at the moment `until`.
   */
  daysWithResults(track: string | null, span: DaySpan, until?: Instant): Promise<readonly RaceDay[]>;
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

/** Races in doubt, for an administrator to decide. */
export interface DoubtfulResults {
  /**
   * Races that their most detailed current sheet leaves in doubt, undecided ones first, then the latest day first; at most
   * `most`, or all when null.
   */
  doubtfulRaces(most: number | null): Promise<readonly DoubtfulRace[]>;
  /** How many of them are undecided. */
  undecidedCount(): Promise<number>;
}

/** Which years have results, so that what was read of the others need not be read again. */
export interface ResultYears {
  /**
   * By year, a short text that is another one after every sheet of that year that was kept or dropped. With `until`,
   * of the sheets that were known at that moment: the same text where no other is known now.
   */
  yearMarks(until?: Instant): Promise<ReadonlyMap<number, string>>;
}

/** Results by the horses that ran. */
export interface ResultsByHorse {
  /**
   * Current sheets, each with only the races in which a horse of one of the names ran (names as in keys: capitals
   * and digits), as known before the moment: from the next day on, in the track's time zone. With `until`, of the
   * sheets that were current at that moment.
   */
  racesOf(names: readonly string[], before: Instant, until?: Instant): Promise<readonly ResultSheet[]>;
}
