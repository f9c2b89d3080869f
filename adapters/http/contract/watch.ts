import { z } from 'zod';
import { endpoint } from './endpoint.ts';
import { isoDay, isoInstant, key, provenance } from './fields.ts';

const kind = z.enum(['horse', 'jockey', 'trainer', 'search']);

const named = z.object({
  kind,
  /** A horse's `horseId`, the key of a person's name, or the name of a saved search. */
  key: z.string(),
  name: z.string(),
});

const watchList = z.object({
  /** The last added first. */
  watched: z.array(named.extend({ since: isoInstant })),
});

const entry = z.object({
  raceId: z.string(),
  trackSlug: z.string(),
  trackName: z.string(),
  day: isoDay,
  raceNumber: z.number(),
  postTime: isoInstant.nullable(),
  /** IANA name of the track's time zone. */
  timeZone: z.string(),
  horseId: z.string(),
  horseName: z.string(),
  programNumber: z.string(),
  /** `out`: scratched or no longer on the card; the two in the middle may still get in. */
  state: z.enum(['entered', 'also-eligible', 'main-track-only', 'out']),
  /** What of the list found it. */
  because: z.array(named),
  /** Of the card; null where it no longer has the race. */
  provenance: provenance.nullable(),
});

const mailChoice = z.object({
  isWanted: z.boolean(),
  /** False while this site sends no email. */
  isSent: z.boolean(),
});

const pushChoice = z.object({
  isWanted: z.boolean(),
  /** False while this site sends no notifications. */
  isSent: z.boolean(),
});

const place = z.object({ kind, key });

export const watch = {
  list: endpoint({
    method: 'GET',
    path: '/api/watch',
    access: 'member',
    summary:
      "The member's watch list; with a horse, a jockey or a trainer, what of the list is that horse or person.",
    query: z.object({
      /** A horse's `horseId` or name. */
      horse: key.optional(),
      jockey: key.optional(),
      trainer: key.optional(),
    }),
    reply: watchList,
  }),
  entered: endpoint({
    method: 'GET',
    path: '/api/watch/entered',
    access: 'member',
    summary: 'Where the horses found by the watch list are entered today and later, the first race first.',
    reply: z.object({
      /** At most 50. */
      entered: z.array(entry),
      /** How many more there are. */
      more: z.number(),
    }),
  }),
  mail: endpoint({
    method: 'GET',
    path: '/api/watch/mail',
    access: 'member',
    summary: 'Whether the member wants an email when a card has horses of the watch list. Off by default.',
    reply: mailChoice,
  }),
  chooseMail: endpoint({
    method: 'PUT',
    path: '/api/watch/mail',
    access: 'member',
    summary: 'Turns emails about the watch list on or off: at most one email per card.',
    body: z.object({ isWanted: z.boolean() }),
    reply: mailChoice,
  }),
  push: endpoint({
    method: 'GET',
    path: '/api/watch/push',
    access: 'member',
    summary:
      'Whether the member wants a notification on their devices when a card has horses of the watch list. Off by default.',
    reply: pushChoice,
  }),
  choosePush: endpoint({
    method: 'PUT',
    path: '/api/watch/push',
    access: 'member',
    summary: 'Turns notifications about the watch list on or off: each horse of a race at most once.',
    body: z.object({ isWanted: z.boolean() }),
    reply: pushChoice,
  }),
  add: endpoint({
    method: 'PUT',
    path: '/api/watch/{kind}/{key}',
    access: 'member',
    summary:
      'Watches a horse, a jockey, a trainer or a saved search; twice is once. At most 500. Every card stored from now on is checked, and those of today and later.',
    params: place,
    body: z.object({
      /** A horse's name as it is shown. */
      name: key.nullable().default(null),
    }),
    reply: watchList,
    refusals: [409],
  }),
  remove: endpoint({
    method: 'DELETE',
    path: '/api/watch/{kind}/{key}',
    access: 'member',
    summary: 'Takes somebody or something off the watch list, with the entries it found.',
    params: place,
    reply: watchList,
  }),
} as const;
