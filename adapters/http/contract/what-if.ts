import { z } from 'zod';
import { endpoint } from './endpoint.ts';
import {
  chance,
  isoDay,
  isoInstant,
  lineHead,
  model,
  percent,
  price,
  provenance,
  quotedPrice,
  verdictKind,
} from './fields.ts';
import { raceOfCard } from './race-of-card.ts';

const MOST_SCRATCHED = 200;
const LONGEST_CONDITION = 30;

const surface = z.enum(['dirt', 'turf', 'inner-turf', 'inner-dirt', 'synthetic', 'steeplechase', 'hunt']);
const pace = z.enum(['slow', 'honest', 'hot']);

/** Chances 0-1; those who share a ticket show one chance. */
const figures = z.object({
  chance,
  placeChance: chance,
  showChance: chance,
  /** The price at which a bet breaks even if the chance is right; null beyond 99-1. */
  fairPrice: quotedPrice.nullable(),
  /** Null for a horse not worth betting at any price. */
  priceToTake: quotedPrice.nullable(),
  verdict: verdictKind,
});

const record = z.object({ starts: z.number(), wins: z.number(), places: z.number(), shows: z.number() });

const horse = z.object({
  horseName: z.string(),
  programNumber: z.string(),
  /** What a win ticket on it buys: `1` for 1 and 1A. Null where it starts neither way. */
  bettingInterest: z.string().nullable(),
  isScratched: z.boolean(),
  listStatus: z.enum(['also-eligible', 'main-track-only']).nullable(),
  price: price.nullable(),
  morningLine: price.nullable(),
  /** On wet tracks, in its life; null if unknown. */
  wetRecord: record.nullable(),
  /** The documented formula's win %, as it is and as it would be. */
  formulaBefore: percent,
  formulaAfter: percent,
  /** Null where it does not start. */
  before: figures.nullable(),
  after: figures.nullable(),
});

const verdict = z.object({
  kind: verdictKind,
  horse: z.string().nullable(),
  programNumber: z.string().nullable(),
  priceToTake: quotedPrice.nullable(),
  sentence: z.string(),
});

const racePace = z.object({
  /** Null while too little is known of the starters. */
  word: z.enum(['Speed Duel', 'Honest Pace', 'Even Pace', 'Slow Early']).nullable(),
  sentence: z.string(),
  /** How likely each pace is, 0-1; null while the running lines of most starters are unknown. */
  scenarios: z.object({ slow: z.number(), honest: z.number(), hot: z.number() }).nullable(),
});

/** A ticket's figures: dollars, chance to cash, and what it must pay to break even. */
const ticketFigures = z.object({
  combinations: z.number(),
  cost: z.number(),
  chance,
  breakEvenPayout: z.number().nullable(),
});

const both = <Side extends z.ZodType>(side: Side) => z.object({ before: side, after: side });

const reply = z.object({
  raceId: z.string(),
  raceNumber: z.number(),
  trackSlug: z.string(),
  day: isoDay,
  /** As understood. */
  switches: z.object({
    scratched: z.array(z.string()),
    surface: surface.nullable(),
    going: z.string().nullable(),
    pace: pace.nullable(),
  }),
  /** What can be switched: main tracks of a turf race, conditions of the surface, and the pace unless it is unknown. */
  choices: z.object({
    surfaces: z.array(z.object({ surface, name: z.string() })),
    goings: z.array(z.string()),
    paces: z.array(pace),
  }),
  surface: both(z.string()),
  /** Null while no condition is posted. */
  going: both(z.string().nullable()),
  /** Main-track-only horses that would start. */
  drewIn: z.array(z.string()),
  /** Every horse of the card, in its order. */
  horses: z.array(horse),
  verdict: both(verdict),
  pace: both(racePace),
  /** The suggested exotic tickets; `out`: their horses that would not start. Null where too few are left. */
  tickets: z.array(
    z.object({
      betType: z.string(),
      combination: z.string(),
      stake: z.number(),
      before: ticketFigures,
      out: z.array(z.string()),
      after: ticketFigures.nullable(),
    }),
  ),
  line: both(lineHead),
  model,
  /** Of the card. */
  provenance,
  /** The board the live prices are from; null without one. */
  board: provenance.nullable(),
  upTo: isoInstant,
});

export const whatIf = {
  race: endpoint({
    method: 'GET',
    path: '/api/tracks/{slug}/cards/{date}/races/{number}/if',
    access: 'member',
    summary:
      'A race as it is and as it would be: horses scratched, off the turf, wet, another early pace. Nothing is stored.',
    asOf: true,
    params: raceOfCard,
    query: z.object({
      /** Program numbers, separated by commas: `3,5`. */
      scratch: z.string().max(MOST_SCRATCHED).optional(),
      surface: surface.optional(),
      /** `wet`, or a condition the track could post: `Sloppy`. */
      going: z.string().min(1).max(LONGEST_CONDITION).optional(),
      pace: pace.optional(),
    }),
    reply,
    refusals: [409],
  }),
} as const;
