import { z } from 'zod';
import { endpoint } from './endpoint.ts';
import { isoDay, isoInstant } from './fields.ts';

/** The order is right, the payoffs are right, or the race is left out of every score. */
const choice = z.enum(['order', 'payoffs', 'left-out']);

const doubtfulRace = z.object({
  /** Three letters. */
  track: z.string(),
  date: isoDay,
  raceNumber: z.number(),
  /** Whose result it is. */
  source: z.string(),
  /** Facts that cannot both be right, a sentence each. */
  doubts: z.array(z.string()),
  /** Decisions that answer them. */
  choices: z.array(choice),
  /** Null while nobody has decided. */
  decision: z
    .object({
      choice,
      why: z.string(),
      at: isoInstant,
      /** A user's id, or `operator` at the terminal. */
      by: z.string(),
      /** Null for the operator, and when the account is gone. */
      byEmail: z.string().nullable(),
    })
    .nullable(),
});

export const doubtfulResults = {
  list: endpoint({
    method: 'GET',
    path: '/api/admin/doubtful-results',
    access: 'admin',
    summary: 'Races whose result contradicts itself: undecided ones first, then the latest day first.',
    reply: z.object({ open: z.number(), races: z.array(doubtfulRace) }),
  }),
  decide: endpoint({
    method: 'POST',
    path: '/api/admin/doubtful-results/decision',
    access: 'admin',
    summary: 'Decides which facts of a race in doubt are right. A later decision replaces it.',
    body: z.object({
      track: z.string().min(2).max(3),
      date: isoDay,
      raceNumber: z.number().int().min(1).max(99),
      choice,
      why: z.string().min(1).max(200),
    }),
    reply: z.object({ success: z.literal(true), message: z.string() }),
  }),
} as const;
