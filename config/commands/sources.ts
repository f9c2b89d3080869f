import type { Log } from '#core/kernel/functions.ts';
import type { Instant } from '#core/kernel/instant.ts';
import { dayOrRefusal } from '#core/operations/requested-day.ts';
import { requestedTrack } from '#core/operations/requested-track.ts';
import type { SourceName } from '#core/operations/source-name.ts';
import { commands, reads, writes } from './command.ts';
import type { Tools } from './tools.ts';

const LISTED = 10;

interface Days {
  /** Slug or number; the flagship by default. */
  readonly track?: string | undefined;
  readonly from: string;
  readonly to: string;
  /** Null: all sources. */
  readonly source: SourceName | null;
}

export const sourceCommands = ({ get }: Tools) =>
  commands({
    /** How complete a day's data is; null: of the days an operator looks at. */
    showHealth: reads((day: string | null, track?: string) => {
      const { slug } = requestedTrack(track);
      return day === null ? get('showHealth')(slug) : get('showHealth')(slug, dayOrRefusal(day));
    }),
    listSources: reads((track?: string) => get('watchSources').list(track)),
    sourceHistory: reads((track?: string) => get('watchSources').history(track)),
    /** Null: all sources. */
    pauseSources: writes(
      get,
      'sources pause',
      (sources: readonly SourceName[] | null, until: Instant, reason: string) =>
        get('pauseSources').pause({ sources, until, reason, by: null }),
    ),
    /** Null: all sources. */
    resumeSources: writes(get, 'sources resume', (sources: readonly SourceName[] | null) =>
      get('pauseSources').resume(sources),
    ),
    /** Asks again (null: all that did not end well; of the day of each one's last run) and waits for the end. */
    retrySources: writes(
      get,
      'sources retry',
      async (sources: readonly SourceName[] | null, day: string | null, track?: string) => {
        const { skipped, ended } = await get('retrySources')({ sources, day, track, askedBy: 'operator' });
        return { skipped, ended: await ended() };
      },
      { ownTransactions: true },
    ),
    planBackfill: reads((days: Days) => get('planBackfill')(days)),
    /** Collects days again and waits for the end. */
    runBackfill: writes(
      get,
      'backfill',
      async (days: Days, onProgress: Log) =>
        (await get('runBackfill').start({ ...days, askedBy: 'operator', by: null, onProgress })).ended(),
      { ownTransactions: true },
    ),
    takeUpBackfill: writes(
      get,
      'backfill continue',
      async (id: string, say: Log) => (await get('runBackfill').resume(id, say)).ended(),
      { ownTransactions: true },
    ),
    stopBackfill: writes(get, 'backfill stop', (id: string) => get('runBackfill').stop(id)),
    listBackfills: reads((track?: string) => get('runBackfill').list(LISTED, track)),
  });
