import type { Reply } from '#api/api.ts';
import { call, queryClient } from '#api/api.ts';
import { actText } from '../act-text.ts';
import { duration, numbered } from '../format.ts';
import { backfillsQuery } from '../queries.ts';
import type { SourceName } from '../scrapers/source-care.ts';

export type Plan = Reply<'GET /api/admin/backfills/plan'>;
export type PlanRow = Plan['sourceDays'][number];
export type Backfill = Reply<'GET /api/admin/backfills'>['backfills'][number];

export type BackfillRequest = {
  readonly from: string;
  readonly to: string;
  readonly source?: SourceName | undefined;
};

const given = ({ from, to, source }: BackfillRequest) => ({ from, to, ...(source && { source }) });

/** A dry run: nothing is asked. A read that may fail by what was typed, so it is made when it is wished for. */
export const planning = {
  mutationFn: async (request: BackfillRequest): Promise<Plan> => {
    const plan = await call('GET /api/admin/backfills/plan', { query: given(request) });
    if (plan === null) throw new Error('Sign in again.');
    return plan;
  },
};

const readAnew = () => void queryClient.invalidateQueries({ queryKey: backfillsQuery.queryKey });

export const starting = actText(
  'The backfill was not started',
  (request: BackfillRequest) => call('POST /api/admin/backfills', { body: given(request) }),
  readAnew,
);
export const stopping = actText(
  'The backfill was not stopped',
  (backfillId: string) => call('POST /api/admin/backfills/{backfillId}/stop', { params: { backfillId } }),
  readAnew,
);
export const takingUp = actText(
  'The backfill was not taken up',
  (backfillId: string) => call('POST /api/admin/backfills/{backfillId}/continue', { params: { backfillId } }),
  readAnew,
);

/** `missing`, `not answerable`. */
export const whyText = (why: PlanRow['why']): string => why.replaceAll('-', ' ');

export const whyTones = {
  missing: 'red',
  failed: 'red',
  partial: 'yellow',
  stale: 'yellow',
  complete: 'green',
  'not-answerable': 'grey',
  'not-set-up': 'grey',
  paused: 'yellow',
} as const;

export const dayTones = {
  waiting: 'grey',
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

/** What a dry run comes to, in a sentence. */
export function planText({ days, daysAsked, asked, requests, seconds }: Plan): string {
  if (asked === 0) return `Nothing is missing of ${numbered(days, 'day')}: nothing would be asked.`;
  const effort =
    requests === 0
      ? 'No request leaves the house.'
      : `At most ${numbered(requests, 'request')}, about ${duration(seconds)} at the pace hosts are asked at.`;
  return `${daysAsked} of ${numbered(days, 'day')} would be asked for, ${numbered(asked, 'time')} a source. ${effort}`;
}
