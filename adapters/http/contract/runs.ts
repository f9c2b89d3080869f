import { z } from 'zod';
import { endpoint } from './endpoint.ts';
import { byTrack, isoDay, isoInstant, key } from './fields.ts';

const runStatus = z.enum(['running', 'success', 'partial', 'failed']);

const run = z.object({
  id: z.string(),
  scraper: z.string(),
  /** As people read it. */
  label: z.string(),
  date: isoDay,
  track: z.string(),
  askedBy: z.enum(['member', 'administrator', 'operator', 'schedule', 'workflow', 'backfill']),
  status: runStatus,
  /** Its status, in a sentence. */
  message: z.string(),
  /** By the clock of the machine, as every instant here. */
  startedAt: isoInstant,
  endedAt: isoInstant.nullable(),
  /** Null if unknown. */
  expected: z.number().nullable(),
  received: z.number(),
  /** Tries that failed. */
  tries: z.number(),
  /** What is wrong or missing, in sentences. */
  faults: z.array(z.string()),
});

export const runs = {
  list: endpoint({
    method: 'GET',
    path: '/api/scrapers/runs',
    access: 'admin',
    summary: 'The latest source runs of a track or of all (`track=all`), newest first.',
    query: byTrack.extend({
      status: runStatus.optional(),
      limit: z.coerce.number<string | number>().int().min(1).max(500).default(100),
    }),
    reply: z.object({ runs: z.array(run) }),
  }),
  one: endpoint({
    method: 'GET',
    path: '/api/scrapers/runs/{runId}',
    access: 'admin',
    summary: 'One run with its log and failed attempts.',
    params: z.object({ runId: key }),
    reply: run.extend({
      failedTries: z.array(
        z.object({
          at: isoInstant,
          sentence: z.string(),
          /** Null after the last try. */
          retryAt: isoInstant.nullable(),
        }),
      ),
      /** Items expected (null if unknown) and received, part by part; empty if not reported. */
      parts: z.array(z.object({ name: z.string(), expected: z.number().nullable(), received: z.number() })),
      lines: z.array(z.object({ at: isoInstant, text: z.string() })),
      /** Lines beyond the limit, which were not stored. */
      linesDropped: z.number(),
    }),
  }),
} as const;
