import { trackNameOf } from '../card/track.ts';
import { HOUR, MINUTE, SECOND, toIso } from '../kernel/instant.ts';
import { onRacingClock } from './clocks.ts';
import { isSettled, type Job, type JobState } from './job.ts';
import { type RaceDaySchedule, ruleNamed } from './rules.ts';

export type LogLevel = 'info' | 'warning' | 'error';

/** A line of the refresh log, from a settled job. */
export interface RefreshLine {
  readonly level: LogLevel;
  readonly message: string;
  readonly timestamp: string;
  readonly details: {
    /** Null for a job of the whole day. */
    readonly raceNumber: number | null;
    readonly refreshPoint: string;
    readonly error: string | null;
    /** Slug. */
    readonly track: string;
    readonly date: string;
    readonly state: JobState;
    readonly runId: string | null;
  };
}

const LEVELS: Partial<Record<JobState, LogLevel>> = {
  late: 'warning',
  'caught-up': 'warning',
  partial: 'warning',
  missed: 'error',
  failed: 'error',
};

const WORDS: Partial<Record<JobState, string>> = {
  done: 'done',
  late: 'done late',
  'caught-up': 'caught up',
  partial: 'partial',
  missed: 'missed',
  failed: 'failed',
};

/** `Race 3, 10 minutes before post`; for a track other than the home track, with its name first: `Aqueduct, race 3, …`. */
export function jobLabel(job: Job, schedule: RaceDaySchedule): string {
  const label = ruleNamed(schedule, job.name)?.label ?? job.name;
  const text = job.raceNumber === 0 ? label : `Race ${job.raceNumber}, ${label}`;
  if (job.track === schedule.home) return text;
  const place = trackNameOf(job.track);
  return `${place}, ${text.replace(/^Race/, 'race')}`;
}

/** How long after its due time it began: `40 s`, `12 min`; null when it never did, or on time. */
function delayOf(job: Job): string | null {
  if (job.startedAt === null || job.state === 'missed') return null;
  const delay = onRacingClock(job.startedAt, job) - job.dueAt;
  if (delay < 2 * SECOND) return null;
  if (delay < 2 * MINUTE) return `${Math.round(delay / SECOND)} s`;
  return delay < 2 * HOUR ? `${Math.round(delay / MINUTE)} min` : `${Math.round(delay / HOUR)} h`;
}

/** The log line of a settled job. */
export function refreshLine(job: Job, schedule: RaceDaySchedule): RefreshLine {
  const [delay, state] = [delayOf(job), job.state];
  const ending = WORDS[state] ?? state;
  const outcome = delay === null ? ending : `${ending.replace(/ late$/, '')} ${delay} late`;
  const why = job.sentence === null ? '.' : `: ${job.sentence}`;
  return {
    level: LEVELS[state] ?? 'info',
    message: `${jobLabel(job, schedule)} ${outcome}${why}`,
    timestamp: toIso(job.endedAt ?? job.dueAt),
    details: {
      raceNumber: job.raceNumber === 0 ? null : job.raceNumber,
      refreshPoint: job.name,
      error: LEVELS[state] === 'error' ? job.sentence : null,
      track: job.track,
      date: job.day,
      state,
      runId: job.runId,
    },
  };
}

export interface RefreshStats {
  /** Jobs settled today. */
  readonly today: number;
  /** Percent of them that ended well and complete, one decimal; null without any. */
  readonly successRate: number | null;
  readonly failedToday: number;
  readonly missedToday: number;
}

/** The jobs of a day, counted. */
export function refreshStats(jobs: readonly Job[]): RefreshStats {
  const settled = jobs.filter(isSettled);
  const count = (state: JobState) => settled.filter((job) => job.state === state).length;
  const [failedToday, missedToday] = [count('failed'), count('missed')];
  const well = settled.length - failedToday - missedToday - count('partial');
  const successRate = settled.length === 0 ? null : Math.round((well / settled.length) * 1_000) / 10;
  return { today: settled.length, successRate, failedToday, missedToday };
}
