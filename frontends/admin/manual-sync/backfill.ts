import type { Reply } from '#api/api.ts';
import { call } from '#api/api.ts';
import { forTrack } from '#frame/frame.ts';
import { numbered } from '#kit/kit.ts';
import { duration } from '../format.ts';
import { withToasts } from '../mutation-with-toasts.ts';
import { refetchAt } from '../queries.ts';
import type { SourceName } from '../scrapers/source-care.ts';

export type Plan = Reply<'GET /api/admin/backfills/plan'>;
export type PlanRow = Plan['sourceDays'][number];
export type Backfill = Reply<'GET /api/admin/backfills'>['backfills'][number];

export type BackfillRequest = {
  readonly from: string;
  readonly to: string;
  readonly track: string;
  readonly source?: SourceName | undefined;
};

const given = ({ from, to, source }: BackfillRequest) => ({ from, to, ...(source && { source }) });

/** A dry run: nothing is fetched. A read that may fail on the typed input, so it is made on demand. */
export const planning = {
  mutationFn: async (request: BackfillRequest): Promise<Plan> => {
    const plan = await call('GET /api/admin/backfills/plan', {
      query: { ...forTrack(request.track).query, ...given(request) },
    });
    if (plan === null) throw new Error('Sign in again.');
    return plan;
  },
};

const refetch = () => refetchAt(/^\/api\/admin\/backfills/);

export const starting = withToasts(
  'Backfill Not Started',
  (request: BackfillRequest) =>
    call('POST /api/admin/backfills', { ...forTrack(request.track), body: given(request) }),
  refetch,
);
export const stopping = withToasts(
  'Backfill Not Stopped',
  (backfillId: string) => call('POST /api/admin/backfills/{backfillId}/stop', { params: { backfillId } }),
  refetch,
);
export const takingUp = withToasts(
  'Backfill Not Resumed',
  (backfillId: string) => call('POST /api/admin/backfills/{backfillId}/continue', { params: { backfillId } }),
  refetch,
);

/** `missing`, `not answerable`. */
export const whyText = (why: PlanRow['why']): string => why.replaceAll('-', ' ');

export const whyTones = {
  missing: 'red',
  failed: 'red',
  partial: 'yellow',
  stale: 'yellow',
  complete: 'green',
  'not-answerable': 'gray',
  'not-set-up': 'gray',
  paused: 'yellow',
} as const;

export const dayTones = {
  waiting: 'gray',
  running: 'blue',
  done: 'green',
  partial: 'yellow',
  failed: 'red',
  complete: 'green',
} as const;

export const statusTones = {
  running: 'blue',
  stopped: 'yellow',
  success: 'green',
  partial: 'yellow',
  failed: 'red',
} as const;

/** A dry run in a sentence. */
export function planText({ days, daysAsked, asked: sourceRuns, requests, seconds }: Plan): string {
  if (sourceRuns === 0) return `Nothing to fetch: ${numbered(days, 'day')} checked, nothing missing.`;
  const effort =
    requests === 0
      ? 'No external requests will be made.'
      : `At most ${numbered(requests, 'request')}, about ${duration(seconds)} within the rate limits.`;
  return `Would fetch ${daysAsked} of ${numbered(days, 'day')}, ${numbered(sourceRuns, 'source run')} in all. ${effort}`;
}
