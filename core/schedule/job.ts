import type { Instant } from '../kernel/instant.ts';
import type { RaceDay } from '../kernel/race-day.ts';

/** The state of a scheduled job. A job that is neither planned nor running is settled, and stays as it is. */
export type JobState =
  | 'planned'
  | 'running'
  | 'done'
  | 'late'
  /** Done, and something of it is missing. */
  | 'partial'
  | 'missed'
  | 'caught-up'
  | 'failed';

/** The jobs of one track (slug) and day, by one clock. */
export interface JobScope {
  /** Milliseconds that the racing clock is ahead of the machine's: a demo that is restarted has other jobs. */
  readonly clock: number;
  readonly track: string;
  readonly day: RaceDay;
}

/** Identifies a job: no two have the same key. */
export interface JobKey extends JobScope {
  /** 0 for a job of the whole day. */
  readonly raceNumber: number;
  /** The name of its rule. */
  readonly name: string;
}

/** A job with its due time, by the racing clock. */
export interface PlannedJob extends JobKey {
  readonly dueAt: Instant;
}

export interface Job extends PlannedJob {
  readonly state: JobState;
  /** When it is tried: when due, later after a failed try; by the racing clock. */
  readonly fireAt: Instant;
  /** Failed tries. */
  readonly tries: number;
  /** The worker that has claimed it; null when none has. */
  readonly holder: string | null;
  /** By the machine's clock, as all that follow: a worker without a heartbeat until then has lost the job. */
  readonly leaseUntil: Instant | null;
  readonly startedAt: Instant | null;
  readonly endedAt: Instant | null;
  readonly runId: string | null;
  /** What went wrong or is missing; null when nothing did. */
  readonly sentence: string | null;
  /** The code of what went wrong. */
  readonly code: string | null;
}

/** A job claimed by a worker; `claim` is new each time, also for the same worker. */
export interface ClaimedJob extends Job {
  readonly claim: string;
}

/** A text that is unique to the job. */
export const jobText = ({ clock, track, day, raceNumber, name }: JobKey): string =>
  `${clock}/${track}/${day}/${raceNumber}/${name}`;

export const plannedJob = (planned: PlannedJob): Job => ({
  ...planned,
  state: 'planned',
  fireAt: planned.dueAt,
  tries: 0,
  holder: null,
  leaseUntil: null,
  startedAt: null,
  endedAt: null,
  runId: null,
  sentence: null,
  code: null,
});

/** Settled without a complete result: the operator is alerted, and the result may still come. */
export const FAILED_STATES: readonly JobState[] = ['failed', 'missed', 'partial'];

export const isSettled = ({ state }: Pick<Job, 'state'>): boolean =>
  state !== 'planned' && state !== 'running';
