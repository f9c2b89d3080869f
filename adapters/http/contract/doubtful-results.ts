import { z } from 'zod';
import { endpoint } from './endpoint.ts';
import { isoDay, isoInstant } from './fields.ts';

/** The order is right, the payoffs are right, or the race is left out of every score. */
const choice = z.enum(['order', 'payoffs', 'left-out']);

const doubtfulRace = z.object({
  /** The track code on the result: `SAR`. */
  track: z.string(),
  date: isoDay,
  raceNumber: z.number(),
  /** Where the result comes from. */
  source: z.string(),
  /** Facts that contradict each other, one sentence per contradiction. */
  doubts: z.array(z.string()),
  /** The decisions an administrator can choose from. */
  choices: z.array(choice),
  /** Null until someone decides. */
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
    summary:
      'Races whose result contradicts itself: undecided ones first, then the latest day first, at most 100; and how many are undecided.',
    reply: z.object({ open: z.number(), races: z.array(doubtfulRace).max(100) }),
  }),
  decide: endpoint({
    method: 'POST',
    path: '/api/admin/doubtful-results/decision',
    access: 'admin',
    summary: 'Decides which facts of a doubtful race are right. A later decision replaces an earlier one.',
    body: z.object({
      track: z.string().min(1).max(4),
      date: isoDay,
      raceNumber: z.number().int().min(1).max(99),
      choice,
      why: z.string().min(1).max(200),
    }),
    reply: z.object({ success: z.literal(true), message: z.string() }),
  }),
} as const;
