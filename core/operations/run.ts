import type { FetchedPart } from '../kernel/fetched.ts';
import { type Instant, SECOND, shift } from '../kernel/instant.ts';
import type { RaceDay } from '../kernel/race-day.ts';
import type { Failure } from './failure.ts';
import { plainLine } from './plain-line.ts';
import type { SourceName } from './source-name.ts';

/** Partial is never success. */
export type RunStatus = 'running' | 'success' | 'partial' | 'failed';

/** Who requested it; no person is named. */
export type RequestedBy = 'member' | 'administrator' | 'operator' | 'schedule' | 'workflow' | 'backfill';

/** One try at a source that failed. */
export interface FailedTry {
  /** By the machine's clock, as every instant of a run. */
  readonly at: Instant;
  readonly fault: Failure;
  /** When it is tried again; null after the last try. */
  readonly retryAt: Instant | null;
}

export interface LogLine {
  readonly at: Instant;
  readonly text: string;
}

/** What is fetched: a source, for a track (slug) and day. */
export interface RunSubject {
  readonly source: SourceName;
  readonly track: string;
  readonly day: RaceDay;
}

/** One fetch from a source, from its opening on. */
export interface Run extends RunSubject {
  readonly id: string;
  readonly askedBy: RequestedBy;
  readonly startedAt: Instant;
  /** Null while it runs. */
  readonly endedAt: Instant | null;
  readonly status: RunStatus;
  /** Items that should arrive; null when unknown, or not known yet. */
  readonly expected: number | null;
  readonly received: number;
  readonly failedTries: readonly FailedTry[];
  readonly lines: readonly LogLine[];
  /** Lines beyond the limit, which were dropped. */
  readonly linesDropped: number;
  readonly faults: readonly Failure[];
  /** Expected and fetched items, part by part; left out when unknown. */
  readonly parts?: readonly FetchedPart[];
  /** A run without a heartbeat until then is lost: its process ended. */
  readonly leaseUntil: Instant;
}

export const LEASE_MS = 45 * SECOND;
export const HEARTBEAT_MS = 5 * SECOND;
const MOST_LINES = 200;
const LONGEST_LINE = 500;

export interface RunOpening extends RunSubject {
  readonly id: string;
  readonly askedBy: RequestedBy;
  readonly at: Instant;
}

export const openedRun = ({ at: instant, ...opening }: RunOpening): Run => ({
  ...opening,
  startedAt: instant,
  endedAt: null,
  status: 'running',
  expected: null,
  received: 0,
  failedTries: [],
  lines: [],
  linesDropped: 0,
  faults: [],
  leaseUntil: shift(instant, LEASE_MS),
});

/** The run with another line in its log; beyond the limit it is counted only. */
export function withLine(run: Run, instant: Instant, text: string): Run {
  if (run.lines.length >= MOST_LINES) return { ...run, linesDropped: run.linesDropped + 1 };
  return { ...run, lines: [...run.lines, { at: instant, text: plainLine(text, LONGEST_LINE) }] };
}

/** When it tries again by itself; null when it is not waiting for that. */
export function retryAtOf(run: Run, now: Instant): Instant | null {
  const next = run.status === 'running' ? (run.failedTries.at(-1)?.retryAt ?? null) : null;
  return next !== null && next > now ? next : null;
}
