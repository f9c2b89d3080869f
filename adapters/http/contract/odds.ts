import { z } from 'zod';
import { endpoint } from './endpoint.ts';
import { chance, isoDay, isoInstant, key, price, provenance, quotedPrice } from './fields.ts';
import { raceOfCard } from './race-of-card.ts';

/** Dollars; null if the source does not report them. */
const dollars = z.number().nullable();

/** A horse with its price. The price of a coupled entry is repeated for each of its horses. */
const horse = z.object({
  horseName: z.string(),
  programNumber: z.string(),
  postPosition: z.number().nullable(),
  /** What is bet on, `1` for 1 and 1A; null where the board does not show it. */
  interest: z.string().nullable(),
  isScratched: z.boolean(),
  /** On the board; null without one: never the morning line. */
  price: price.nullable(),
  morningLine: price.nullable(),
  /** The texts of the two: `7-2`. */
  currentOdds: z.string().nullable(),
  morningLineOdds: z.string().nullable(),
  /** Longer is `up` (drifting), shorter `down`; null where nothing earlier is known. */
  movement: z.enum(['up', 'down', 'stable']).nullable(),
  /** To 1, never negative. */
  movementAmount: z.number().nullable(),
  /** The text of the price it moved from. */
  movementFrom: z.string().nullable(),
  /** The chance implied by the board prices without the takeout, 0-1. */
  winProbability: chance.nullable(),
  /** Money on it to win: `heavy` from a fifth of the pool on, `moderate` from 8% on. */
  volume: z.enum(['heavy', 'moderate', 'light']).nullable(),
  /** Dollars to win, and their share of the pool. */
  dollars,
  poolShare: chance.nullable(),
  /** Whose board shows it, and since when; null where it has no price. */
  bookmaker: z.string().nullable(),
  lastUpdate: isoInstant.nullable(),
});

const raceOdds = z.object({
  raceId: z.string(),
  raceNumber: z.number(),
  trackSlug: z.string(),
  day: isoDay,
  postTime: isoInstant.nullable(),
  raceStatus: z.enum(['upcoming', 'live', 'completed']),
  /** `stale`: older than ten minutes, or of a finished race and from before its off. */
  status: z.enum(['live', 'stale', 'final', 'morning-line', 'missing']),
  /** The status in a sentence. */
  message: z.string(),
  /** Name of the source whose board counts; null without a board. */
  source: z.string().nullable(),
  /** The time of the board, and its age in seconds by the racing clock. */
  lastUpdated: isoInstant.nullable(),
  ageSeconds: z.number().nullable(),
  /** Movements are relative to this time. */
  movementSince: isoInstant.nullable(),
  /** Dollars in the win pool. */
  totalPool: dollars,
  pools: z.object({ win: dollars, place: dollars, show: dollars }),
  /** Every horse of the card, in its order. */
  horses: z.array(horse),
  isDemo: z.boolean(),
  /** Of the board; null without one. */
  provenance: provenance.nullable(),
});

/** Prices at one moment. */
const moment = z.object({
  at: isoInstant,
  /** Whole minutes to the off, negative after it; null if unknown. */
  minutesToPost: z.number().nullable(),
  totalPool: dollars,
  prices: z.array(z.object({ interest: z.string(), price: quotedPrice.nullable() })),
});

/** Something that happened to the race while it was being bet on. */
const mark = z.object({
  at: isoInstant,
  /** In words: `#5 Paper Lantern scratched`. */
  words: z.string(),
  programNumber: z.string().nullable(),
});

export const odds = {
  history: endpoint({
    method: 'GET',
    path: '/api/tracks/{slug}/cards/{date}/races/{number}/odds-history',
    access: 'public',
    summary: 'How the odds of a race came about: every board kept at a refresh, and what happened meanwhile.',
    sharedForMs: 1_000,
    tellsTime: true,
    asOf: true,
    params: raceOfCard,
    reply: raceOdds.extend({
      /** Of the source whose board counts, oldest first; one that shows nothing new is left out. Empty without a board. */
      history: z.array(moment.extend({ pools: z.object({ win: dollars, place: dollars, show: dollars }) })),
      /** Oldest first. */
      marks: z.array(mark),
    }),
  }),
  byRace: endpoint({
    method: 'GET',
    path: '/api/odds/race/{id}',
    access: 'public',
    summary: 'The current odds of a race, with their source.',
    sharedForMs: 1_000,
    tellsTime: true,
    asOf: true,
    params: z.object({ id: key }),
    reply: raceOdds,
  }),
  live: endpoint({
    method: 'GET',
    path: '/api/odds/live/{raceId}',
    access: 'public',
    summary: 'The current odds of a race, with pool, movement and history.',
    sharedForMs: 1_000,
    tellsTime: true,
    asOf: true,
    params: z.object({ raceId: key }),
    reply: raceOdds.extend({
      /** Of the same source, oldest first; a moment at which nothing had changed is left out. */
      history: z.array(moment),
    }),
  }),
} as const;
