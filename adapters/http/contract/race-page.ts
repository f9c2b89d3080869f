import { z } from 'zod';
import { endpoint } from './endpoint.ts';
import { chance, isoDay, isoInstant, lineHead, provenance, quotedPrice } from './fields.ts';
import { raceOfCard } from './race-of-card.ts';
import { raceVerdict } from './recommendation.ts';

const horse = z.object({ programNumber: z.string(), name: z.string() });

const figure = z.object({
  points: z.number(),
  scale: z.enum(['Brisnet', 'TrackMaster', 'Equibase', 'Demo']),
});

/** As sealed; the horse is null where none was worth a bet at any price. */
const sealedVerdict = z.object({
  /** `PLAY` is what earlier versions called BET; null without prices. */
  kind: z.enum(['BET', 'WATCH', 'PASS', 'PLAY']).nullable(),
  horse: horse.nullable(),
  priceToTake: quotedPrice.nullable(),
});

/** A betting interest on a line; null where it was not, or is no longer, in the race. */
const lineTerms = z
  .object({ chance, fairPrice: quotedPrice.nullable(), priceToTake: quotedPrice.nullable() })
  .nullable();

const lineChange = z.object({
  /** When the new line was made, and why. */
  at: isoInstant,
  cause: z.string(),
  moves: z.array(
    z.object({ interest: z.string(), horses: z.array(horse), before: lineTerms, after: lineTerms }),
  ),
});

/** Dollars; null where not reported. */
const dollars = z.number().nullable();

const starter = z.object({
  programNumber: z.string(),
  bettingInterest: z.string(),
  horseName: z.string(),
  jockeyName: z.string().nullable(),
  trainerName: z.string().nullable(),
  /** Pounds. */
  weight: z.number().nullable(),
  postPosition: z.number().nullable(),
  /** Placing after disqualifications; null where there is none. */
  official: z.number().nullable(),
  /** Order across the wire; null for a horse that did not finish, and where not reported. */
  crossed: z.number().nullable(),
  /** Whether it reached the wire; null where not reported. */
  finished: z.boolean().nullable(),
  /** Lengths behind the first across the wire, 0 for it; null where not reported. */
  behind: z.number().nullable(),
  /** Lengths in front of the next horse; null for the last and where not reported. */
  margin: z.number().nullable(),
  disqualified: z.boolean().nullable(),
  deadHeat: z.boolean(),
  /** Final odds to 1. */
  odds: z.number().nullable(),
  noBetting: z.enum(['purse-only', 'non-starter', 'no-odds']).nullable(),
  isFavorite: z.boolean().nullable(),
  comment: z.string().nullable(),
});

const payoff = z.object({
  wager: z.string(),
  /** Dollars staked for it. */
  stake: z.number(),
  winningNumbers: z.string(),
  /** `5 correct`; null where nothing is said. */
  correct: z.string().nullable(),
  /** Null where the wager was not won. */
  payoff: dollars,
  pool: dollars,
  carryover: dollars,
});

const result = z.object({
  isCancelled: z.boolean(),
  /** Why; null where no reason is reported, and for a race that was run. */
  cancelReason: z.string().nullable(),
  off: isoInstant.nullable(),
  distance: z.string().nullable(),
  surface: z.string().nullable(),
  isOffTheTurf: z.boolean(),
  /** `Fast`; null where not reported, as the weather. */
  condition: z.string().nullable(),
  weather: z.string().nullable(),
  /** Every starter, by placing; in a live result only the reported ones. */
  starters: z.array(starter),
  /** What a live result leaves open. */
  missing: z.array(z.enum(['places', 'field', 'surface'])),
  finalTime: z.string().nullable(),
  /** Of the leader. */
  fractions: z.array(z.string()),
  payoffs: z.array(payoff),
  /** Win, place and show together. */
  winPlaceShowPool: dollars,
  scratches: z.array(z.object({ horseName: z.string(), reason: z.string().nullable() })),
  claims: z.array(
    z.object({
      horseName: z.string(),
      newTrainer: z.string().nullable(),
      newOwner: z.string().nullable(),
      price: dollars,
    }),
  ),
  /** The winner’s breeding, in a line; null where not reported. */
  winner: z.string().nullable(),
  footnotes: z.string(),
  /** Contradictions, one sentence each. */
  doubts: z.array(z.string()),
  /** What an administrator decided about them; null until then. */
  decision: z.enum(['order', 'payoffs', 'left-out']).nullable(),
  provenance,
});

export const racePage = {
  field: endpoint({
    method: 'GET',
    path: '/api/tracks/{slug}/cards/{date}/races/{number}/field',
    access: 'public',
    summary:
      'The verdict on a race, what changed since its picks were sealed, and the last figures of its horses against par.',
    sharedForMs: 1_000,
    asOf: true,
    params: raceOfCard,
    reply: z.object({
      raceId: z.string(),
      raceNumber: z.number(),
      verdict: raceVerdict,
      line: lineHead.extend({ isSealed: z.boolean() }),
      /** The picks as they were first sealed; null while they are not. */
      sealed: z
        .object({
          /** By the racing clock. */
          at: isoInstant,
          seq: z.number(),
          /** Made afterwards as though it were then. */
          isReplayed: z.boolean(),
          verdict: sealedVerdict,
        })
        .nullable(),
      /** New lines since then, the first one first. */
      changes: z.array(lineChange),
      /** What an average winner of the class earns; null where the card gives none. */
      par: figure.nullable(),
      horses: z.array(
        z.object({
          programNumber: z.string(),
          /** The last three races, newest first; null where its past races are unknown. */
          recent: z
            .array(
              z.object({
                day: isoDay,
                track: z.string(),
                /** `Dirt`, `Turf`; null where unknown. */
                surface: z.string().nullable(),
                figure: figure.nullable(),
              }),
            )
            .nullable(),
        }),
      ),
      /** Of the card. */
      provenance,
      /** Facts up to this instant were used; never after the off. */
      upTo: isoInstant,
    }),
  }),
  result: endpoint({
    method: 'GET',
    path: '/api/tracks/{slug}/cards/{date}/races/{number}/result',
    access: 'public',
    summary: 'The whole result of one race, what we had sealed on it, and what the bets of the day returned.',
    sharedForMs: 1_000,
    asOf: true,
    params: raceOfCard,
    reply: z.object({
      raceId: z.string(),
      raceNumber: z.number(),
      /** Whether the race has a page of its own: not on a day with results and no card. */
      hasCard: z.boolean(),
      /** Null until the race is over and a source reports it. */
      result: result.nullable(),
      /** The last picks sealed before the off, else those replayed; null before the result and where there are none. */
      sealed: z
        .object({
          pick: horse.nullable(),
          verdict: sealedVerdict,
          /** Our chance on every horse of the sealed field; null where none was sealed. */
          chances: z.array(z.object({ programNumber: z.string(), chance: chance.nullable() })),
          /** Made later from what was known before the off: no proof. */
          isReplayed: z.boolean(),
        })
        .nullable(),
      /** BET verdicts of the day so far, a dollar to win each. */
      day: z.object({
        races: z.number(),
        bets: z.number(),
        won: z.number(),
        /** Profit per dollar; null without bets. */
        perUnit: z.number().nullable(),
        /** 95%; null with fewer than two bets, and where all had the same outcome. */
        interval: z.object({ low: z.number(), high: z.number() }).nullable(),
      }),
    }),
  }),
} as const;
