import { z } from 'zod';
import { endpoint } from './endpoint.ts';
import { byTrack } from './fields.ts';

const reply = z.object({
  response: z.string(),
  /** Who answered: `Claude (claude-…)`, `Built-in analyst (no AI key set)`. */
  analysedBy: z.string(),
  isBuiltIn: z.boolean(),
});

export const assistant = {
  askJake: endpoint({
    method: 'POST',
    path: '/api/ai/ask-jake',
    access: 'member',
    summary: 'Answers a question about bets, with exact ticket costs.',
    query: byTrack,
    body: z.object({
      question: z.string(),
      /** As the screen has it; the answer uses the stored card. */
      context: z
        .object({ availableRaces: z.number().optional(), hasLiveData: z.boolean().optional() })
        .optional(),
    }),
    reply,
    streams: true,
    refusals: [429, 502, 503],
  }),
  enhancedAnalysis: endpoint({
    method: 'POST',
    path: '/api/ai/enhanced-analysis',
    access: 'member',
    summary: "Answers a free question about the day's card.",
    query: byTrack,
    body: z.object({ query: z.string() }),
    reply,
    streams: true,
    refusals: [429, 502, 503],
  }),
} as const;
