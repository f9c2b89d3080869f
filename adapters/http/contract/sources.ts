import { z } from 'zod';
import { endpoint } from './endpoint.ts';
import { byTrack, isoDay, isoInstant, provenance } from './fields.ts';

/** Every source, plus two group names: `racing-api` for races, `live` for changes and odds. */
export const sourceName = z.enum([
  'races',
  'racing-api',
  'live',
  'changes',
  'odds',
  'weather',
  'expert-picks',
  'pedicapper',
  'news',
  'results',
  'jockeys-trainers',
  'ai-analysis',
]);

const named = z.array(sourceName).min(1).max(sourceName.options.length);

const pause = z.object({
  /** A user's id, or `operator` at the terminal. */
  by: z.string(),
  /** Null for the operator, and when the account is gone. */
  byEmail: z.string().nullable(),
  reason: z.string(),
  since: isoInstant,
  until: isoInstant,
});

const source = z.object({
  source: sourceName,
  /** As the scraper monitor knows it. */
  scraper: z.string(),
  label: z.string(),
  isSetUp: z.boolean(),
  /** What to set for it, or what is wrong with its setting. */
  howToSetUp: z.string(),
  /** Slugs of the tracks it covers; null means every track, or unknown if `tracksText` is null too. */
  tracks: z.array(z.string()).nullable(),
  /** The same in a sentence. */
  tracksText: z.string().nullable(),
  /** Whether it covers the requested track. */
  isForTrack: z.boolean(),
  /** Null while it is not paused. */
  pause: pause.nullable(),
  /** The latest run; null if it never ran. */
  last: z
    .object({
      runId: z.string(),
      date: isoDay,
      status: z.enum(['running', 'success', 'partial', 'failed']),
      startedAt: isoInstant,
      faults: z.array(z.string()),
    })
    .nullable(),
});

const sourceReply = z.object({ success: z.literal(true), message: z.string(), sources: z.array(sourceName) });

const count = z.number().int().min(0);

export const sources = {
  list: endpoint({
    method: 'GET',
    path: '/api/admin/sources',
    access: 'admin',
    summary: 'Every source: set up or not, paused or not, and its last run.',
    query: byTrack,
    reply: z.object({ sources: z.array(source) }),
  }),
  pause: endpoint({
    method: 'POST',
    path: '/api/admin/sources/pause',
    access: 'admin',
    summary: 'Pauses sources until a time at most 14 days ahead; all of them if none is named.',
    body: z.object({ sources: named.optional(), until: isoInstant, reason: z.string().min(1).max(200) }),
    reply: sourceReply,
  }),
  resume: endpoint({
    method: 'POST',
    path: '/api/admin/sources/resume',
    access: 'admin',
    summary: 'Ends pauses at once; all of them if no source is named.',
    body: z.object({ sources: named.optional() }),
    reply: sourceReply,
  }),
  retry: endpoint({
    method: 'POST',
    path: '/api/admin/sources/retry',
    access: 'admin',
    ownTransactions: true,
    summary:
      'Retries sources, one after the other; if none is named, all whose last run failed or was partial. Without a date, for the day of that run.',
    query: byTrack,
    body: z.object({ sources: named.optional(), date: isoDay.optional() }),
    reply: z.object({
      success: z.literal(true),
      message: z.string(),
      asked: z.array(z.object({ source: sourceName, label: z.string(), track: z.string(), date: isoDay })),
      /** Paused, or not set up. */
      skipped: z.array(z.object({ source: sourceName, label: z.string(), why: z.string() })),
    }),
    refusals: [409, 503],
  }),
  history: endpoint({
    method: 'GET',
    path: '/api/admin/sources/history',
    access: 'admin',
    summary:
      'The last 14 days of each source, oldest first: how its runs ended, and the age of its newest data at the end of each day.',
    query: byTrack,
    reply: z.object({
      sources: z.array(
        z.object({
          source: sourceName,
          label: z.string(),
          /** The newest fact; null where none is known. */
          newest: provenance.nullable(),
          days: z.array(
            z.object({
              date: isoDay,
              success: count,
              partial: count,
              failed: count,
              /** Null where no fact is known by then. */
              ageHours: z.number().nullable(),
            }),
          ),
        }),
      ),
    }),
  }),
} as const;
