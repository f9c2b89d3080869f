import type { ChainRow, ChainStore } from '../kernel/chain.ts';
import type { Instant } from '../kernel/instant.ts';
import type { RaceDay } from '../kernel/race-day.ts';
import type { StoredAct } from './audit-chain.ts';
import type { AuditEntry, LoggedEntry, NoteChange } from './audit-entry.ts';
import type { DayFacts } from './day-facts.ts';
import type { ListedQuarantine, QuarantinedItem, QuarantineEntry } from './quarantine.ts';
import type { Run, RunStatus, RunSubject } from './run.ts';
import type { RunTally } from './run-tally.ts';
import type { RegisteredSource } from './set-up.ts';
import type { SourceName } from './source-name.ts';
import type { Workflow } from './workflow.ts';

/** Filters left out do not apply. Newest first. */
export interface RunsRequest extends Partial<RunSubject> {
  readonly status?: RunStatus;
  readonly most: number;
}

/** Runs of sources, with their logs. */
export interface RunStore {
  /**
   * Opens a run, or stores the progress of one that runs, its end included. False, and nothing is stored, when the run
   * has ended already, or when another of the same source, track and day runs.
   */
  keep(run: Run): Promise<boolean>;
  find(id: string): Promise<Run | null>;
  list(request: RunsRequest): Promise<readonly Run[]>;
  /** Ends as failed (`PROCESS_ENDED`) every run whose lease ran out; returns those it ended. */
  endLost(now: Instant): Promise<readonly Run[]>;
  /** Deletes the ended runs of a day whose data was deleted. */
  dropDay(track: string, day: RaceDay): Promise<void>;
}

/** Runs, counted. */
export interface RunTallies {
  /** Of every source with a run of the track opened at or after the instant. */
  talliesSince(track: string, from: Instant): Promise<readonly RunTally[]>;
}

/** Workflows of whole days. */
export interface WorkflowStore {
  /** As `RunStore.keep`, for one of a track and day. */
  keep(workflow: Workflow): Promise<boolean>;
  find(id: string): Promise<Workflow | null>;
  /** Newest first; `track` and `day` null: of all. */
  list(track: string | null, day: RaceDay | null, most: number): Promise<readonly Workflow[]>;
  /** As `RunStore.endLost`. */
  endLost(now: Instant): Promise<readonly Workflow[]>;
}

/** Source answers that could not be read, for people to look at. */
export interface QuarantineStore {
  keep(item: QuarantineEntry): Promise<void>;
  /** Newest first. */
  list(most: number): Promise<readonly ListedQuarantine[]>;
  find(id: number): Promise<QuarantinedItem | null>;
}

/** Counts of a day's stored data; nothing is loaded. */
export interface DayCounts {
  /** Every day of the list, in its order; a day without data has zeros. `track` is a slug. */
  factsOf(track: string, days: readonly RaceDay[]): Promise<readonly DayFacts[]>;
  /** The last days with a card before a day, latest first. */
  cardDaysBefore(track: string, day: RaceDay, most: number): Promise<readonly RaceDay[]>;
  /** The next days with a card after a day, earliest first. */
  cardDaysAfter(track: string, day: RaceDay, most: number): Promise<readonly RaceDay[]>;
}

export type SourceRegister = (name: SourceName) => RegisteredSource;

/** The audit log. Entries are never changed, and deleted only after their retention period. */
export interface AuditStore {
  keep(entry: AuditEntry): Promise<void>;
  /** Entries before that place in the log (null: from its end), latest first. */
  list(before: number | null, most: number): Promise<readonly LoggedEntry[]>;
}

/** The chain of the audit log: a row for every entry, without its text. */
export interface AuditChain extends ChainStore {
  /** The last row with its text. */
  last(): Promise<ChainRow | null>;
  /** Stored entries that follow one, in their order. */
  entriesAfter(id: number, most: number): Promise<readonly StoredAct[]>;
  entriesOf(ids: readonly number[]): Promise<readonly StoredAct[]>;
  /** How many entries are stored. */
  storedCount(): Promise<number>;
}

/** The administrator's act under way, and where its changes are noted. */
export interface CurrentAct {
  during<T>(note: NoteChange, work: () => Promise<T>): Promise<T>;
  /** Null outside of any. */
  note(): NoteChange | null;
}
