import { z } from 'zod';
import { endpoint } from './endpoint.ts';
import { isoDay, isoInstant, sha256 } from './fields.ts';

const published = z.object({
  /** Race day. */
  day: isoDay,
  at: isoInstant,
  /** What was stamped, mailed and noted, to the byte: a line for each chain, such as `picks 398 <hash> at 2026-08-01T14:00:00.000Z`. */
  text: z.string(),
  sha256,
  /** RFC 3161 response over the text, in base64; null without one. */
  stamp: z.string().nullable(),
});

/** The latest entries of the record's chains, for anybody to write down. */
export const heads = {
  list: endpoint({
    method: 'GET',
    path: '/api/ledger/heads',
    access: 'public',
    summary:
      'The latest entry of each chain of the record, and those published each day and after each off, latest first.',
    sharedForMs: 1_000,
    tellsTime: true,
    query: z.object({
      /** Only heads published before this moment. */
      before: isoInstant.optional(),
    }),
    reply: z.object({
      now: z.array(z.string()),
      published: z.array(published),
      /** What to pass as `before` for earlier ones; null when there are no more. */
      next: isoInstant.nullable(),
    }),
  }),
  atom: endpoint({
    method: 'GET',
    path: '/api/ledger/heads.atom',
    access: 'public',
    summary: 'The published heads as an Atom feed.',
    answers: 'file',
  }),
  feed: endpoint({
    method: 'GET',
    path: '/api/ledger/heads.json',
    access: 'public',
    summary: 'The published heads as a JSON feed.',
    answers: 'file',
  }),
  chain: endpoint({
    method: 'GET',
    path: '/api/ledger/chains/{chain}',
    access: 'public',
    summary: 'Rows of a chain in their order, each with the text of its hash.',
    params: z.object({ chain: z.enum(['picks', 'results', 'audit']) }),
    query: z.object({
      /** Only rows after this one. */
      after: z.coerce.number<string | number>().int().min(0).optional(),
    }),
    reply: z.object({
      rows: z.array(z.object({ seq: z.number(), hash: sha256, text: z.string() })),
      /** What to pass as `after` for the rows that follow; null when there are no more. */
      next: z.number().nullable(),
    }),
  }),
} as const;
