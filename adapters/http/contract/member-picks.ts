import { z } from 'zod';
import { endpoint } from './endpoint.ts';
import { byTrack, isoDay, isoInstant, key, percent, price, provenance } from './fields.ts';

const betType = z.enum(['win', 'place', 'show', 'exacta']);

const horse = z.object({
  raceId: z.string(),
  raceNumber: z.number(),
  day: isoDay,
  horseName: z.string(),
  programNumber: z.string(),
  /** The horse of an exacta to run second; null: every other (a wheel), or another bet. */
  second: z.object({ horseName: z.string(), programNumber: z.string() }).nullable(),
  betType,
  confidence: z.number(),
  madeAt: isoInstant,
});

/** What became of it; null while its race has no result. */
const outcome = z
  .object({
    result: z.enum(['won', 'lost', 'refunded', 'unknown']),
    place: z.number().nullable(),
    /** Dollars: $2 to win, place or show, $1 on each combination of an exacta. */
    staked: z.number(),
    returned: z.number(),
    refunded: z.number(),
    note: z.string().nullable(),
  })
  .nullable();

const memberPick = horse.extend({
  id: z.string(),
  horseId: z.string(),
  reasoning: z.string(),
  weatherFactor: z.enum(['favorable', 'neutral', 'challenging']),
  trackBias: z.enum(['inside', 'outside', 'even']),
  paceScenario: z.enum(['fast_early', 'moderate', 'slow']),
  /** What the horse could be had at when it was picked; null where no price was known. */
  price: price.nullable(),
  /** Of the card it was picked from. */
  provenance,
});

export const memberPicks = {
  submit: endpoint({
    method: 'POST',
    path: '/api/picks',
    access: 'member',
    summary: 'Submit a pick. Until post time a new one for the same race and bet type replaces the last.',
    body: z.object({
      raceId: key,
      /** `horseId` of the entry. */
      horseId: z.string().min(1).max(200),
      /** Of an exacta: the `horseId` to run second. Left out, every other horse. */
      secondHorseId: z.string().min(1).max(200).optional(),
      betType,
      confidence: z.number().int().min(1).max(100),
      reasoning: z.string().max(2_000).regex(/\S/, 'must say why'),
      weatherFactor: z.enum(['favorable', 'neutral', 'challenging']),
      trackBias: z.enum(['inside', 'outside', 'even']),
      paceScenario: z.enum(['fast_early', 'moderate', 'slow']),
    }),
    reply: z.object({
      /** `unchanged`: the same pick was there already. */
      outcome: z.enum(['kept', 'replaced', 'unchanged']),
      pick: memberPick,
    }),
    refusals: [409, 429],
  }),
  mine: endpoint({
    method: 'GET',
    path: '/api/picks',
    access: 'member',
    summary: "The member's own picks, newest first, at most 200.",
    query: byTrack,
    reply: z.array(memberPick.extend({ isCurrent: z.boolean(), outcome })),
  }),
  handicappers: endpoint({
    method: 'GET',
    path: '/api/handicappers',
    access: 'public',
    summary: 'Members ranked by the return of their scored picks of the last year.',
    sharedForMs: 5_000,
    changesWith: ['results', 'picks', 'scratches'],
    query: byTrack.extend({ top: z.coerce.number<string | number>().int().min(1).max(50).optional() }),
    reply: z.array(
      z.object({
        id: z.string(),
        /** First name and an initial, else `Handicapper` and a short id. */
        displayName: z.string(),
        /** What they pick most: `Win bets`. */
        specialization: z.string(),
        /** Cents that come back for a dollar, small samples held to what the public gets back; null below the sample. */
        rating: z.number().nullable(),
        /** Percent of scored picks that won; null without one. */
        winRate: percent.nullable(),
        /** 95% range of that share, in percent. */
        winRange: z.object({ low: percent, high: percent }).nullable(),
        /** Current picks, including those whose race has no result. */
        totalPicks: z.number(),
        scoredPicks: z.number(),
        wonPicks: z.number(),
        /** Profit in percent of the stakes; null without a scored pick. */
        roi: z.number().nullable(),
        /** 95% range of that profit, in percent; null with picks of fewer than two days. */
        roiRange: z.object({ low: z.number(), high: z.number() }).nullable(),
        /** Fewer scored picks are not rated. */
        minimumScored: z.number(),
        span: z.object({ from: isoDay, to: isoDay }),
        /** Newest first. */
        latestPicks: z.array(horse.extend({ outcome })),
        provenance,
      }),
    ),
  }),
} as const;
