import { z } from 'zod';
import { endpoint } from './endpoint.ts';
import { byTrack, chance, isoDay, isoInstant, percent, price, provenance, spanWord } from './fields.ts';
import { raceOfCard } from './race-of-card.ts';

/** The number of a race on the card in play; the card decides which there are. */
const byNumber = z.object({ raceNumber: z.coerce.number().int().min(1).max(99) });

const paceHorse = z.object({
  horseName: z.string(),
  programNumber: z.string(),
  jockeyName: z.string().nullable(),
  postPosition: z.number().nullable(),
  morningLine: price.nullable(),
  /** Its text: `7-2`. */
  morningLineOdds: z.string().nullable(),
  /** `E`, `E/P`, `P`, `S`; null while it has shown none. */
  runningStyle: z.enum(['E', 'E/P', 'P', 'S']).nullable(),
  /** Quirin early-speed points, 0-8. */
  earlyPoints: z.number().nullable(),
  /**
   * 0-100, the measure of groups and map: how often the horse was on or near the lead at the first call lately; by early
   * points where `scenarios` is null. Null while unknown.
   */
  earlySpeed: percent.nullable(),
});

const pace = z.object({
  raceName: z.string(),
  raceId: z.string(),
  raceNumber: z.number(),
  expectedPace: z.enum(['Speed Duel', 'Honest Pace', 'Slow Early', 'Even Pace']),
  /** 0-100; null while too little is known of the field. */
  pressureRating: percent.nullable(),
  /** `open` while too little is known of the starters: the expected pace is then a default, not a finding. */
  paceShape: z.enum(['hot', 'contested', 'slow', 'lone speed', 'open']),
  isKnown: z.boolean(),
  keyInsights: z.array(z.string()),
  /** How likely each way of running the race is, 0-1; null while the running lines of most starters are unknown. */
  scenarios: z.object({ slow: z.number(), honest: z.number(), hot: z.number() }).nullable(),
  /** Our win chances, 0-1, overall and in each scenario; weighted by the scenarios, they add up to `chance`. */
  scenarioChances: z.array(
    z.object({
      bettingInterest: z.string(),
      horses: z.array(z.string()),
      chance: z.number(),
      slow: z.number(),
      honest: z.number(),
      hot: z.number(),
    }),
  ),
  /** What the pace suggests if the verdict on the race is BET; empty if not. Confidence, 30-65, is how clear the pace is. */
  bettingRecommendations: z.array(
    z.object({
      betType: z.string(),
      confidence: percent,
      selection: z.string(),
      reasoning: z.string(),
    }),
  ),
  paceAnalysis: z.object({
    speedHorses: z.array(paceHorse.extend({ earlySpeedRating: percent.nullable() })),
    stalkers: z.array(paceHorse.extend({ stalkerRating: percent.nullable() })),
    closers: z.array(paceHorse.extend({ closingKick: percent.nullable() })),
    /** Starters whose record does not show where they run early. */
    unknown: z.array(paceHorse),
  }),
  /** How many starters have each style, and their share of the field in percent. */
  runningStyles: z.array(
    z.object({
      style: z.enum(['E', 'E/P', 'P', 'S', 'unknown']),
      count: z.number(),
      percentOfField: percent,
    }),
  ),
  /** Where the rules come from, and which are rules of thumb. */
  basis: z.string(),
  provenance,
  /** Facts up to this instant were used. */
  upTo: isoInstant,
});

/** A starter's places at the calls of its latest races. */
const paceCalls = z.object({
  horseName: z.string(),
  programNumber: z.string(),
  postPosition: z.number().nullable(),
  /** Share of the field behind it at each call, on average, 0-1: 1 leads. Null with fewer than two such calls. */
  calls: z.object({ start: chance.nullable(), half: chance.nullable(), stretch: chance.nullable() }),
  /** Of its latest five first calls: on the lead or within half a length, pressing, and how many are known. */
  lately: z.object({ led: z.number(), pressed: z.number(), races: z.number() }).nullable(),
});

const speedFigure = z.object({
  horseId: z.string(),
  horseName: z.string(),
  programNumber: z.string(),
  /** Null: no source of these figures is licensed here, and no other figure is shown under the name. */
  beyer: z.number().nullable(),
  /** Better two of the last three on today's footing within a year, in the producer's points. */
  speedRating: z.number().nullable(),
  speedRaces: z.number(),
  /** What winners of the classes it last ran in earn, in the same points. */
  classRating: z.number().nullable(),
  /** The producer's variant of its last such race; already inside the rating. */
  trackVariant: z.number().nullable(),
  /** Points for the horse's own record at the track: a rule of thumb, not fitted. */
  saratogaAdjustment: z.number(),
  saratogaRaces: z.number(),
  /** Rating and adjustment together. */
  adjustedSpeed: z.number().nullable(),
  /** Our own figure (FIG) of its latest timed race, from times alone; null with fewer than ten other races at its track and distance. */
  fig: z
    .object({
      points: z.number(),
      day: isoDay,
      track: z.string(),
      /** Points of that day's track variant, already subtracted, and the races they rest on. */
      variant: z.number(),
      variantRaces: z.number(),
      courseRaces: z.number(),
    })
    .nullable(),
  producer: z.string(),
  provenance,
  upTo: isoInstant,
});

const groupBias = z.object({
  group: z.string(),
  starts: z.number(),
  winners: z.number(),
  /** Winners the final odds promised. */
  expected: z.number(),
  /** Winners over expected, held to 1 while there are few. */
  ratio: z.number(),
  /** Winners between which a fair track stays at least 95 times in 100. */
  fairLeast: z.number(),
  fairMost: z.number(),
  /** Chance of so large a deviation on a fair track, corrected for all groups; null if not tested. */
  byChance: chance.nullable(),
  isBiased: z.boolean(),
});

/** Over which races bias is read. */
export const biasSpan = z.object({
  /** How many days before today. */
  days: z.enum(['7', '14', '30', '60', '90']).default('30'),
  /**
   * Instead of `days`: `today` (finished races), `weeks` (the same weeks of past years), or a span of days before today as
   * `spanWord` says.
   */
  span: z.union([z.enum(['today', 'weeks']), spanWord]).optional(),
  surface: z.enum(['dirt', 'turf', 'synthetic']).optional(),
  /** Under a mile, or a mile and more. */
  distance: z.enum(['sprint', 'route']).optional(),
  /** The temporary rail on the hedge, up to 10 feet out, farther out; only races whose rail is reported. */
  rail: z.enum(['hedge', 'near', 'far']).optional(),
});

export const trackBias = z.object({
  trackName: z.string(),
  totalRaces: z.number(),
  dateRange: z.object({ start: isoDay, end: isoDay }),
  /** The days looked at: several spans for the same weeks of past years. */
  dateRanges: z.array(z.object({ start: isoDay, end: isoDay })),
  /** 0-100: 80 and more is a bias beyond chance, 60 to 79 a hint; 0 too while nothing could be tested. */
  confidence: percent,
  /** Null while nothing could be tested. */
  confidenceLabel: z.enum(['strong', 'moderate', 'weak']).nullable(),
  biasMetrics: z.object({
    postPositionBias: z.record(z.string(), z.object({ wins: z.number(), starts: z.number() })),
    /** The tested divisions, each with its number of races. */
    divisions: z.array(
      z.object({
        name: z.enum(['post position', 'running style']),
        races: z.number(),
        groups: z.array(groupBias),
      }),
    ),
  }),
  recommendations: z.array(z.string()),
  /** Of the results; null without any. */
  provenance: provenance.nullable(),
});

export const analysis = {
  pace: endpoint({
    method: 'GET',
    path: '/api/pace-analysis/saratoga/{raceNumber}',
    access: 'public',
    summary: 'The expected pace of a race, from the early speed of its starters.',
    sharedForMs: 1_000,
    asOf: true,
    params: byNumber,
    query: byTrack,
    reply: pace,
  }),
  racePace: endpoint({
    method: 'GET',
    path: '/api/tracks/{slug}/cards/{date}/races/{number}/pace',
    access: 'public',
    summary: 'The expected pace of a race of any day, with where each starter usually is at each call.',
    sharedForMs: 1_000,
    asOf: true,
    params: raceOfCard,
    /** `starters`: in the order of the card. */
    reply: pace.extend({ starters: z.array(paceCalls) }),
  }),
  speedFigures: endpoint({
    method: 'GET',
    path: '/api/speed-figures/saratoga/{raceNumber}',
    access: 'public',
    summary: "Speed figures of a race's starters: the card producer's and our own, each under its own name.",
    sharedForMs: 1_000,
    asOf: true,
    params: byNumber,
    query: byTrack,
    reply: z.array(speedFigure),
  }),
  trackBias: endpoint({
    method: 'GET',
    path: '/api/track-bias/saratoga',
    access: 'public',
    summary:
      'Winners by post and running style against those expected from the odds, over the days before today or another span.',
    sharedForMs: 1_000,
    isCostly: true,
    refusals: [429],
    asOf: true,
    /** `track=all`: all tracks together, each compared with its own fair expectation. */
    query: biasSpan.extend(byTrack.shape),
    reply: trackBias,
  }),
} as const;
