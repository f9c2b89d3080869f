import { z } from 'zod';
import { endpoint } from './endpoint.ts';
import { byTrack, isoInstant, provenance } from './fields.ts';

/** Texts are plain: no markup is in them, and none may be made of them. */
const newsItem = z.object({
  id: z.string(),
  title: z.string(),
  /** Empty where the source gives none. */
  summary: z.string(),
  /** `http` or `https`. */
  url: z.url({ protocol: /^https?$/ }),
  /** Null where the source does not say when. */
  publishedAt: isoInstant.nullable(),
  /** Who reported it first. */
  source: z.string(),
  /** Everyone who reported it. */
  sources: z.array(z.string()),
  /** Tier `demo`: invented. */
  provenance,
});

export const news = {
  all: endpoint({
    method: 'GET',
    path: '/api/news/saratoga',
    access: 'public',
    summary: 'Racing news, newest first, those without a date last; without any, an empty list.',
    sharedForMs: 1_000,
    asOf: true,
    isCostly: 'as-of',
    refusals: [429],
    query: byTrack,
    reply: z.array(newsItem),
  }),
  headlines: endpoint({
    method: 'GET',
    path: '/api/news/saratoga/headlines',
    access: 'public',
    summary: 'The five newest items of the last two days that name Saratoga, or the track named.',
    sharedForMs: 1_000,
    asOf: true,
    isCostly: 'as-of',
    refusals: [429],
    query: byTrack,
    reply: z.array(newsItem),
  }),
} as const;
