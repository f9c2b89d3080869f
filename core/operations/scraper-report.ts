import { type Instant, SECOND } from '../kernel/instant.ts';
import { type Run, type RunStatus, retryAtOf } from './run.ts';
import type { RunTally } from './run-tally.ts';
import { scraperName } from './source-name.ts';

/** How a source did over the last 30 days; a rate or an average without a run that ended is null. */
export interface ScraperMetrics {
  readonly lastStatus: RunStatus;
  readonly lastRun: Instant;
  /** 0-100, of the runs that ended; partial ones are in neither. */
  readonly successRate: number | null;
  readonly failureRate: number | null;
  /** Runs that ended: what the rates are of. */
  readonly totalRuns: number;
  readonly avgDurationSec: number | null;
  readonly avgItemsScraped: number | null;
}

const rate = (part: number, whole: number): number | null =>
  whole === 0 ? null : Math.round((1_000 * part) / whole) / 10;

const rounded = (value: number | null): number | null =>
  value === null ? null : Math.round(value * 10) / 10;

const metricsOf = ({
  ended,
  success,
  failed,
  averageSeconds,
  averageReceived,
  last,
}: RunTally): ScraperMetrics => ({
  lastStatus: last.status,
  lastRun: last.startedAt,
  successRate: rate(success, ended),
  failureRate: rate(failed, ended),
  totalRuns: ended,
  avgDurationSec: rounded(averageSeconds),
  avgItemsScraped: rounded(averageReceived),
});

const ALERTING: ReadonlySet<RunStatus> = new Set(['failed', 'partial']);

/** The problems of a source's last run. */
const alertsOf = ({ last }: RunTally): readonly string[] => (ALERTING.has(last.status) ? last.faults : []);

/** Every source that was asked in the span, and what is wrong with its last run. */
export const scraperReport = (tallies: readonly RunTally[]) => ({
  health: {
    healthy: tallies.every((tally) => !ALERTING.has(tally.last.status)),
    scrapers: tallies.map((tally) => ({
      name: scraperName(tally.source),
      lastRun: tally.last.startedAt,
      alerts: alertsOf(tally),
    })),
  },
  scrapers: tallies.map((tally) => ({ name: scraperName(tally.source), metrics: metricsOf(tally) })),
});

export type ScraperReport = ReturnType<typeof scraperReport>;

/** Whether a source is being asked again after failed tries. */
export interface RetryState {
  readonly name: string;
  readonly isRetrying: boolean;
  /** The try under way, or the last one; 0 while no run is under way. */
  readonly currentAttempts: number;
  /** Runs that wait for their next try. */
  readonly pendingRetries: number;
  /** Seconds until the next try; null when none waits. */
  readonly nextRetryInSeconds: number | null;
}

/** The state of a source from its runs under way. */
export function retryState(name: string, running: readonly Run[], now: Instant): RetryState {
  const due = running.map((run) => retryAtOf(run, now)).filter((instant) => instant !== null);
  const failed = Math.max(0, ...running.map(({ failedTries }) => failedTries.length));
  const waiting = due.length;
  return {
    name,
    isRetrying: failed > 0 && waiting < running.length,
    currentAttempts: running.length === 0 ? 0 : failed + (waiting < running.length ? 1 : 0),
    pendingRetries: waiting,
    nextRetryInSeconds: waiting === 0 ? null : Math.ceil((Math.min(...due) - now) / SECOND),
  };
}
