import { z } from 'zod';
import { endpoint } from './endpoint.ts';
import { byTrack, isoInstant, key, percent, provenance } from './fields.ts';

const params = z.object({ raceId: key });

const generated = {
  raceId: z.string(),
  analysedBy: z.string(),
  isBuiltIn: z.boolean(),
  /** By the racing clock. */
  madeAt: isoInstant,
  /** Card or picks are others by now: ask again. */
  isOutdated: z.boolean(),
  provenance,
};

const analysis = z.object({
  /** Null for a race without starters. */
  confidence: percent.nullable(),
  riskAssessment: z.string(),
  analysis: z.string(),
  reasoning: z.string(),
  keyFactors: z.array(z.string()),
  ...generated,
});

const strategy = z.object({
  primaryPick: z.string(),
  strategy: z.string(),
  alternatives: z.array(z.string()),
  valueOpportunities: z.array(z.string()),
  reasoning: z.string(),
  ...generated,
});

const consensus = z.object({
  confidence: z.enum(['High', 'Medium', 'Low']),
  consensus: z.array(z.string()),
  differences: z.array(z.string()),
  recommendation: z.string(),
  ...generated,
});

const summary = z.object({
  raceId: z.string(),
  raceNumber: z.number(),
  /** On the track's own clock; null while unknown. */
  raceTime: z.string().nullable(),
  surface: z.enum(['D', 'T']).nullable(),
  distance: z.string(),
  confidence: percent.nullable(),
  riskLevel: z.enum(['low', 'medium', 'high']),
  summary: z.string(),
  keyFactor: z.string(),
  analysedBy: z.string(),
  isBuiltIn: z.boolean(),
  madeAt: isoInstant,
});

const raceRequest = { method: 'POST', access: 'member', params, refusals: [429, 502, 503] } as const;
const savedOf = { method: 'GET', access: 'member', params } as const;

export const claude = {
  analyzeRace: endpoint({
    ...raceRequest,
    path: '/api/claude/analyze-race/{raceId}',
    summary: 'Analyzes a race; returns the saved analysis while card and picks are unchanged.',
    reply: analysis,
  }),
  raceAnalysis: endpoint({
    ...savedOf,
    path: '/api/claude/analyze-race/{raceId}',
    summary: 'The saved analysis of a race; null if there is none.',
    reply: analysis.nullable(),
  }),
  planStrategy: endpoint({
    ...raceRequest,
    path: '/api/claude/betting-strategy/{raceId}',
    summary: 'Makes a betting strategy for a race; returns the saved one while card and picks are unchanged.',
    reply: strategy,
  }),
  bettingStrategy: endpoint({
    ...savedOf,
    path: '/api/claude/betting-strategy/{raceId}',
    summary: 'The saved betting strategy of a race; null if there is none.',
    reply: strategy.nullable(),
  }),
  findConsensus: endpoint({
    ...raceRequest,
    path: '/api/claude/ai-consensus/{raceId}',
    summary:
      'Compares both analysts on a race; returns the saved comparison while card and picks are unchanged.',
    reply: consensus,
  }),
  aiConsensus: endpoint({
    ...savedOf,
    path: '/api/claude/ai-consensus/{raceId}',
    summary: 'The saved comparison of both analysts on a race; null if there is none.',
    reply: consensus.nullable(),
  }),
  raceSummaries: endpoint({
    method: 'GET',
    path: '/api/claude/race-summaries',
    access: 'member',
    summary: "Every race of today's card in a few words, made once per version of the card.",
    query: byTrack,
    reply: z.array(summary),
    refusals: [429],
  }),
} as const;
