import { z } from 'zod';
import { endpoint } from './endpoint.ts';
import { isoInstant } from './fields.ts';

const facts = z.record(z.string(), z.union([z.string(), z.number(), z.boolean(), z.null()])).nullable();

const entry = z.object({
  id: z.number(),
  at: isoInstant,
  /** A user's id, or `operator` at the terminal. */
  by: z.string(),
  /** Null for the operator, and when the account is gone. */
  byEmail: z.string().nullable(),
  /** How the change was requested. */
  act: z.string(),
  /** What was done, in words; null if only the action is known. */
  what: z.string().nullable(),
  /** On whom or what. */
  subject: z.string().nullable(),
  before: facts,
  after: facts,
  requestId: z.string().nullable(),
});

export const audit = {
  log: endpoint({
    method: 'GET',
    path: '/api/admin/audit-log',
    access: 'admin',
    summary: 'What administrators did, newest first; `next` is the `before` of the next page.',
    query: z.object({
      before: z.coerce.number().int().min(1).max(Number.MAX_SAFE_INTEGER).optional(),
      limit: z.coerce.number().int().min(1).max(500).default(50),
    }),
    reply: z.object({ entries: z.array(entry), next: z.number().nullable() }),
  }),
} as const;
