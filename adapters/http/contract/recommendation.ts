import { z } from 'zod';
import {
  chance,
  isoInstant,
  lineHead,
  percent,
  price,
  provenance,
  quotedPrice,
  verdictKind,
} from './fields.ts';

const horse = { programNumber: z.string(), postPosition: z.number().nullable() };

const prices = {
  /** On the board that was known, else of the morning line. */
  price: price.nullable(),
  morningLine: price.nullable(),
  /** The text of the price on the board, and of the morning line. */
  currentOdds: z.string().nullable(),
  morningLineOdds: z.string().nullable(),
};

/** A chosen horse with the reasons of both sides. Confidence says how far the evidence agrees, null if none was given; it is not a chance. */
const pick = z.object({
  horse: z.string(),
  ...horse,
  confidence: percent.nullable(),
  /** `High`, `Medium`, `Low`, `Pending`. */
  aiConsensus: z.string(),
  openaiHorse: z.string().nullable(),
  claudeHorse: z.string().nullable(),
  openaiReason: z.string().nullable(),
  claudeReason: z.string().nullable(),
  reasoning: z.string(),
  ...prices,
});

const valueBet = z.object({
  horse: z.string(),
  ...horse,
  betType: z.string(),
  /** The price it is value at, and its text. */
  price,
  odds: z.string(),
  confidence: percent.nullable(),
  reasoning: z.string(),
  /** Our chance, the same on every screen. */
  chance,
  fairPrice: quotedPrice.nullable(),
  priceToTake: quotedPrice.nullable(),
});

/** A betting interest on our line. */
const lineRow = z.object({
  interest: z.string(),
  programNumbers: z.array(z.string()),
  chance,
  fairPrice: quotedPrice.nullable(),
  /** Null for a horse not worth betting at any price. */
  priceToTake: quotedPrice.nullable(),
  morningLine: price.nullable(),
});

const exoticPlay = z.object({
  betType: z.string(),
  horses: z.array(z.object({ horseName: z.string(), ...horse })),
  combination: z.string(),
  riskLevel: z.string(),
  reasoning: z.string(),
  /** Dollars per combination, number of combinations, dollars in all. */
  stake: z.number(),
  combinations: z.number(),
  cost: z.number(),
  hitChance: chance,
  /** Dollars it must pay when it hits to break even on average. */
  breakEvenPayout: z.number().nullable(),
  /** Dollars, from the pool or its will-pays; null without them. */
  expectedPayout: z.number().nullable(),
});

const longshot = z.object({
  horseName: z.string(),
  ...horse,
  jockeyName: z.string().nullable(),
  trainerName: z.string().nullable(),
  alertStrength: z.string(),
  price,
  mlPredictedWinRate: percent,
  impliedOddsProbability: percent,
  edgePercentage: z.number(),
  edgeBeforeBlending: z.number(),
  /** Dollars for a $2 bet. */
  potentialPayout: z.number(),
  /** `HIGH`, `MEDIUM`, `DISAGREEMENT`. */
  aiConsensus: z.string(),
  reasoning: z.string(),
  openaiReason: z.string().nullable(),
  claudeReason: z.string().nullable(),
  confidence: percent.nullable(),
});

const liveOdds = z.object({
  horseName: z.string(),
  ...horse,
  ...prices,
});

/** An analyst's whole opinion of a race, best horse first. */
const opinion = z.object({
  analyst: z.string(),
  confidence: percent.nullable(),
  horse: z.string().nullable(),
  longshot: z.string().nullable(),
  ranking: z.array(
    z.object({
      horse: z.string(),
      ...horse,
      score: z.number(),
      /** The analyst's own rating, 0-1; not our chance. */
      chance,
      reasons: z.array(z.string()),
    }),
  ),
});

/** Who sits in a slot. `model` is null for a built-in analyst. */
const analyst = z.object({
  name: z.string(),
  model: z.string().nullable(),
  isBuiltIn: z.boolean(),
  /** Why the slot's outside analyst is absent, in a sentence; its side is then empty or the built-in one's. */
  unavailable: z.string().nullable(),
  promptVersion: z.string().nullable(),
  askedAt: isoInstant.nullable(),
});

/** Bet, wait for a price, or no bet. */
export const raceVerdict = z.object({
  kind: verdictKind,
  /** The horse it is about; null if no horse is worth betting at any price. */
  horse: z.string().nullable(),
  programNumber: z.string().nullable(),
  chance: chance.nullable(),
  fairPrice: quotedPrice.nullable(),
  priceToTake: quotedPrice.nullable(),
  /** The current price, or the one at the off. */
  price: price.nullable(),
  sentence: z.string(),
});

/** What is recommended for one race. */
export const recommendation = z.object({
  raceNumber: z.number(),
  raceId: z.string(),
  raceName: z.string().nullable(),
  postTime: isoInstant.nullable(),
  surface: z.enum(['D', 'T']).nullable(),
  surfaceName: z.string(),
  distance: z.string(),
  /** Null figures without a weather report. */
  weatherData: z.object({
    temperature: z.number().nullable(),
    description: z.string().nullable(),
    trackCondition: z.string().nullable(),
  }),
  primaryPick: pick.nullable(),
  /** Null unless a horse meets the longshot criteria. */
  bestLongshotPick: pick.nullable(),
  liveOddsData: z.array(liveOdds),
  mlPredictions: z.array(
    z.object({
      horseName: z.string(),
      ...horse,
      winProbability: chance,
      /** The model's, 30-65. */
      confidence: percent,
    }),
  ),
  /** Null in picks of an earlier version. */
  line: lineHead.extend({ rows: z.array(lineRow) }).nullable(),
  /** Horses whose price is the price to take or longer; an analyst's list has those it also calls value. */
  valueBets: z.array(valueBet),
  claudeValueBets: z.array(valueBet),
  chatgptValueBets: z.array(valueBet),
  exoticPlays: z.array(exoticPlay),
  claudeExoticPlays: z.array(exoticPlay),
  chatgptExoticPlays: z.array(exoticPlay),
  expertPicks: z.object({
    expertCount: z.number(),
    topConsensusHorse: z.string().nullable(),
    individualPicks: z.array(z.object({ expert: z.string(), horse: z.string(), source: z.string() })),
  }),
  longshotOpportunities: z.array(longshot),
  verdict: raceVerdict,
  pace: z.object({
    /** Null while too little is known of the starters. */
    word: z.enum(['Speed Duel', 'Honest Pace', 'Even Pace', 'Slow Early']).nullable(),
    shape: z.string(),
    topPoints: z.array(z.number()),
    loneSpeed: z.string().nullable(),
    /** False when the pace is open: then it has no word. */
    isKnown: z.boolean(),
    sentence: z.string(),
  }),
  opinions: z.object({ claude: opinion, openai: opinion }),
  analysts: z.object({ claude: analyst, openai: analyst }),
  /** As the screens print it: `Built-in analyst (no AI key set)`. */
  analysedBy: z.string(),
  sources: z.object({
    card: provenance,
    /** The board the live prices are from; null without one. */
    board: provenance.nullable(),
    model: z.string(),
    order: z.string(),
    analysts: z.string(),
    /** The takeout used for the exotics; assumed if it is not the track's own. */
    takeout: z.object({ operator: z.string(), isAssumed: z.boolean() }),
    /** Facts up to this instant were used. */
    upTo: isoInstant,
  }),
});
