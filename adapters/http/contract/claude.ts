import { z } from 'zod';
import { endpoint } from './endpoint.ts';
import { isoInstant, key, percent, provenance } from './fields.ts';

const params = z.object({ raceId: key });

const made = {
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
  ...made,
});

const strategy = z.object({
  primaryPick: z.string(),
  strategy: z.string(),
  alternatives: z.array(z.string()),
  valueOpportunities: z.array(z.string()),
  reasoning: z.string(),
  ...made,
});

const consensus = z.object({
  confidence: z.enum(['High', 'Medium', 'Low']),
  consensus: z.array(z.string()),
  differences: z.array(z.string()),
  recommendation: z.string(),
  ...made,
});

const summary = z.object({
  raceId: z.string(),
  raceNumber: z.number(),
  /** On the track's own clock; null while unknown. */
  raceTime: z.string().nullable(),
  surface: z.enum(['D', 'T']),
  distance: z.string(),
  confidence: percent.nullable(),
  riskLevel: z.enum(['low', 'medium', 'high']),
  summary: z.string(),
  keyFactor: z.string(),
  analysedBy: z.string(),
  isBuiltIn: z.boolean(),
  madeAt: isoInstant,
});

const asked = { method: 'POST', access: 'member', params, refusals: [429, 502, 503] } as const;
const shown = { method: 'GET', access: 'member', params } as const;

export const claude = {
  analyseRace: endpoint({
    ...asked,
    path: '/api/claude/analyze-race/{raceId}',
    summary: 'Has a race analysed; the kept analysis while card and picks are the same.',
    reply: analysis,
  }),
  raceAnalysis: endpoint({
    ...shown,
    path: '/api/claude/analyze-race/{raceId}',
    summary: 'The kept analysis of a race; null before anybody asked for one.',
    reply: analysis.nullable(),
  }),
  planStrategy: endpoint({
    ...asked,
    path: '/api/claude/betting-strategy/{raceId}',
    summary: 'Has a betting strategy made for a race; the kept one while card and picks are the same.',
    reply: strategy,
  }),
  bettingStrategy: endpoint({
    ...shown,
    path: '/api/claude/betting-strategy/{raceId}',
    summary: 'The kept betting strategy of a race; null before anybody asked for one.',
    reply: strategy.nullable(),
  }),
  findConsensus: endpoint({
    ...asked,
    path: '/api/claude/ai-consensus/{raceId}',
    summary: 'Has both analysts compared on a race; the kept comparison while card and picks are the same.',
    reply: consensus,
  }),
  aiConsensus: endpoint({
    ...shown,
    path: '/api/claude/ai-consensus/{raceId}',
    summary: 'The kept comparison of both analysts on a race; null before anybody asked for one.',
    reply: consensus.nullable(),
  }),
  raceSummaries: endpoint({
    method: 'GET',
    path: '/api/claude/race-summaries',
    access: 'member',
    summary: "Every race of today's card in a few words, made once for a state of the card.",
    reply: z.array(summary),
    refusals: [429],
  }),
} as const;
