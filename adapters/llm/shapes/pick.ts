import { z } from 'zod';
import type { AnswerShapes } from '#core/picks/model-questions/model-question.ts';
import { confidence, number, sentence, words } from './fields.ts';

export const pick = z.object({
  primary: z.object({ programNumber: number, confidence, reasons: z.array(sentence).min(1).max(6) }),
  longshot: z.object({ programNumber: number, reason: sentence }).nullable(),
  value: z.array(z.object({ programNumber: number, confidence, reason: sentence })).max(6),
  exotics: z
    .array(
      z.object({
        betType: z.enum(['exacta', 'trifecta']),
        programNumbers: z.array(number).min(2).max(6),
        reason: words,
      }),
    )
    .max(4),
}) satisfies z.ZodType<AnswerShapes['pick']>;
