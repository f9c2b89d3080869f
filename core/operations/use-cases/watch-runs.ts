import type { Clock } from '../../kernel/functions.ts';
import { DAY, shift } from '../../kernel/instant.ts';
import { Refusal } from '../../kernel/refusal.ts';
import type { RunStore, RunsRequest, RunTallies } from '../ports.ts';
import { requestedTrack } from '../requested-track.ts';
import type { Run } from '../run.ts';
import { type RetryState, retryState, type ScraperReport, scraperReport } from '../scraper-report.ts';
import { SOURCE_NAMES, scraperName } from '../source-name.ts';

export interface WatchRunsDeps {
  readonly runs: RunStore & RunTallies;
  /** The machine's clock. */
  readonly clock: Clock;
}

/**
 * Runs, for operators; the track is a slug or number, the flagship by default. Runs whose process ended are
 * closed before anything is shown.
 */
export interface WatchRuns {
  /** How each source did over the last 30 days. */
  report(track?: string): Promise<ScraperReport>;
  /** For all tracks when `track` is null. */
  active(track?: string | null): Promise<readonly Run[]>;
  retries(track?: string): Promise<readonly RetryState[]>;
  /** Newest first; for all tracks when none is given. */
  list(request: RunsRequest): Promise<readonly Run[]>;
  /** One run with its log; refuses ('not-found', `operations.unknown-run`). */
  show(id: string): Promise<Run>;
}

const REPORT_SPAN_MS = 30 * DAY;
const MOST_ACTIVE = 100;

export function makeWatchRuns({ runs, clock }: WatchRunsDeps): WatchRuns {
  const list = async (request: RunsRequest): Promise<readonly Run[]> => {
    await runs.endLost(clock());
    return runs.list(request);
  };
  const active = async (track?: string | null) =>
    list({
      ...(track !== null && { track: requestedTrack(track).slug }),
      status: 'running',
      most: MOST_ACTIVE,
    });
  return {
    list,
    active,
    async report(track) {
      await runs.endLost(clock());
      return scraperReport(
        await runs.talliesSince(requestedTrack(track).slug, shift(clock(), -REPORT_SPAN_MS)),
      );
    },
    async retries(track) {
      const running = await active(track);
      const now = clock();
      return SOURCE_NAMES.map((name) =>
        retryState(
          scraperName(name),
          running.filter(({ source }) => source === name),
          now,
        ),
      );
    },
    async show(id) {
      await runs.endLost(clock());
      const run = await runs.find(id);
      if (run !== null) return run;
      throw new Refusal('not-found', 'operations.unknown-run', `No such run: ${id}.`);
    },
  };
}
