import { z } from 'zod';
import { endpoint } from './endpoint.ts';
import {
  byTrack,
  chance,
  isoInstant,
  percent,
  price,
  provenance,
  quotedPrice,
  verdictKind,
} from './fields.ts';

const alert = z.object({
  raceId: z.string(),
  raceNumber: z.number(),
  /** In the track's time zone: `1:05 PM ET`; null while unknown. */
  raceTime: z.string().nullable(),
  postTime: isoInstant.nullable(),
  /** From its post time on. */
  isOff: z.boolean(),
  /** More than five minutes after its post time. */
  isFinished: z.boolean(),
  horseName: z.string(),
  programNumber: z.string(),
  postPosition: z.number().nullable(),
  jockeyName: z.string().nullable(),
  trainerName: z.string().nullable(),
  /** `EXCEPTIONAL`, `STRONG`, `MODERATE`. */
  alertStrength: z.string(),
  /** Dollars for a $2 win ticket. */
  potentialPayout: z.number(),
  /** With the market blended in; `chance` is ours without it. */
  mlPredictedWinRate: percent,
  impliedOddsProbability: percent,
  /** Relative: 100 x (chance - implied) / implied. */
  edgePercentage: z.number(),
  /** What the analysts' views alone would claim; null without picks. */
  edgeBeforeBlending: z.number().nullable(),
  /** From our line, as on every other screen. */
  chance: chance.nullable(),
  fairPrice: quotedPrice.nullable(),
  priceToTake: quotedPrice.nullable(),
  verdict: verdictKind,
  /** The price it is measured by, as on every other screen: a board's, live or stale, else the morning line. */
  price,
  /** Its text: `8-1`. */
  liveOdds: z.string(),
  enhancedAnalysis: z.string(),
  /** `HIGH`, `MEDIUM`, `DISAGREEMENT`, `NONE`. */
  aiConsensus: z.string(),
  reasoning: z.string(),
  openaiReason: z.string().nullable(),
  claudeReason: z.string().nullable(),
  weatherImpact: z.string(),
  riskFactors: z.array(z.string()),
  /** How much of the wanted record is there, 30-65; no chance. */
  confidence: percent,
});

export const longshots = {
  alerts: endpoint({
    method: 'GET',
    path: '/api/longshot-alerts',
    access: 'member',
    summary: 'The longshots of the day at current odds, finished races included.',
    asOf: true,
    query: byTrack,
    reply: z.object({
      /** By race number. */
      alerts: z.array(alert),
      /** The time of the latest data they rest on; null without a card. */
      lastUpdated: isoInstant.nullable(),
      totalAlertsToday: z.number(),
      strongAlertsCount: z.number(),
      exceptionalAlertsCount: z.number(),
      upcomingCount: z.number(),
      finishedCount: z.number(),
      /** `ratings`: there are no picks yet, so the model is alone and there are no reasons. */
      basis: z.enum(['picks', 'ratings']),
      picksMadeAt: isoInstant.nullable(),
      /** What qualifies: percent above the implied chance, odds to 1, chance in percent; all inclusive. */
      criteria: z.object({ edgePercentage: z.number(), oddsToOne: z.number(), chancePercent: z.number() }),
      definition: z.string(),
      message: z.string().nullable(),
      isDemo: z.boolean(),
      card: provenance.nullable(),
    }),
  }),
} as const;
