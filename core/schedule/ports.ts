import type { Instant } from '../kernel/instant.ts';
import type { RaceDay } from '../kernel/race-day.ts';
import type { Moment } from './clocks.ts';
import type { ClaimedJob, Job, JobKey, JobScope, PlannedJob } from './job.ts';
import type { Carried } from './settling.ts';

export interface Claim {
  readonly key: JobKey;
  /** The worker that wants it. */
  readonly holder: string;
  readonly moment: Moment;
  /** By the machine's clock. */
  readonly leaseUntil: Instant;
}

/** Points as workers take them: several at once agree on who has which. */
export interface JobStore {
  /**
   * Has the points of a scope stand as planned: new ones are added, moved ones follow (beyond their next try, they begin
   * anew), and what is planned and not among them any more is dropped. What runs or is settled stays as it is.
   */
  plan(scope: JobScope, planned: readonly PlannedJob[], instant: Instant): Promise<void>;
  /** Plans anew what is settled at an earlier moment than told here. */
  reopen(plannedJobs: readonly PlannedJob[]): Promise<void>;
  /** Notes that what settled points did not bring has come since by another way. */
  catchUp(
    jobKeys: readonly JobKey[],
    how: { readonly at: Instant; readonly sentence: string },
  ): Promise<void>;
  /** Takes a point that is due, or whose worker was lost; null when it is not to be had. */
  claim(claim: Claim): Promise<ClaimedJob | null>;
  /** Keeps a taken point for longer; false when it was taken anew by now, or handed back. */
  hold(mine: ClaimedJob, leaseUntil: Instant): Promise<boolean>;
  /** Keeps what became of a taken point; false, and nothing is kept, when it was taken anew by now, or handed back. */
  settle(mine: ClaimedJob, as: Job): Promise<boolean>;
  /** Hands back everything a worker has. */
  release(holder: string): Promise<void>;
  /** Notes that the operator was told of a settled point. */
  noteReported(key: JobKey): Promise<void>;
  /** What is to be told, was settled between the two and is not told of yet; noted as told with it, for one who asks. */
  takeUnreported(from: Instant, until: Instant): Promise<readonly Job[]>;
}

/** Points, looked at. */
export interface JobSheet {
  /** By moment, race and name. */
  ofDay(scope: JobScope): Promise<readonly Job[]>;
  /** What is to be done by then, and what lost its worker; the first first. */
  dueJobs(moment: Moment, until: Instant): Promise<readonly Job[]>;
  /** Settled since, by whatever clock; the latest first. */
  settledSince(from: Instant, most: number): Promise<readonly Job[]>;
  /** Points of a clock and such names that were settled since without what they are there for; the first first. */
  missedJobs(clock: number, names: readonly string[], from: Instant): Promise<readonly Job[]>;
  /** The latest clock by which points of a track and day were planned; null when none were. */
  lastClockOf(track: string, day: RaceDay): Promise<number | null>;
  /** Drops what is planned or lost by clocks that are not among these. */
  dropClocksBut(clocks: readonly number[], now: Instant): Promise<number>;
}

/** A worker and when it was last heard of, by the machine's clock. */
export interface WorkerSeen {
  readonly id: string;
  /** The racing clock it goes by, as in points. */
  readonly clock: number;
  readonly startedAt: Instant;
  readonly heartbeatAt: Instant;
}

/** Which workers live. */
export interface WorkerRegister {
  beat(worker: WorkerSeen): Promise<void>;
  /** Heard of at or after the instant; the oldest first. */
  seenSince(from: Instant): Promise<readonly WorkerSeen[]>;
  leave(id: string): Promise<void>;
}

/** A point that is to be told again after so many milliseconds. */
export interface Alarm {
  readonly key: JobKey;
  /** An alarm of the same text that is still to come is not set twice. */
  readonly text: string;
  readonly afterMs: number;
}

export type SetAlarms = (alarms: readonly Alarm[]) => Promise<void>;

/** Does what a point is there for; whatever is thrown is its fault. */
export type CarryOut = (job: Job) => Promise<Carried>;
