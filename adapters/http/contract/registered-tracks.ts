import { z } from 'zod';
import { endpoint } from './endpoint.ts';
import { isoInstant, key } from './fields.ts';

const zone = z.enum(['eastern', 'central', 'mountain', 'arizona', 'pacific', 'atlantic', 'saskatchewan']);

const registeredTrack = z.object({
  code: z.string(),
  slug: z.string(),
  /** Null until a file or an administrator names it. */
  name: z.string().nullable(),
  zone,
  /** IANA name. */
  timeZone: z.string(),
  /** How the time zone is known; null if that was not recorded. */
  zoneOrigin: z.enum(['chosen', 'post-times', 'machine', 'assumed', 'corrected']).nullable(),
  registeredBy: z.enum(['card', 'chart']),
  firstFile: z.string(),
  at: isoInstant,
  /** False for a second slug of a code, stored before each code had one track. */
  isCurrent: z.boolean(),
});

const trackFact = z.object({
  name: z.string(),
  /** Null if unknown; so are then its source and doubt. */
  value: z.string().nullable(),
  source: z.string().nullable(),
  /** What is in doubt about it; null if nothing is. */
  doubt: z.string().nullable(),
});

export const registeredTracks = {
  list: endpoint({
    method: 'GET',
    path: '/api/admin/tracks',
    access: 'admin',
    summary: 'Unlisted tracks that a card or chart registered, by code.',
    reply: z.array(registeredTrack),
  }),
  record: endpoint({
    method: 'GET',
    path: '/api/admin/tracks/{slug}/record',
    access: 'admin',
    summary:
      'What is known about a listed track, given by slug, code or number: place, surfaces, circumference, status, each with its source and its doubt.',
    params: z.object({ slug: key }),
    reply: z.object({
      slug: z.string(),
      displayName: z.string(),
      /** Null for an unlisted track: its registration says what is known. */
      facts: z.array(trackFact).nullable(),
    }),
  }),
  correct: endpoint({
    method: 'PATCH',
    path: '/api/admin/tracks/{slug}',
    access: 'admin',
    summary:
      'Corrects the name or time zone of a registered track, given by slug, code or number. Post times that its cards give only in local time keep their hour and minute in the new zone.',
    params: z.object({ slug: key }),
    body: z.object({ name: z.string().max(200).optional(), zone: zone.optional() }),
    reply: z.object({ track: registeredTrack, racesMoved: z.number() }),
  }),
} as const;
