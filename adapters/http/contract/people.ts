import { z } from 'zod';
import { endpoint } from './endpoint.ts';
import { byTrack, isoDay, percent, provenance } from './fields.ts';

const span = z.object({ from: isoDay, to: isoDay });

/** 0-100; null without a start. */
const share = percent.nullable();

/** A jockey or trainer. Figures of the timeframe first, then those of the last year (`total…`). */
const person = z.object({
  id: z.string(),
  name: z.string(),
  /** No source reports it. */
  yearsExperience: z.null(),
  starts: z.number(),
  wins: z.number(),
  winPercentage: share,
  /** First, second or third. */
  itmPercentage: share,
  /** Wins of the meet under way; null off season. */
  currentMeetWins: z.number().nullable(),
  totalStarts: z.number(),
  totalWins: z.number(),
  winRate: share,
  itmRate: share,
  /** Profit in percent of equal win bets on each priced start of the last year; null without one. */
  roi: z.number().nullable(),
  /** Starts that `roi` rests on. */
  roiStarts: z.number(),
  /** The same over the timeframe. */
  timeframeRoi: z.number().nullable(),
  timeframeRoiStarts: z.number(),
  span,
  totalSpan: span,
  /** Finished races of the timeframe at all tracks. */
  races: z.number(),
  /** Of the latest results that count. */
  provenance,
});

const timeframe = z.enum(['7days', '30days', '90days', '1year']);
const query = byTrack.extend({ timeframe: timeframe.optional() });

export const people = {
  jockeys: endpoint({
    method: 'GET',
    path: '/api/jockeys',
    access: 'public',
    summary: 'Jockeys by wins in a timeframe up to today (one year by default), at most 200.',
    sharedForMs: 5_000,
    changesWith: ['results', 'scratches'],
    query,
    reply: z.array(person),
  }),
  trainers: endpoint({
    method: 'GET',
    path: '/api/trainers',
    access: 'public',
    summary: 'Trainers by wins in a timeframe up to today (one year by default), at most 200.',
    sharedForMs: 5_000,
    changesWith: ['results', 'scratches'],
    query,
    reply: z.array(person),
  }),
} as const;
