import { DEFAULT_TRACK_SLUG } from '#core/card/track.ts';
import type { Log } from '#core/kernel/functions.ts';
import type { Instant } from '#core/kernel/instant.ts';
import { dayOrRefusal } from '#core/operations/requested-day.ts';
import type { SourceName } from '#core/operations/source-name.ts';
import { showHealthId } from '../wiring/operations.ts';
import {
  pauseSourcesId,
  planBackfillId,
  retrySourcesId,
  runBackfillId,
  watchSourcesId,
} from '../wiring/source-care.ts';
import { asOperator } from './as-operator.ts';
import type { Tools } from './tools.ts';

const LISTED = 10;

interface Days {
  readonly from: string;
  readonly to: string;
  /** Null: all sources. */
  readonly source: SourceName | null;
}

export const sourceActs = ({ get }: Tools) => ({
  /** How whole what is kept of a day is; null: of the days an operator looks at. */
  showHealth: (day: string | null) =>
    day === null
      ? get(showHealthId)(DEFAULT_TRACK_SLUG)
      : get(showHealthId)(DEFAULT_TRACK_SLUG, dayOrRefusal(day)),
  listSources: () => get(watchSourcesId).list(),
  sourceHistory: () => get(watchSourcesId).history(),
  /** Null: all sources. */
  pauseSources: asOperator(
    get,
    'sources pause',
    (sources: readonly SourceName[] | null, until: Instant, reason: string) =>
      get(pauseSourcesId).pause({ sources, until, reason, by: null }),
  ),
  /** Null: all sources. */
  resumeSources: asOperator(get, 'sources resume', (sources: readonly SourceName[] | null) =>
    get(pauseSourcesId).resume(sources),
  ),
  /** Asks again (null: all that did not end well; of the day of each one's last run) and waits for the end. */
  retrySources: asOperator(
    get,
    'sources retry',
    async (sources: readonly SourceName[] | null, day: string | null) => {
      const { skipped, ended } = await get(retrySourcesId)({ sources, day, askedBy: 'operator' });
      return { skipped, ended: await ended() };
    },
    { inOwnUnits: true },
  ),
  planBackfill: (days: Days) => get(planBackfillId)(days),
  /** Collects days again and waits for the end. */
  runBackfill: asOperator(
    get,
    'backfill',
    async (days: Days, say: Log) =>
      (await get(runBackfillId).start({ ...days, askedBy: 'operator', by: null, say })).ended(),
    { inOwnUnits: true },
  ),
  takeUpBackfill: asOperator(
    get,
    'backfill continue',
    async (id: string, say: Log) => (await get(runBackfillId).takeUp(id, say)).ended(),
    { inOwnUnits: true },
  ),
  stopBackfill: asOperator(get, 'backfill stop', (id: string) => get(runBackfillId).stop(id)),
  listBackfills: () => get(runBackfillId).list(LISTED),
});
