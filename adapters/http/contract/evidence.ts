import { z } from 'zod';
import { endpoint } from './endpoint.ts';
import { isoInstant, key } from './fields.ts';

export const evidence = {
  check: endpoint({
    method: 'GET',
    path: '/api/admin/evidence',
    access: 'admin',
    summary: 'Whether every proof of acceptance matches its seal and the chain is complete.',
    reply: z.object({
      isWhole: z.boolean(),
      /** What is wrong, in a sentence. */
      fault: z.string().nullable(),
      checkedAt: isoInstant.nullable(),
      /** Lines of the chain. */
      entries: z.number(),
      /** The last one; who writes its hash down can prove all before it. */
      head: z.object({ seq: z.number(), hash: z.string() }).nullable(),
      proofs: z.number(),
      withPerson: z.number(),
      withoutPerson: z.number(),
      withoutWords: z.number(),
      /** Proofs that changed during the check and were left out: the next one has them. */
      changedMeanwhile: z.number(),
    }),
  }),
  export: endpoint({
    method: 'POST',
    path: '/api/admin/evidence/export',
    access: 'admin',
    summary:
      'The proofs of acceptance of one user or of all, as rows of JSON with the chain that seals them. The file verifies without a database.',
    body: z.object({
      /** Left out: all members. */
      userId: key.optional(),
    }),
    answers: 'file',
  }),
  purge: endpoint({
    method: 'POST',
    path: '/api/admin/evidence/purge',
    access: 'admin',
    summary:
      'Remove the personal data of a user from their proofs of acceptance. Text, version, times and the chain stay; the account stays too and must accept again.',
    body: z.object({ userId: key }),
    reply: z.object({
      userId: z.string(),
      email: z.string(),
      /** Proofs that lost their person. */
      dropped: z.number(),
    }),
  }),
} as const;
