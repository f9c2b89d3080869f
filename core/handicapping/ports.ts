import type { RaceDay } from '../kernel/race-day.ts';
import type { RunRace } from './bias/run-race.ts';
import type { FigureReport } from './figure-report.ts';

/** A report with the hash of what was brought, so that the same file twice is recognised. */
export interface FiguresOnShelf {
  readonly report: FigureReport;
  /** SHA-256. */
  readonly contentHash: string;
}

/** Figure reports as they were brought; a correction stands before what it replaced, which is kept. */
export interface FigureShelf {
  /** Puts the report before an earlier one of its track and day. */
  keep(report: FigureReport, contentHash: string): Promise<void>;
  /** The standing report of a track (three letters) and day. */
  figuresFor(track: string, day: RaceDay): Promise<FiguresOnShelf | null>;
  /** What stood before, newest first. */
  replaced(track: string, day: RaceDay): Promise<readonly FiguresOnShelf[]>;
}

/** Races as they were run, as far as the ground is judged by them. */
export interface RunRaces {
  /** Flat races of a track (three letters) run in the span of days, ends included, in order of time. */
  racesRun(track: string, from: RaceDay, to: RaceDay): Promise<readonly RunRace[]>;
}
