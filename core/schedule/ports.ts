import type { Instant } from '../kernel/instant.ts';
import type { RaceDay } from '../kernel/race-day.ts';
import type { Moment } from './clocks.ts';
import type { ClaimedJob, Job, JobKey, JobScope, PlannedJob } from './job.ts';
import type { JobOutcome } from './settling.ts';

export interface Claim {
  readonly key: JobKey;
  /** The worker that claims it. */
  readonly holder: string;
  readonly moment: Moment;
  /** By the machine's clock. */
  readonly leaseUntil: Instant;
}

/** Scheduled jobs as workers claim them: several workers agree on who has which. */
export interface JobStore {
  /**
   * Replaces the planned jobs of a scope: new ones are added, moved ones follow (beyond their next try they start
   * over), and planned ones that are not in the list are dropped. Running and settled jobs stay as they are.
   */
  plan(scope: JobScope, planned: readonly PlannedJob[], instant: Instant): Promise<void>;
  /** Plans settled jobs again that were due earlier than given here. */
  reopen(plannedJobs: readonly PlannedJob[]): Promise<void>;
  /** Marks failed jobs as caught up: what they should have fetched has come since. */
  catchUp(
    jobKeys: readonly JobKey[],
    how: { readonly at: Instant; readonly sentence: string },
  ): Promise<void>;
  /** Claims a job that is due, or whose worker was lost; null when it cannot be claimed. */
  claim(claim: Claim): Promise<ClaimedJob | null>;
  /** Extends the lease of a claimed job; false when it has been claimed again by now, or released. */
  hold(mine: ClaimedJob, leaseUntil: Instant): Promise<boolean>;
  /** Stores the outcome of a claimed job; false, and nothing is stored, when it has been claimed again by now, or released. */
  settle(mine: ClaimedJob, as: Job): Promise<boolean>;
  /** Releases every job a worker has claimed. */
  release(holder: string): Promise<void>;
  /** Notes that the operator was alerted to a settled job. */
  noteReported(key: JobKey): Promise<void>;
  /** Failed jobs settled between the two that were not reported yet; they count as reported from now on, for one caller only. */
  takeUnreported(from: Instant, until: Instant): Promise<readonly Job[]>;
}

/** Scheduled jobs, to read. */
export interface JobSheet {
  /** By due time, race and name. */
  ofDay(scope: JobScope): Promise<readonly Job[]>;
  /** Jobs due by then, and those that lost their worker; earliest first. */
  dueJobs(moment: Moment, until: Instant): Promise<readonly Job[]>;
  /** Jobs of a track settled since, by any clock; latest first. */
  settledSince(track: string, from: Instant, most: number): Promise<readonly Job[]>;
  /** Jobs of a clock and of these names that were settled since without a complete result; earliest first. */
  missedJobs(clock: number, names: readonly string[], from: Instant): Promise<readonly Job[]>;
  /** The clock by which jobs of a track and day were planned last; null when none were. */
  lastClockOf(track: string, day: RaceDay): Promise<number | null>;
  /** Drops planned and lost jobs of all other clocks; returns how many. */
  dropClocksBut(clocks: readonly number[], now: Instant): Promise<number>;
}

/** A worker and its last heartbeat, by the machine's clock. */
export interface LiveWorker {
  readonly id: string;
  /** The racing clock it goes by, as in jobs. */
  readonly clock: number;
  readonly startedAt: Instant;
  readonly heartbeatAt: Instant;
}

/** The workers that are running. */
export interface WorkerRegister {
  recordHeartbeat(worker: LiveWorker): Promise<void>;
  /** Workers with a heartbeat at or after the instant; oldest first. */
  activeSince(from: Instant): Promise<readonly LiveWorker[]>;
  leave(id: string): Promise<void>;
}

/** A job that a worker takes up after so many milliseconds. */
export interface Alarm {
  readonly key: JobKey;
  /** A pending alarm of the same text is not set twice. */
  readonly text: string;
  readonly afterMs: number;
}

export type SetAlarms = (alarms: readonly Alarm[]) => Promise<void>;

/** Does the work of a job; whatever is thrown is its failure. */
export type RunJob = (job: Job) => Promise<JobOutcome>;
