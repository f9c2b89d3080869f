import { z } from 'zod';
import { endpoint } from './endpoint.ts';
import { byTrack, isoDay, provenance } from './fields.ts';

/** Dollars for the stake; null if unknown or not won. */
const dollars = z.number().nullable();

/** One figure a wager: win, place and show are the winner's per $2, the others per their stake. */
const payouts = z.object({
  win: dollars,
  place: dollars,
  show: dollars,
  exacta: dollars,
  trifecta: dollars,
  superfecta: dollars,
});

const finisher = z.object({
  /** Official placing where it is known, else the order across the line; null for a horse without one. */
  position: z.number().nullable(),
  horseName: z.string(),
  programNumber: z.string(),
  jockey: z.string(),
  /** Final odds to one, `3.75`; null where there was no price. */
  odds: z.string().nullable(),
  /** Why nobody could bet on it: it ran for purse money only, was declared a non-starter, or has no odds; else left out. */
  noBetting: z.enum(['purse-only', 'non-starter', 'no-odds']).optional(),
  /** It was placed behind where it finished; left out otherwise. */
  disqualified: z.literal(true).optional(),
  /** Order across the line of a horse that was disqualified; left out otherwise, and where not reported. */
  crossed: z.number().optional(),
});

const race = z.object({
  raceNumber: z.number(),
  /** `Race 4` for a race without a name. */
  raceName: z.string(),
  /** Null if unknown. */
  distance: z.string().nullable(),
  surface: z.string().nullable(),
  isCancelled: z.boolean(),
  /** Every starter, by position; in a live result only the reported ones. */
  results: z.array(finisher),
  /** What a live result leaves open: the places of horses that were not paid, who else ran, the surface. */
  missing: z.array(z.enum(['places', 'field', 'surface'])),
  /** Contradictions in the result, one sentence each; what they affect is not scored. Left out if there are none. */
  doubts: z.array(z.string()).optional(),
  /** What an administrator decided about them; left out until then. */
  decision: z.enum(['order', 'payoffs', 'left-out']).optional(),
  payouts,
  /** Dollars bet for each payout; null where there is none. */
  stakes: payouts,
  /**
   * Payoffs of other wagers, such as `Daily Double` or `Quinella`, and after a dead heat those of the other winners and
   * combinations; left out if there are none.
   */
  otherPayouts: z
    .array(z.object({ wager: z.string(), winningNumbers: z.string(), payoff: z.number(), stake: z.number() }))
    .optional(),
  /** `1:10.44`. */
  finalTime: z.string().nullable(),
  /** Of the leader: `22.31`, `45.60`. */
  fractionalTimes: z.array(z.string()),
});

const dayResults = z.object({
  success: z.boolean(),
  message: z.string(),
  /** The day's races are under way by the racing clock. */
  isLive: z.boolean(),
  /** Races with a result, cancelled ones included. */
  totalRaces: z.number(),
  track: z.string(),
  date: isoDay,
  races: z.array(race),
  /** What the results were read from. */
  sources: z.array(provenance),
});

export const results = {
  days: endpoint({
    method: 'GET',
    path: '/api/race-results-ai/days',
    access: 'public',
    summary: 'The days among the last 30 with results at Saratoga or the track named, latest first.',
    sharedForMs: 1_000,
    asOf: true,
    query: byTrack,
    reply: z.object({ track: z.string(), days: z.array(isoDay) }),
  }),
  day: endpoint({
    method: 'GET',
    path: '/api/race-results-ai/results/{date}',
    access: 'public',
    summary:
      'The results of one of the last 30 days at Saratoga or the track named; without results a message says why.',
    sharedForMs: 1_000,
    asOf: true,
    params: z.object({ date: isoDay }),
    query: byTrack,
    reply: dayResults,
  }),
  archiveDay: endpoint({
    method: 'GET',
    path: '/api/race-results-ai/archive/{date}',
    access: 'public',
    summary: 'The results of any day, also one before the last 30, at Saratoga or the track named.',
    sharedForMs: 1_000,
    asOf: true,
    params: z.object({ date: isoDay }),
    query: byTrack,
    reply: dayResults,
  }),
  spans: endpoint({
    method: 'GET',
    path: '/api/race-results-ai/spans',
    access: 'public',
    summary: 'The latest meets and the years with results at Saratoga, at the track named or at all of them.',
    sharedForMs: 10_000,
    changesWith: ['results'],
    asOf: true,
    isCostly: 'as-of',
    refusals: [429],
    query: byTrack,
    reply: z.object({
      /** Latest first. */
      meets: z.array(
        z.object({
          /** As calls that take a `span` want it: `2019-07-11_2019-09-02`. */
          span: z.string(),
          /** `Saratoga summer 2019`. */
          name: z.string(),
          trackSlug: z.string(),
          from: isoDay,
          to: isoDay,
          isUnderWay: z.boolean(),
        }),
      ),
      /** Latest first. */
      years: z.array(z.string()),
    }),
  }),
  calendar: endpoint({
    method: 'GET',
    path: '/api/race-results-ai/calendar',
    access: 'public',
    summary: 'Every day up to today with results at Saratoga or the track named, latest first.',
    sharedForMs: 1_000,
    asOf: true,
    query: byTrack,
    reply: z.object({ track: z.string(), days: z.array(isoDay) }),
  }),
} as const;
