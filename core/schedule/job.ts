import type { Instant } from '../kernel/instant.ts';
import type { RaceDay } from '../kernel/race-day.ts';

/** How a point of the day stands. Whatever is neither planned nor running is settled and stays. */
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

/** The points of one track (slug) and day, by one clock. */
export interface JobScope {
  /** Milliseconds that the racing clock is ahead of the machine's: a demo that starts anew has other points. */
  readonly clock: number;
  readonly track: string;
  readonly day: RaceDay;
}

/** One act at one moment; there are no two of a key. */
export interface JobKey extends JobScope {
  /** 0 for what is of the day. */
  readonly raceNumber: number;
  /** Of its rule. */
  readonly name: string;
}

/** A point with its moment, by the racing clock. */
export interface PlannedJob extends JobKey {
  readonly dueAt: Instant;
}

export interface Job extends PlannedJob {
  readonly state: JobState;
  /** When it is tried: at its moment, later after a try that failed; by the racing clock. */
  readonly fireAt: Instant;
  /** Tries that failed. */
  readonly tries: number;
  /** The worker that has it; null while nobody has. */
  readonly holder: string | null;
  /** By the machine's clock, as all that follows: a worker not heard of until then has lost it. */
  readonly leaseUntil: Instant | null;
  readonly startedAt: Instant | null;
  readonly endedAt: Instant | null;
  readonly runId: string | null;
  /** What went wrong, or is missing; null where nothing is to be said. */
  readonly sentence: string | null;
  /** Of what went wrong. */
  readonly code: string | null;
}

/** A point in somebody's hands; `claim` is another one each time it is taken, also by the same worker. */
export interface ClaimedJob extends Job {
  readonly claim: string;
}

/** The same text for the same point, and another for every other one. */
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

/** Settled without what it is there for: the operator is told of it, and it may come later. */
export const FAILED_STATES: readonly JobState[] = ['failed', 'missed', 'partial'];

export const isSettled = ({ state }: Pick<Job, 'state'>): boolean =>
  state !== 'planned' && state !== 'running';
