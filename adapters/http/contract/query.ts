import { z } from 'zod';
import { endpoint } from './endpoint.ts';
import { byTrack, isoDay, percent, provenance } from './fields.ts';

/** In percent. Between which two numbers the truth lies in 95 of 100 such samples. */
const range = z.object({ low: z.number(), high: z.number() });

const record = z.object({
  starts: z.number(),
  wins: z.number(),
  winRate: percent.nullable(),
  winRange: range.nullable(),
  /** First or second. */
  placeRate: percent.nullable(),
  /** First, second or third. */
  inTheMoneyRate: percent.nullable(),
  /** Profit in percent with the same stake to win on each priced start. */
  roi: z.number().nullable(),
  roiRange: range.nullable(),
  /** Starts with a known price. */
  priced: z.number(),
  /** Wins the final odds promised. */
  expectedWins: z.number().nullable(),
});

/** A row of jockeys has `All trainers`, one of trainers `All jockeys`; one of a comparison says its side: `turf`. */
const combination = record.extend({
  jockeyName: z.string(),
  trainerName: z.string(),
  side: z.string().nullable(),
});

export const query = {
  ask: endpoint({
    method: 'POST',
    path: '/api/racing/query-data',
    access: 'member',
    summary:
      'Answers a plain-English question from the results: jockey-trainer combinations and their filters.',
    query: byTrack,
    body: z.object({ query: z.string() }),
    reply: z.object({
      query: z.string(),
      response: z.string(),
      /** Who worded `response`; its numbers are counted from the results either way. */
      analysedBy: z.string(),
      /** Everything that was looked at before the question narrowed it down. */
      dataSummary: z.object({
        totalRaces: z.number(),
        entriesWithResults: z.number(),
        jockeysCount: z.number(),
        trainersCount: z.number(),
      }),
      conditions: z.object({
        /** As asked; null if the question names none. */
        trackCondition: z.string().nullable(),
        /** Always null: results carry no temperature. */
        temperatureMin: z.number().nullable(),
        analysisType: z.enum(['combinations', 'jockeys', 'trainers']),
      }),
      analysisResult: z.object({
        topCombinations: z.array(combination),
        filteredEntries: z.number(),
        filteredRaces: z.number(),
        /** All matching starts together. */
        total: record,
        /** Rows there are in all, the starts each has at least, and what they are ranked by. */
        combinations: z.number(),
        leastStarts: z.number(),
        rankedBy: z.enum(['win rate', 'wins', 'in the money', 'return', 'starts']),
        /** Starts in no row, as the results do not name the trainer or jockey. */
        unnamedEntries: z.number(),
        /** Races left out because the results have no class. */
        racesWithoutClass: z.number(),
      }),
      /** What was read out of the question: `surface: turf`. */
      understood: z.array(z.string()),
      /** What was not, with the reason where there is one. */
      ignored: z.array(z.string()),
      /** The nearest question that is answered whole; null where this one is. */
      nearest: z.string().nullable(),
      /** Questions to try; empty where this one was understood. */
      examples: z.array(z.string()),
      /** First and last day of the matching races, and the last stored day. */
      span: z.object({ from: isoDay.nullable(), to: isoDay.nullable(), latest: isoDay.nullable() }),
      sources: z.array(z.object({ provenance, days: z.number() })),
      isDemo: z.boolean(),
    }),
    refusals: [429],
  }),
} as const;
