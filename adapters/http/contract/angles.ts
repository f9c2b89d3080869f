import { z } from 'zod';
import { endpoint } from './endpoint.ts';
import { byTrack, isoDay, isoInstant, key, percent, price, provenance } from './fields.ts';

/** A combination of angles, at most 600 characters: `layoff(60) and (first-lasix or not won-last)`. */
const find = z.string().max(2_000);

const parameter = z.object({
  name: z.string(),
  label: z.string(),
  usual: z.number(),
  least: z.number(),
  most: z.number(),
});

const angle = z.object({
  name: z.string(),
  title: z.string(),
  /** A parameter's name stands in braces: `First start in {days} days or more`. */
  sentence: z.string(),
  parameters: z.array(parameter),
});

/** Between which two numbers the truth lies in 95 of 100 such samples. */
const range = z.object({ low: z.number(), high: z.number() });

const record = z.object({
  starts: z.number(),
  wins: z.number(),
  winPercent: percent.nullable(),
  winRange: range.nullable(),
  /** Returned for each $1 to win on every priced start; null without one. */
  returnPerDollar: z.number().nullable(),
  returnRange: range.nullable(),
  /** Starts with a known price. */
  priced: z.number(),
  /** Days that were searched, ends included. */
  span: z.object({ from: isoDay, to: isoDay }),
  /** Past cards with results, and their races. */
  cards: z.number(),
  races: z.number(),
  /** Null without a past card. */
  provenance: provenance.nullable(),
});

const outcome = z.object({
  /** Null without a place. */
  finish: z.number().nullable(),
  /** Final odds to 1. */
  odds: z.number().nullable(),
  /** Returned for $1 to win. */
  returned: z.number().nullable(),
});

const match = z.object({
  programNumber: z.string(),
  horseName: z.string(),
  jockey: z.string().nullable(),
  trainer: z.string().nullable(),
  morningLine: price.nullable(),
  /** The angles that hold, in words. */
  because: z.array(z.string()),
  /** Null before the result is known. */
  outcome: outcome.nullable(),
});

const matchedRace = z.object({
  trackSlug: z.string(),
  trackName: z.string(),
  date: isoDay,
  raceNumber: z.number(),
  postTime: isoInstant.nullable(),
  /** IANA name of the track's time zone. */
  timeZone: z.string(),
  title: z.string(),
  horses: z.array(match),
});

const savedSearch = z.object({ name: z.string(), find: z.string(), savedAt: isoInstant });
const savedSearches = z.array(savedSearch);

export const angles = {
  list: endpoint({
    method: 'GET',
    path: '/api/angles',
    access: 'public',
    summary: 'Every angle over the card, with its numbers and their limits.',
    sharedForMs: 60_000,
    asOf: 'same',
    changesWith: [],
    reply: z.array(angle),
  }),
  search: endpoint({
    method: 'GET',
    path: '/api/angles/search',
    access: 'public',
    summary:
      'Starters of whom a combination of angles holds, and what such starters did on stored cards before today.',
    sharedForMs: 10_000,
    asOf: true,
    isCostly: true,
    refusals: [429],
    changesWith: ['scratches', 'results', 'picks'],
    query: byTrack.extend({
      find,
      when: z.enum(['today', 'tomorrow', 'past']).default('today'),
      /** How many days before today the record looks back. */
      days: z.coerce.number<string | number>().int().min(1).max(400).default(60),
    }),
    reply: z.object({
      /** As written in links, with every number. */
      find: z.string(),
      words: z.string(),
      when: z.enum(['today', 'tomorrow', 'past']),
      races: z.array(matchedRace),
      /** Past races that were found and left out of `races`. */
      more: z.number(),
      /** Cards of the days asked for. */
      cards: z.number(),
      record,
    }),
  }),
  saved: endpoint({
    method: 'GET',
    path: '/api/my/angles',
    access: 'member',
    asOf: 'same',
    summary: "The member's saved searches, by name.",
    reply: savedSearches,
  }),
  save: endpoint({
    method: 'PUT',
    path: '/api/my/angles/{name}',
    access: 'member',
    summary: 'Saves a search under a name, instead of an earlier one of that name; at most 50.',
    params: z.object({ name: key }),
    body: z.object({ find }),
    reply: savedSearches,
    refusals: [409],
  }),
  remove: endpoint({
    method: 'DELETE',
    path: '/api/my/angles/{name}',
    access: 'member',
    summary: 'Deletes a saved search.',
    params: z.object({ name: key }),
    reply: savedSearches,
  }),
} as const;
