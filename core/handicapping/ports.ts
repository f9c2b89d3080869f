import type { Forms } from '../card/form.ts';
import type { Race, RaceId } from '../card/race.ts';
import type { Instant } from '../kernel/instant.ts';
import type { Provenance } from '../kernel/provenance.ts';
import type { RaceDay } from '../kernel/race-day.ts';
import type { WeatherAtPost } from '../weather/race-weather.ts';
import type { BettingLine } from './betting-line.ts';
import type { RunRace } from './bias/run-race.ts';
import type { ConnectionRecords, NamedRecord, RecordName } from './connection-record.ts';
import type { Surroundings } from './evidence.ts';
import type { FigureReport } from './figure-report.ts';
import type { LastVariants } from './figures/condition-variant.ts';
import type { SealedBet } from './sealed-bet.ts';

/** A report with the hash of its file, so that importing it twice is recognized. */
export interface StoredFigures {
  readonly report: FigureReport;
  /** SHA-256. */
  readonly contentHash: string;
}

/** Imported figure reports; a correction replaces the current one, which is kept as history. */
export interface FigureStore {
  /** Makes the report the current one of its track and day. */
  keep(report: FigureReport, contentHash: string): Promise<void>;
  /** The current report of a track (its code) and day. */
  figuresFor(track: string, day: RaceDay): Promise<StoredFigures | null>;
  /** Replaced reports, newest first. */
  replaced(track: string, day: RaceDay): Promise<readonly StoredFigures[]>;
}

/** Races as they were run, and where that was read. */
export interface RacesRun {
  /** Flat races in order of time. */
  readonly races: readonly RunRace[];
  /** Null where there are none. */
  readonly provenance: Provenance | null;
}

/** Races as run, for track bias. */
export interface RunRaces {
  /** The races of a track (its code) in the span of days, ends included. */
  racesRun(track: string, from: RaceDay, to: RaceDay): Promise<RacesRun>;
  /** The races of today at a track (its code) that are over by the racing clock. */
  racesToday(track: string): Promise<RacesRun>;
  /** Codes of every track with results in the span. */
  tracksRun(from: RaceDay, to: RaceDay): Promise<readonly string[]>;
  /** A version text that changes whenever any result changes. */
  mark(): Promise<string>;
}

/** Which history: invented races have one of their own, and neither knows of the other. */
export type History = 'real' | 'demo';

/** Some records of one history. */
export interface RecordPart {
  readonly history: History;
  readonly records: readonly NamedRecord[];
}

/** Records of connections as of the end of each race day. */
export interface ConnectionRecordStore {
  /** The latest record of each name before `day`; a name without one is left out. */
  recordsBefore(
    history: History,
    names: readonly RecordName[],
    day: RaceDay,
  ): Promise<readonly NamedRecord[]>;
  /** Jockeys and trainers with a record before `day` whose name contains one of the words. */
  peopleBefore(history: History, words: readonly string[], day: RaceDay): Promise<readonly RecordName[]>;
  /**
   * Replaces all records with those of the parts, in day order within each history; all or nothing. `mark` is the version
   * of the results they come from.
   */
  replaceAll(parts: AsyncIterable<RecordPart>, mark: string): Promise<void>;
  /** The version of the stored records; null when there are none. */
  mark(): Promise<string | null>;
}

/** The last sealed line on each race, by race id; a race without one is left out. */
export type SealedLines = (
  raceIds: readonly RaceId[],
  now: Instant,
) => Promise<ReadonlyMap<string, BettingLine>>;

/** The bets sealed on each race before its off, by race id, the first one first; a race without any is left out. */
export type SealedBets = (
  raceIds: readonly RaceId[],
  now: Instant,
) => Promise<ReadonlyMap<string, readonly SealedBet[]>>;

/** What the people behind the horses of races did before now; a race without history is left out. */
export type ConnectionRecordsOf = (
  races: readonly Race[],
  forms: Forms,
  now: Instant,
) => Promise<ReadonlyMap<RaceId, ConnectionRecords>>;

/**
 * What is known around races beside their card and form, each up to now or its own off: the people behind the horses,
 * the boards, the weather, our sealed line. A race without any of these is left out.
 */
export type KnownAround = (
  races: readonly Race[],
  forms: Forms,
  now: Instant,
) => Promise<ReadonlyMap<RaceId, Surroundings>>;

/** The variants of a day, and where the times behind them were read. */
export interface VariantsByDay extends LastVariants {
  readonly provenance: Provenance;
}

/** How fast each surface of a track (its code) was on its last race day before a day; null without results. */
export type VariantsBefore = (track: string, day: RaceDay) => Promise<VariantsByDay | null>;

/** The weather of each race as it is known now, or was at its off. */
export type RaceWeatherOf = (
  races: readonly RaceToWeather[],
  now: Instant,
) => Promise<ReadonlyMap<RaceId, WeatherAtPost>>;

/** What of a race its weather is asked by. */
type RaceToWeather = Pick<Race, 'id' | 'trackSlug' | 'day' | 'postTime' | 'surface'>;
