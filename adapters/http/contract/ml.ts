import { z } from 'zod';
import { endpoint } from './endpoint.ts';
import {
  chance,
  isoDay,
  isoInstant,
  key,
  lineHead,
  model,
  percent,
  price,
  provenance,
  quotedPrice,
  verdictKind,
} from './fields.ts';

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
  /** Starts behind the two percentages. */
  jockeyStarts: z.number().nullable(),
  trainerStarts: z.number().nullable(),
  hasJockeyBadge: z.boolean(),
  /** What was unknown and used a default: `morning line`, `jockey`, `trainer`. */
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
  postPosition: z.number().nullable(),
  jockeyName: z.string().nullable(),
  trainerName: z.string().nullable(),
  isScratched: z.boolean(),
  listStatus: z.enum(['also-eligible', 'main-track-only']).nullable(),
  morningLine: price.nullable(),
  /** Its text: `7-2`. */
  morningLineOdds: z.string().nullable(),
  /** Our chances, without the board. Over the betting interests they sum to 1, 2 and 3, or to their number if that is less. Null for a horse that does not start. */
  winProbability: chance.nullable(),
  placeProbability: chance.nullable(),
  showProbability: chance.nullable(),
  /** The documented formula's confidence, whole percent (75-93). */
  confidence: percent,
  /** The model's confidence, 30-65. */
  modelConfidence: percent.nullable(),
  /** It has no morning line; the average of the others was used. */
  isChanceAssumed: z.boolean(),
  /** The price that was known: of the board, else the morning line; null without one. */
  price: price.nullable(),
  /** The board the live prices are from; null without one. */
  board: provenance.nullable(),
  /** The chance with the board blended in: used for the expected value, not for the price to take. */
  blendedProbability: chance.nullable(),
  /** Per dollar, from blendedProbability and that price; null without one. */
  expectedValue: z.number().nullable(),
  /** The price at which a bet breaks even if winProbability is right; null beyond 99-1. */
  fairPrice: quotedPrice.nullable(),
  /** The shortest price worth taking; null for a horse not worth betting at any price. */
  priceToTake: quotedPrice.nullable(),
  verdict: verdictKind,
  line: lineHead.extend({
    /** Sealed with the picks, so it no longer changes. */
    isSealed: z.boolean(),
  }),
  /** The documented formula's win %, 2-45, not spread over the field. */
  formulaWinPercent: percent,
  formula,
  model,
  /** Of the card the figures were made from. */
  provenance,
  /** Facts up to this instant were used. */
  upTo: isoInstant,
  /** The weather the formula used for the race, in °F and mph; null if unknown. */
  weather: z
    .object({
      temperature: z.number().nullable(),
      windSpeed: z.number().nullable(),
      conditions: z.string().nullable(),
      trackCondition: z.string().nullable(),
    })
    .nullable(),
});

const span = z.object({ from: isoDay, to: isoDay, track: z.string().nullable(), days: z.number() });
const sample = z.object({
  races: z.number(),
  days: z.number(),
  from: isoDay,
  to: isoDay,
  /** What kind of races. */
  of: z.string(),
});
const interval = z.object({ low: z.number(), high: z.number() });
const overlays = z.object({
  bets: z.number(),
  /** Profit per dollar; null without bets. */
  return: z.number().nullable(),
  low: z.number().nullable(),
  high: z.number().nullable(),
});

const score = z.object({
  name: z.string(),
  races: z.number(),
  logLoss: z.number(),
  meanDifferenceToPublic: z.number(),
  standardError: z.number(),
  differenceInterval: interval.nullable(),
  pseudoR2: z.number(),
  deltaR2: z.number(),
  brier: z.number(),
  topPickRate: chance,
  favoriteRate: chance,
  calibration: z.array(
    z.object({ low: chance, high: chance, predicted: chance, actual: chance, count: z.number() }),
  ),
  calibrationError: z.number(),
  calibrationSlope: z.number(),
  roi: overlays,
});

const orderScore = z.object({
  name: z.string(),
  races: z.number(),
  exactaLogLoss: z.number(),
  trifectaLogLoss: z.number(),
});

/** A fitted model: version, day of the fit, what it was fitted on, and its powers where it has some. */
const fittedModel = z.object({
  name: z.string(),
  version: z.string(),
  date: isoDay,
  sample,
  says: z.string(),
  powers: z.array(z.object({ of: z.string(), power: z.number(), error: z.number() })),
});

/** One line of the register. */
const feature = z.object({
  name: z.string(),
  group: z.enum(['core', 'derived', 'expert']),
  meaning: z.string(),
  source: z.string(),
  /** Per standard deviation within races; null where there was nothing to fit it on. */
  weight: z.number().nullable(),
  error: z.number().nullable(),
});

export const ml = {
  predict: endpoint({
    method: 'GET',
    path: '/api/ml/predict/{raceId}',
    access: 'public',
    summary:
      'Chances of every horse in a race, by the documented formula and by the model, each under its own name.',
    sharedForMs: 1_000,
    asOf: true,
    params: z.object({ raceId: key }),
    reply: z.array(prediction),
  }),
  performance: endpoint({
    method: 'GET',
    path: '/api/ml/performance',
    access: 'public',
    summary:
      'How well the models did on days they were not trained on, with sample and intervals, and their features.',
    sharedForMs: 60_000,
    asOf: 'same',
    reply: z.object({
      /** Share of races won by the blend's highest chance; null where the blend was not scored. */
      accuracy: chance.nullable(),
      /** Of the tenth of horses that got the highest chances: the share that won. */
      precision: chance.nullable(),
      /** Profit per dollar on every overlay of the model without odds. */
      profitability: z.number().nullable(),
      /** Races with a result behind the figures. */
      totalPredictions: z.number(),
      sample: z.number(),
      /** The summary, sentence by sentence. */
      note: z.string(),
      says: z.array(z.string()),
      /** The model that rates now. */
      model,
      modelSays: z.string(),
      scored: span,
      models: z.array(score),
      orders: z.array(orderScore),
      baselines: z.array(overlays.extend({ name: z.string() })),
      /** The morning line, as printed and corrected, on real races it was not fitted on. */
      morning: z.object({ scored: sample, models: z.array(score) }),
      fitted: z.array(fittedModel),
      features: z.array(feature),
    }),
  }),
} as const;
