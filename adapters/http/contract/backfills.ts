import { z } from 'zod';
import { endpoint } from './endpoint.ts';
import { byTrack, isoDay, isoInstant, key } from './fields.ts';
import { sourceName } from './sources.ts';

const runStatus = z.enum(['running', 'success', 'partial', 'failed']);

const request = z.object({
  from: isoDay,
  to: isoDay,
  /** All of them when it is left out. */
  source: sourceName.optional(),
});

const backfill = z.object({
  id: z.string(),
  track: z.string(),
  from: isoDay,
  to: isoDay,
  source: sourceName.nullable(),
  askedBy: z.enum(['administrator', 'operator']),
  status: z.enum(['running', 'stopped', 'success', 'partial', 'failed']),
  /** A stop was requested: it ends after the source in progress. */
  isStopAsked: z.boolean(),
  message: z.string(),
  startedAt: isoInstant,
  endedAt: isoInstant.nullable(),
  daysOver: z.number(),
  days: z.array(
    z.object({
      date: isoDay,
      /** `complete`: there was nothing to ask for. */
      state: z.enum(['waiting', 'running', 'done', 'partial', 'failed', 'complete']),
      asked: z.array(
        z.object({
          source: sourceName,
          label: z.string(),
          runId: z.string().nullable(),
          status: runStatus,
          sentence: z.string().nullable(),
        }),
      ),
    }),
  ),
});

const backfillReply = z.object({ success: z.literal(true), message: z.string(), backfill });
const params = z.object({ backfillId: key });

export const backfills = {
  plan: endpoint({
    method: 'GET',
    path: '/api/admin/backfills/plan',
    access: 'admin',
    summary:
      'A dry run: which days and sources would be fetched and why, the number of requests and the duration within the rate limits. Makes no requests.',
    query: byTrack.extend(request.shape),
    reply: z.object({
      track: z.string(),
      from: isoDay,
      to: isoDay,
      source: sourceName.nullable(),
      days: z.number(),
      /** Days with anything to fetch. */
      daysAsked: z.number(),
      /** Source runs to make. */
      asked: z.number(),
      /** At most. */
      requests: z.number(),
      seconds: z.number(),
      sourceDays: z.array(
        z.object({
          date: isoDay,
          source: sourceName,
          label: z.string(),
          why: z.enum([
            'missing',
            'partial',
            'failed',
            'stale',
            'complete',
            'not-answerable',
            'not-set-up',
            'paused',
          ]),
          sentence: z.string(),
          isAsked: z.boolean(),
          requests: z.number(),
          seconds: z.number(),
        }),
      ),
    }),
  }),
  list: endpoint({
    method: 'GET',
    path: '/api/admin/backfills',
    access: 'admin',
    summary: 'The latest backfills of a track and their progress, newest first.',
    query: byTrack,
    reply: z.object({ backfills: z.array(backfill) }),
  }),
  start: endpoint({
    method: 'POST',
    path: '/api/admin/backfills',
    access: 'admin',
    ownTransactions: true,
    summary:
      'Fetches again whatever is missing, partial, failed or stale, one day at a time, in the background. One backfill per track runs at a time.',
    query: byTrack,
    body: request,
    reply: backfillReply,
    refusals: [409, 503],
  }),
  stop: endpoint({
    method: 'POST',
    path: '/api/admin/backfills/{backfillId}/stop',
    access: 'admin',
    summary: 'Stops a backfill after the source in progress. It can be resumed.',
    params,
    reply: backfillReply,
    refusals: [409],
  }),
  takeUp: endpoint({
    method: 'POST',
    path: '/api/admin/backfills/{backfillId}/continue',
    access: 'admin',
    ownTransactions: true,
    summary: 'Resumes a backfill that was stopped or is incomplete.',
    params,
    reply: backfillReply,
    refusals: [409, 503],
  }),
} as const;
