import { z } from 'zod';
import type { AnswerShapes } from '#core/picks/model-questions/model-question.ts';
import { confidence, essay, sentence, words } from './fields.ts';

const points = z.array(sentence).max(10);

export const analysis = z.object({
  confidence,
  riskAssessment: words,
  analysis: essay,
  reasoning: words,
  keyFactors: points,
}) satisfies z.ZodType<AnswerShapes['race-analysis']>;

export const strategy = z.object({
  primaryPick: sentence,
  strategy: essay,
  alternatives: points,
  valueOpportunities: points,
  reasoning: words,
}) satisfies z.ZodType<AnswerShapes['betting-strategy']>;

export const summary = z.object({
  confidence,
  riskLevel: z.enum(['low', 'medium', 'high']),
  summary: words,
  keyFactor: sentence,
}) satisfies z.ZodType<AnswerShapes['race-summary']>;
