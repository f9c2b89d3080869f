import { z } from 'zod';
import { endpoint } from './endpoint.ts';
import { byTrack } from './fields.ts';

const opening = z.object({
  horse: z.string(),
  programNumber: z.string(),
  /** 0-10: how far the evidence agrees, not a chance. */
  confidence: z.number().min(0).max(10),
  reasoning: z.string(),
});

const critique = z.object({ critique: z.string() });

const final = z.object({ finalHorse: z.string(), programNumber: z.string(), explanation: z.string() });

const analyst = z.object({
  name: z.string(),
  /** The provider's id of the model; null for a built-in analyst. */
  model: z.string().nullable(),
  isBuiltIn: z.boolean(),
  /** Why it was not who is set; null otherwise. */
  note: z.string().nullable(),
});

const speakers = z.object({ claude: analyst, gpt: analyst });

const side = z.enum(['claude', 'gpt']);

export const debate = {
  hold: endpoint({
    method: 'POST',
    path: '/api/ai-debate/{raceNumber}',
    access: 'member',
    summary: 'Both analysts debate a race in three rounds; their statements about the card are checked.',
    params: z.object({ raceNumber: z.coerce.number<string | number>().int().min(1).max(20) }),
    query: byTrack,
    reply: z.object({
      raceId: z.string(),
      raceNumber: z.number(),
      round1: z.object({ claude: opening, gpt: opening }),
      round2: z.object({ claudeCritique: critique, gptCritique: critique }),
      round3: z.object({ claudeFinal: final, gptFinal: final }),
      consensus: z.object({
        hasConsensus: z.boolean(),
        /** Null when they end on two horses. */
        horse: z.string().nullable(),
        explanation: z.string(),
        claudePick: z.string(),
        gptPick: z.string(),
      }),
      /** Every fact of the card that a sentence names, with what the card says. */
      checks: z.array(
        z.object({
          round: z.union([z.literal(1), z.literal(2), z.literal(3)]),
          side,
          sentence: z.string(),
          claim: z.string(),
          verdict: z.enum(['true', 'wrong', 'not checkable']),
          fact: z.string(),
        }),
      ),
      /** Who spoke in each round: a model that stops answering is replaced from then on. */
      speakers: z.object({ round1: speakers, round2: speakers, round3: speakers }),
      /** Who opened on each side; `note` says if another model took over. */
      analysts: speakers,
      analysedBy: z.string(),
    }),
    streams: true,
    refusals: [429, 502, 503],
  }),
} as const;
