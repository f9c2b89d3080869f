import { z } from 'zod';
import type { AnswerShapes } from '#core/picks/model-questions/model-question.ts';
import { number, words } from './fields.ts';

export const opening = z.object({
  programNumber: number,
  confidence: z.number().min(0).max(10),
  reasoning: words,
}) satisfies z.ZodType<AnswerShapes['debate-opening']>;

export const critique = z.object({ critique: words }) satisfies z.ZodType<AnswerShapes['debate-critique']>;

export const final = z.object({ programNumber: number, explanation: words }) satisfies z.ZodType<
  AnswerShapes['debate-final']
>;
