import { z } from 'zod';
import { endpoint } from './endpoint.ts';
import { byTrack, isoInstant, key } from './fields.ts';
import { recommendation } from './recommendation.ts';

const recommendations = z.array(recommendation);

export const picks = {
  enhanced: endpoint({
    method: 'POST',
    path: '/api/ai/enhanced-picks',
    access: 'member',
    summary: "Picks for every race of today's card, from the cache unless it is bypassed.",
    asOf: true,
    query: byTrack,
    body: z.object({ bypassCache: z.boolean().optional() }),
    reply: z.object({
      recommendations,
      cached: z.boolean(),
      /** Whole seconds since the picks were made; 0 when they are new. */
      cacheAge: z.number(),
      timestamp: isoInstant,
      scheduledGeneration: z.boolean(),
      forceRefreshUsed: z.boolean(),
      persistentCache: z.boolean(),
      analysedBy: z.string(),
      /** Why the list is empty, or that it is tomorrow's card; null otherwise. */
      message: z.string().nullable(),
      isShowingTomorrow: z.boolean(),
      isDemo: z.boolean(),
    }),
    refusals: [429, 503],
  }),
  forceRefresh: endpoint({
    method: 'POST',
    path: '/api/ai/enhanced-picks/force-refresh',
    access: 'member',
    summary: "Makes new picks for today's card.",
    query: byTrack,
    reply: z.object({ recommendations, processed: z.number(), totalRaces: z.number() }),
    refusals: [429, 503],
  }),
  refreshRace: endpoint({
    method: 'POST',
    path: '/api/ai/refresh-race/{raceNumber}',
    access: 'member',
    summary: 'Makes new picks for one race of the card.',
    params: z.object({ raceNumber: z.coerce.number<string | number>().int().min(1).max(99) }),
    query: byTrack,
    reply: z.object({
      raceNumber: z.number(),
      recommendation,
      liveOddsUpdated: z.boolean(),
      liveOddsCount: z.number(),
    }),
    refusals: [429, 503],
  }),
  saratogaPicks: endpoint({
    method: 'POST',
    path: '/api/ai/saratoga-picks/{raceId}',
    access: 'member',
    summary: 'The recommendation for one race.',
    params: z.object({ raceId: key }),
    reply: recommendation,
    refusals: [429, 503],
  }),
} as const;
