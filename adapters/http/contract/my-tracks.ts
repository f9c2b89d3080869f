import { z } from 'zod';
import { endpoint } from './endpoint.ts';
import { key } from './fields.ts';

/** A hard cap on the request; the real limit, with its sentence, is in core/accounts. */
const SENT_AT_MOST = 300;

const trackChoice = z.object({
  /** Slug of the track whose races are shown; `saratoga` until one is chosen. */
  chosen: z.string(),
  /** Slugs of "my tracks", in the member's order. */
  mine: z.array(z.string()),
});

export const myTracks = {
  show: endpoint({
    method: 'GET',
    path: '/api/my/tracks',
    access: 'member',
    asOf: 'same',
    summary: "The member's chosen track and saved tracks.",
    reply: trackChoice,
  }),
  choose: endpoint({
    method: 'PUT',
    path: '/api/my/tracks',
    access: 'member',
    summary:
      "Sets the member's chosen track, saved tracks (at most 40) or both; anything left out stays as it is.",
    body: z.object({ chosen: key.optional(), mine: z.array(key).max(SENT_AT_MOST).optional() }),
    reply: trackChoice,
  }),
} as const;
