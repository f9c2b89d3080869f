import { z } from 'zod';
import { endpoint } from './endpoint.ts';
import { entry, race } from './entry.ts';
import { byTrack, isoDay, isoInstant, key, provenance } from './fields.ts';
import { latestCardDay, season } from './tracks.ts';

const byRace = z.object({ raceId: key });

export const races = {
  all: endpoint({
    method: 'GET',
    path: '/api/races',
    access: 'public',
    summary: 'The races of today at every track.',
    sharedForMs: 1_000,
    asOf: true,
    reply: z.array(race),
  }),
  saratogaToday: endpoint({
    method: 'GET',
    path: '/api/races/saratoga/today',
    access: 'public',
    summary:
      "Today's races at Saratoga or the track named (tomorrow's once today's are complete), as a plain list.",
    sharedForMs: 1_000,
    asOf: true,
    query: byTrack,
    reply: z.array(race),
  }),
  saratogaTodayDetailed: endpoint({
    method: 'GET',
    path: '/api/races/saratoga/today/detailed',
    access: 'public',
    summary: 'The same races with facts about the day.',
    sharedForMs: 1_000,
    tellsTime: true,
    asOf: true,
    query: byTrack,
    reply: z.object({
      races: z.array(race),
      isShowingTomorrow: z.boolean(),
      /** Given with tomorrow's races; null otherwise. */
      message: z.string().nullable(),
      /** The day on the track's calendar. */
      today: isoDay,
      /** The day whose races these are; null without a card. */
      cardDay: isoDay.nullable(),
      season,
      latestCardDay,
      isDemo: z.boolean(),
      /** Of the card; null without one. */
      provenance: provenance.nullable(),
      /** The racing clock when this was answered. */
      racingNow: isoInstant,
    }),
  }),
  saratogaRaces: endpoint({
    method: 'GET',
    path: '/api/saratoga-races',
    access: 'public',
    summary: "Today's races at Saratoga or the track named, as a plain list.",
    sharedForMs: 1_000,
    asOf: true,
    query: byTrack,
    reply: z.array(race),
  }),
  one: endpoint({
    method: 'GET',
    path: '/api/races/{raceId}',
    access: 'public',
    summary: 'One race with its entries.',
    sharedForMs: 1_000,
    asOf: true,
    params: byRace,
    reply: race,
  }),
  entries: endpoint({
    method: 'GET',
    path: '/api/races/{raceId}/entries',
    access: 'public',
    summary: 'The entries of a race.',
    sharedForMs: 1_000,
    asOf: true,
    params: byRace,
    reply: z.array(entry),
  }),
  todayByTrack: endpoint({
    method: 'GET',
    path: '/api/racing/today',
    access: 'public',
    summary: 'The tracks racing today, with their number of races and next post time.',
    sharedForMs: 1_000,
    tellsTime: true,
    asOf: true,
    reply: z.object({
      /** By the racing clock. */
      now: isoInstant,
      tracks: z.array(
        z.object({
          trackSlug: z.string(),
          races: z.number(),
          /** Null once the last race is off, and while no post time is known. */
          nextPost: isoInstant.nullable(),
        }),
      ),
    }),
  }),
  clock: endpoint({
    method: 'GET',
    path: '/api/racing/clock',
    access: 'public',
    summary: 'The racing clock, which may differ from the wall clock (demo, replay).',
    asOf: true,
    reply: z.object({
      now: isoInstant,
      /** The clock was set (RACING_NOW or the demo) and does not show the time of day. */
      isSet: z.boolean(),
    }),
  }),
} as const;
