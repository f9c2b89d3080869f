import { z } from 'zod';
import { endpoint } from './endpoint.ts';
import { isoDay, isoInstant, key } from './fields.ts';

const kind = z.enum(['card', 'change', 'weather', 'odds', 'pick', 'refresh', 'result', 'settlement']);

const event = z.object({
  /** By the racing clock. */
  at: isoInstant,
  kind,
  what: z.string(),
  before: z.string().nullable(),
  after: z.string().nullable(),
  detail: z.string().nullable(),
  /** Who reported it, and the time they gave. */
  source: z.string(),
  reportedAt: isoInstant,
  /** Null for what the product did itself. */
  tier: z.enum(['live', 'imported', 'derived', 'demo']).nullable(),
  /** Of a refresh point. */
  state: z
    .enum(['planned', 'running', 'done', 'late', 'partial', 'missed', 'caught-up', 'failed'])
    .nullable(),
  /** Of an odds mark, the shortest first; `was`: at the mark before. */
  prices: z
    .array(
      z.object({
        interest: z.string(),
        price: z.string().nullable(),
        was: z.string().nullable(),
        isScratched: z.boolean(),
      }),
    )
    .nullable(),
  /** Row of the sealed ledger. */
  ledgerRow: z.number().nullable(),
  runId: z.string().nullable(),
});

export const raceTimeline = {
  show: endpoint({
    method: 'GET',
    path: '/api/admin/race-timeline',
    access: 'admin',
    summary:
      'Everything that happened to a race up to now by the racing clock, in order, then what is planned. `date` defaults to today, `race` to its first race.',
    query: z.object({
      date: isoDay.optional(),
      race: z.coerce.number<string | number>().int().min(1).max(99).default(1),
      /** Slug or number. */
      track: key.default('saratoga'),
    }),
    reply: z.object({
      raceId: z.string(),
      track: z.string(),
      date: isoDay,
      raceNumber: z.number(),
      raceName: z.string().nullable(),
      postTime: isoInstant.nullable(),
      isCancelled: z.boolean(),
      isDemo: z.boolean(),
      /** Of racing. */
      currentTime: isoInstant,
      events: z.array(event),
      /** What is missing, and where it will come from. */
      missing: z.array(z.object({ kind, sentence: z.string() })),
    }),
  }),
} as const;
