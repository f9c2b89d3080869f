import { HOUR, MINUTE, SECOND, toIso } from '../kernel/instant.ts';
import { onRacingClock } from './clocks.ts';
import { isSettled, type Point, type PointState } from './point.ts';
import { type RaceDaySchedule, ruleNamed } from './rules.ts';

export type LogLevel = 'info' | 'warning' | 'error';

/** A line of the refresh log, off a settled point. */
export interface RefreshLine {
  readonly level: LogLevel;
  readonly message: string;
  readonly timestamp: string;
  readonly details: {
    /** Null for what is of the day. */
    readonly raceNumber: number | null;
    readonly refreshPoint: string;
    readonly error: string | null;
    readonly date: string;
    readonly state: PointState;
    readonly runId: string | null;
  };
}

const LEVELS: Partial<Record<PointState, LogLevel>> = {
  late: 'warning',
  'caught-up': 'warning',
  partial: 'warning',
  missed: 'error',
  failed: 'error',
};

const WORDS: Partial<Record<PointState, string>> = {
  done: 'done',
  late: 'done late',
  'caught-up': 'caught up',
  partial: 'partial',
  missed: 'missed',
  failed: 'failed',
};

/** `Race 3, 10 minutes before post`. */
export function pointLabel(point: Point, schedule: RaceDaySchedule): string {
  const label = ruleNamed(schedule, point.name)?.label ?? point.name;
  return point.raceNumber === 0 ? label : `Race ${point.raceNumber}, ${label}`;
}

/** How long after its moment it was begun: `40 s`, `12 min`; null when it never was, or at once. */
function delayOf(point: Point): string | null {
  if (point.startedAt === null || point.state === 'missed') return null;
  const delay = onRacingClock(point.startedAt, point) - point.dueAt;
  if (delay < 2 * SECOND) return null;
  if (delay < 2 * MINUTE) return `${Math.round(delay / SECOND)} s`;
  return delay < 2 * HOUR ? `${Math.round(delay / MINUTE)} min` : `${Math.round(delay / HOUR)} h`;
}

/** What a settled point says in the log. */
export function refreshLine(point: Point, schedule: RaceDaySchedule): RefreshLine {
  const [delay, state] = [delayOf(point), point.state];
  const after = delay === null ? '' : ` ${delay} after its time`;
  const said = point.sentence === null ? '.' : `: ${point.sentence}`;
  return {
    level: LEVELS[state] ?? 'info',
    message: `${pointLabel(point, schedule)} ${WORDS[state] ?? state}${after}${said}`,
    timestamp: toIso(point.endedAt ?? point.dueAt),
    details: {
      raceNumber: point.raceNumber === 0 ? null : point.raceNumber,
      refreshPoint: point.name,
      error: LEVELS[state] === 'error' ? point.sentence : null,
      date: point.day,
      state,
      runId: point.runId,
    },
  };
}

export interface RefreshStats {
  /** Points settled today. */
  readonly today: number;
  /** Percent of them that ended well and whole, one decimal; null while there is none. */
  readonly successRate: number | null;
  readonly failedToday: number;
  readonly missedToday: number;
}

/** The points of a day, counted. */
export function refreshStats(points: readonly Point[]): RefreshStats {
  const settled = points.filter(isSettled);
  const count = (state: PointState) => settled.filter((point) => point.state === state).length;
  const [failedToday, missedToday] = [count('failed'), count('missed')];
  const well = settled.length - failedToday - missedToday - count('partial');
  const successRate = settled.length === 0 ? null : Math.round((well / settled.length) * 1_000) / 10;
  return { today: settled.length, successRate, failedToday, missedToday };
}
