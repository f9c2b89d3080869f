import { z } from 'zod';
import { endpoint } from './endpoint.ts';
import { byTrack, isoDay, isoInstant, percent, price, provenance, verdictKind } from './fields.ts';

const dollars = z.number().nullable();

/** Where a horse came in. */
const outcome = z.enum(['win', 'place', 'show', 'other']);

const winner = z.object({
  horseName: z.string(),
  programNumber: z.string(),
  jockeyName: z.string(),
  /** Final odds to one, `3.75`; null where there was no price. */
  odds: z.string().nullable(),
});

/** Our pick, made before the off, with $2 to win on it. */
const pick = z.object({
  horseName: z.string(),
  programNumber: z.string(),
  result: z.enum(['won', 'lost', 'refunded', 'unknown']),
  staked: z.number(),
  returned: z.number(),
  /** ISO instant up to which facts were used. */
  upTo: isoInstant,
  madeWith: z.string(),
});

const recentResult = z.object({
  id: z.string(),
  /** Our pick if one was made before the off, else the winner: `about` says which. */
  horse: z.string(),
  about: z.enum(['pick', 'winner']),
  /** `Saratoga Race 4`. */
  race: z.string(),
  /** `1st of 8`. */
  result: z.string(),
  /** Dollars that $2 to win on the horse paid: 0 if it lost; null if unknown. */
  payout: dollars,
  outcome,
  track: z.string(),
  day: isoDay,
  raceNumber: z.number(),
  /** Null if the off time is unknown. */
  offAt: isoInstant.nullable(),
  /** Several in a dead heat. */
  winners: z.array(winner),
  /** What wagers paid, as the result prints them. */
  payoffs: z.array(
    z.object({ wager: z.string(), base: z.number(), winningNumbers: z.string(), payoff: dollars }),
  ),
  pick: pick.nullable(),
  provenance,
});

/** The sample of a figure about our picks. */
const sample = z.object({
  from: isoDay,
  to: isoDay,
  /** Bets sealed before post time whose race is over; a PASS is not a bet. */
  picks: z.number(),
  /** Of them, neither refunded nor unknown. */
  scored: z.number(),
  won: z.number(),
  /** 95% range of the share that won, in percent; null if none is scored. */
  range: z.object({ low: percent, high: percent }).nullable(),
  /** 95% range of the profit in percent of the stakes; null with bets on fewer than two days. */
  profitRange: z.object({ low: z.number(), high: z.number() }).nullable(),
  staked: z.number(),
  returned: z.number(),
});

const recommendation = z.object({
  id: z.string(),
  recommendationType: z.enum(['strong_pick', 'value_bet']),
  /** 0-100: how far the evidence agrees, not a chance; null if none was given. */
  confidence: percent.nullable(),
  raceNumber: z.number(),
  betType: z.string(),
  raceId: z.string(),
  postTime: isoInstant.nullable(),
  horseName: z.string(),
  programNumber: z.string(),
  /** On the board that was known, else of the morning line. */
  price: price.nullable(),
  reasoning: z.string(),
  /** On this horse at its price; the race's verdict may be about another. */
  verdict: verdictKind,
  analysedBy: z.string(),
  madeAt: isoInstant,
  provenance,
});

const source = z.object({
  name: z.string(),
  state: z.enum(['complete', 'stale', 'missing']),
  source: z.string().nullable(),
  at: isoInstant.nullable(),
  detail: z.string(),
});

export const dashboard = {
  metrics: endpoint({
    method: 'GET',
    path: '/api/dashboard/metrics',
    access: 'public',
    summary: "The dashboard's figures, each with its sample.",
    sharedForMs: 5_000,
    tellsTime: true,
    asOf: true,
    isCostly: 'as-of',
    refusals: [429],
    changesWith: ['results', 'picks', 'scratches'],
    query: byTrack,
    reply: z.object({
      /** Percent of our picks of the last thirty days that won; null without a scored one. */
      winRate: percent.nullable(),
      winRateSample: sample,
      /** Races of the cards in play that have not gone off. */
      upcomingRaces: z.number(),
      /** Races of the cards in play. */
      totalRaces: z.number(),
      /** Profit of this month in percent of the stakes, $2 to win on each pick; null without a scored one. */
      roi: z.number().nullable(),
      roiSample: sample,
      isDemo: z.boolean(),
      /** Of the card in play; null without one. */
      provenance: provenance.nullable(),
      racingNow: isoInstant,
    }),
  }),
  validation: endpoint({
    method: 'GET',
    path: '/api/data/validation',
    access: 'public',
    summary: "Which of the day's data is real, complete, stale or missing.",
    sharedForMs: 5_000,
    asOf: true,
    isCostly: 'as-of',
    refusals: [429],
    query: byTrack,
    reply: z.object({
      dataStatus: z.object({
        /** Real races, and the racing clock shows the time of day. */
        isLiveData: z.boolean(),
        isDemo: z.boolean(),
        currentRaces: z.number(),
        /** Finished races since `historicalFrom`. */
        historicalRaces: z.number(),
        historicalFrom: isoDay,
      }),
      warnings: z.array(z.string()),
      lastUpdate: isoInstant.nullable(),
      sources: z.array(source),
    }),
  }),
  recentResults: endpoint({
    method: 'GET',
    path: '/api/races/recent-results',
    access: 'public',
    summary: 'The latest finished races, newest first.',
    sharedForMs: 5_000,
    asOf: true,
    isCostly: 'as-of',
    refusals: [429],
    changesWith: ['results', 'picks', 'scratches'],
    query: byTrack,
    reply: z.array(recentResult),
  }),
  recommendations: endpoint({
    method: 'GET',
    path: '/api/recommendations',
    access: 'public',
    summary: 'The strongest of our saved picks for upcoming races, best first; none until picks are made.',
    sharedForMs: 2_000,
    asOf: true,
    query: byTrack,
    reply: z.array(recommendation),
  }),
} as const;
