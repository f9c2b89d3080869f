import { z } from 'zod';
import { biasSpan, trackBias } from './analysis.ts';
import { endpoint } from './endpoint.ts';
import { entry, race } from './entry.ts';
import { isoDay, key, provenance } from './fields.ts';
import { currentAir } from './weather.ts';

const track = z.object({
  id: z.number(),
  slug: z.string(),
  displayName: z.string(),
  name: z.string(),
  isActive: z.boolean(),
});

/** Null if the track's season dates are unknown. */
export const season = z
  .object({
    inSeason: z.boolean(),
    /** Coming first day of the season; null in season. */
    nextStart: isoDay.nullable(),
  })
  .nullable();

/** The latest day with a real card of the track, before or after today; null if none was ever imported. */
export const latestCardDay = isoDay.nullable();

/** A slug (`saratoga`) or a number (`184`). */
const bySlug = z.object({ slug: key });

export const tracks = {
  all: endpoint({
    method: 'GET',
    path: '/api/tracks',
    access: 'public',
    summary:
      'Saratoga and every track with a card, results or a source: those racing today first, then by name.',
    sharedForMs: 1_000,
    asOf: 'same',
    reply: z.array(track),
  }),
  one: endpoint({
    method: 'GET',
    path: '/api/tracks/{slug}',
    access: 'public',
    summary: 'One track by slug or number.',
    sharedForMs: 1_000,
    asOf: 'same',
    params: bySlug,
    reply: track,
  }),
  config: endpoint({
    method: 'GET',
    path: '/api/tracks/{slug}/config',
    access: 'public',
    summary: 'A track with its clock, its season, the day on its calendar and the latest card.',
    sharedForMs: 1_000,
    asOf: true,
    params: bySlug,
    reply: track.extend({
      code: z.string(),
      /** IANA name. */
      timeZone: z.string(),
      today: isoDay,
      /** `MM-DD`, both inclusive; null if unknown. */
      seasonDates: z.object({ from: z.string(), to: z.string() }).nullable(),
      season,
      latestCardDay,
    }),
  }),
  racesToday: endpoint({
    method: 'GET',
    path: '/api/tracks/{slug}/races/today',
    access: 'public',
    summary: "The track's races of today (tomorrow's once today's are complete).",
    sharedForMs: 1_000,
    asOf: true,
    params: bySlug,
    reply: z.array(race),
  }),
  card: endpoint({
    method: 'GET',
    path: '/api/tracks/{slug}/cards/{date}',
    access: 'public',
    summary: "The track's card for a day, past or coming, as stored, with facts about the day.",
    sharedForMs: 1_000,
    asOf: true,
    params: z.object({ slug: key, date: isoDay }),
    reply: z.object({
      races: z.array(race),
      cardDay: isoDay,
      /** The day on the track's calendar. */
      today: isoDay,
      season,
      latestCardDay,
      isDemo: z.boolean(),
      provenance,
    }),
  }),
  race: endpoint({
    method: 'GET',
    path: '/api/tracks/{slug}/races/{id}',
    access: 'public',
    summary: 'One race at the track, with its entries.',
    sharedForMs: 1_000,
    asOf: true,
    params: z.object({ slug: key, id: key }),
    reply: race,
  }),
  entries: endpoint({
    method: 'GET',
    path: '/api/tracks/{slug}/entries',
    access: 'public',
    summary: "Every entry in today's races at the track.",
    sharedForMs: 1_000,
    asOf: true,
    params: bySlug,
    reply: z.array(entry),
  }),
  weather: endpoint({
    method: 'GET',
    path: '/api/tracks/{slug}/weather',
    access: 'public',
    summary: 'The weather at the track.',
    sharedForMs: 1_000,
    asOf: true,
    params: bySlug,
    reply: currentAir,
  }),
  bias: endpoint({
    method: 'GET',
    path: '/api/tracks/{slug}/bias',
    access: 'public',
    summary: "The track's winners by post and running style against those expected from the odds.",
    sharedForMs: 1_000,
    isCostly: true,
    refusals: [429],
    asOf: true,
    params: bySlug,
    query: biasSpan,
    reply: trackBias,
  }),
} as const;
