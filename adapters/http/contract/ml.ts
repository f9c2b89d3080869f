import { z } from 'zod';
import { endpoint } from './endpoint.ts';
import { chance, isoInstant, key, model, percent, price, provenance } from './fields.ts';

/** The documented formula on one horse; the parts are percentage points and sum to `raw`. */
const formula = z.object({
  base: z.number(),
  wet: z.number(),
  wind: z.number(),
  heat: z.number(),
  jockey: z.number(),
  trainer: z.number(),
  post: z.number(),
  /** Before the limits 2 and 45. */
  raw: z.number(),
  /** +2 or -1 on a muddy track: a label, never added. */
  muddyLabel: z.number().nullable(),
  jockeyWinPercent: percent.nullable(),
  trainerWinPercent: percent.nullable(),
  hasJockeyBadge: z.boolean(),
  /** What was not known and stood at a default: `morning line`, `jockey`, `trainer`. */
  assumed: z.array(z.string()),
});

const prediction = z.object({
  horseId: z.string(),
  horseName: z.string(),
  programNumber: z.string(),
  /** What a win ticket on it buys: `1` for 1 and 1A. Null when it does not start. */
  bettingInterest: z.string().nullable(),
  /** Program numbers that share the ticket; they show one chance. */
  coupledWith: z.array(z.string()),
  postPosition: z.number(),
  jockeyName: z.string().nullable(),
  trainerName: z.string().nullable(),
  isScratched: z.boolean(),
  listStatus: z.enum(['also-eligible', 'main-track-only']).nullable(),
  morningLineOdds: z.string().nullable(),
  /** The model's; over the betting interests they sum to 1, 2 and 3, but never to more than there are. Null for a horse that does not start. */
  winProbability: chance.nullable(),
  placeProbability: chance.nullable(),
  showProbability: chance.nullable(),
  /** The documented formula's confidence, whole percent (75-93). */
  confidence: percent,
  /** The model's confidence, 30-65. */
  modelConfidence: percent.nullable(),
  /** It has no price; the average of the others stood in. */
  isChanceAssumed: z.boolean(),
  /** Per dollar, from winProbability and the odds; null without odds. */
  expectedValue: z.number().nullable(),
  /** The shortest price worth taking; null when beyond 99-1. */
  priceToTake: price.nullable(),
  verdict: z.enum(['PLAY', 'PASS']),
  /** The documented formula's win %, 2-45, not spread over the field. */
  formulaWinPercent: percent,
  formula,
  model,
  /** Of the card the figures were made from. */
  provenance,
  /** Facts up to this instant were used. */
  upTo: isoInstant,
});

export const ml = {
  predict: endpoint({
    method: 'GET',
    path: '/api/ml/predict/{raceId}',
    access: 'public',
    summary: 'Chances of every horse of a race: the documented formula and the model, named apart.',
    sharedForMs: 1_000,
    params: z.object({ raceId: key }),
    reply: z.array(prediction),
  }),
  performance: endpoint({
    method: 'GET',
    path: '/api/ml/performance',
    access: 'public',
    summary: 'How well the model did; null figures until results arrive.',
    sharedForMs: 1_000,
    reply: z.object({
      accuracy: z.number().nullable(),
      precision: z.number().nullable(),
      profitability: z.number().nullable(),
      totalPredictions: z.number(),
      /** Races with a result behind the figures. */
      sample: z.number(),
      note: z.string(),
      model,
    }),
  }),
} as const;
