import { z } from 'zod';
import { endpoint } from './endpoint.ts';
import { byTrack, isoDay, isoInstant, key, percent, price, provenance, spanWord } from './fields.ts';

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

/** Between which two numbers the truth lies in 95 of 100 such samples. */
const range = z.object({ low: z.number(), high: z.number() });

const startsRecord = z.object({
  starts: z.number(),
  wins: z.number(),
  winPercent: share,
  winRange: range.nullable(),
  /** First, second or third. */
  inTheMoneyPercent: share,
  /** Returned for each $1 to win on every priced start; null without one. */
  returnPerDollar: z.number().nullable(),
  returnRange: range.nullable(),
  /** Starts with a known price. */
  priced: z.number(),
});

/** A jockey or trainer before today, and their horses of today. */
const personPage = z.object({
  name: z.string(),
  /** Everything, then each meet with a start, then each year, the latest first; `over` of the call takes their keys. */
  spans: z.array(
    z.object({ key: z.string(), label: z.string(), isUnderWay: z.boolean(), starts: z.number() }),
  ),
  over: z.string(),
  record: startsRecord,
  /** First and last day with a start; null without one. */
  days: span.nullable(),
  /** By surface, distance, class and situation. */
  groups: z.array(z.object({ title: z.string(), rows: z.array(startsRecord.extend({ label: z.string() })) })),
  entries: z.array(
    z.object({
      trackSlug: z.string(),
      trackName: z.string(),
      date: isoDay,
      raceNumber: z.number(),
      postTime: isoInstant.nullable(),
      /** IANA name of the track's time zone. */
      timeZone: z.string(),
      title: z.string(),
      programNumber: z.string(),
      horseName: z.string(),
      isScratched: z.boolean(),
      morningLine: price.nullable(),
    }),
  ),
  sources: z.array(z.object({ provenance, days: z.number() })),
});

/** A name in any spelling of a card or a result. */
const named = z.object({ name: key });
const counted = z.object({ over: key.optional() });

const timeframe = z.enum(['7days', '30days', '90days', '1year']);
const query = byTrack.extend({
  timeframe: timeframe.optional(),
  /** Instead of a timeframe; the figures of the last year (`total…`) are then of that span. */
  span: spanWord.optional(),
});

export const people = {
  jockeys: endpoint({
    method: 'GET',
    path: '/api/jockeys',
    access: 'public',
    summary:
      'Jockeys by wins in a timeframe up to today (one year by default) or a span of days, at most 200.',
    sharedForMs: 5_000,
    asOf: true,
    isCostly: true,
    refusals: [429],
    changesWith: ['results', 'scratches'],
    query,
    reply: z.array(person),
  }),
  trainers: endpoint({
    method: 'GET',
    path: '/api/trainers',
    access: 'public',
    summary:
      'Trainers by wins in a timeframe up to today (one year by default) or a span of days, at most 200.',
    sharedForMs: 5_000,
    asOf: true,
    isCostly: true,
    refusals: [429],
    changesWith: ['results', 'scratches'],
    query,
    reply: z.array(person),
  }),
  jockey: endpoint({
    method: 'GET',
    path: '/api/jockeys/{name}',
    access: 'public',
    summary: 'A jockey by surface, distance, class and situation, with the horses they ride today.',
    sharedForMs: 10_000,
    asOf: true,
    isCostly: true,
    refusals: [429],
    changesWith: ['results', 'scratches'],
    params: named,
    query: counted,
    reply: personPage,
  }),
  trainer: endpoint({
    method: 'GET',
    path: '/api/trainers/{name}',
    access: 'public',
    summary: 'A trainer by surface, distance, class and situation, with the horses they start today.',
    sharedForMs: 10_000,
    asOf: true,
    isCostly: true,
    refusals: [429],
    changesWith: ['results', 'scratches'],
    params: named,
    query: counted,
    reply: personPage,
  }),
} as const;
