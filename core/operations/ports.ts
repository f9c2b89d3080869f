import type { FetchSource } from '../kernel/fetched.ts';
import type { Instant } from '../kernel/instant.ts';
import type { RaceDay } from '../kernel/race-day.ts';
import type { AuditEntry, LoggedEntry, NoteChange } from './audit-entry.ts';
import type { DayFacts } from './day-facts.ts';
import type { ListedQuarantine, QuarantinedItem, QuarantineEntry } from './quarantine.ts';
import type { Run, RunStatus, RunSubject } from './run.ts';
import type { RunTally } from './run-tally.ts';
import type { SourceName } from './source-name.ts';
import type { Workflow } from './workflow.ts';

/** Which runs; what is not said does not matter. Newest first. */
export interface RunsRequest extends Partial<RunSubject> {
  readonly status?: RunStatus;
  readonly most: number;
}

/** Every time a source was asked, with its log. */
export interface RunStore {
  /**
   * Opens a run, or keeps how far one that runs is, its end included. False, and nothing is kept, when the run has
   * ended already, or when another of the same source, track and day runs.
   */
  keep(run: Run): Promise<boolean>;
  find(id: string): Promise<Run | null>;
  list(request: RunsRequest): Promise<readonly Run[]>;
  /** Ends as failed what runs and was not heard of in time (`PROCESS_ENDED`); gives what it ended. */
  endLost(now: Instant): Promise<readonly Run[]>;
  /** Forgets what has ended of a day: what it brought was taken off the shelves. */
  dropDay(track: string, day: RaceDay): Promise<void>;
}

/** Runs, counted. */
export interface RunTallies {
  /** Of every source with a run opened at or after the instant. */
  talliesSince(from: Instant): Promise<readonly RunTally[]>;
}

/** Collections of whole days. */
export interface WorkflowStore {
  /** As `RunShelf.keep`, for one of a track and day. */
  keep(workflow: Workflow): Promise<boolean>;
  find(id: string): Promise<Workflow | null>;
  /** Newest first; `track` and `day` null: of all. */
  list(track: string | null, day: RaceDay | null, most: number): Promise<readonly Workflow[]>;
  /** As `RunShelf.endLost`. */
  endLost(now: Instant): Promise<readonly Workflow[]>;
}

/** Answers of sources that made no sense, for people to look at. */
export interface QuarantineStore {
  keep(item: QuarantineEntry): Promise<void>;
  /** Newest first. */
  list(most: number): Promise<readonly ListedQuarantine[]>;
  find(id: number): Promise<QuarantinedItem | null>;
}

/** What is kept of days, counted and never loaded. */
export interface DayCounts {
  /** Every day of the list, in its order; a day of which nothing is kept has noughts. `track` is a slug. */
  factsOf(track: string, days: readonly RaceDay[]): Promise<readonly DayFacts[]>;
  /** The latest days with a card before a day, at most so many, the latest first. */
  cardDaysBefore(track: string, day: RaceDay, most: number): Promise<readonly RaceDay[]>;
  /** The first days with a card after a day, at most so many, the first first. */
  cardDaysAfter(track: string, day: RaceDay, most: number): Promise<readonly RaceDay[]>;
}

/** A source of the register: what brings it (null while it is not set up) and what to set for it. */
export interface RegisteredSource {
  readonly fetchSource: FetchSource | null;
  /** `set WEATHER_SOURCE`. */
  readonly howToSetUp: string;
}

export type SourceRegister = (name: SourceName) => RegisteredSource;

/** Resolves after so many milliseconds. */
export type Sleep = (milliseconds: number) => Promise<void>;

/** Calls the work every so many milliseconds until what it gives back is called. */
export type RunEvery = (everyMs: number, work: () => Promise<void>) => () => void;

/** A defect met where nobody waits for the answer: for the log. */
export type Told = (error: unknown, where: string) => void;

/** The audit log. What lies there is not changed, and goes with its time only. */
export interface AuditStore {
  keep(entry: AuditEntry): Promise<void>;
  /** Entries before that place in the log (null: from its end), the latest first. */
  list(before: number | null, most: number): Promise<readonly LoggedEntry[]>;
}

/** Knows, while an administrator's act is under way, where its changes are told. */
export interface ActUnderWay {
  during<T>(note: NoteChange, work: () => Promise<T>): Promise<T>;
  /** Null outside of any. */
  note(): NoteChange | null;
}
