import type { Reply } from '#api/api.ts';
import { ask } from '#api/api.ts';
import { defaultTrackSlug, forTrack } from '#frame/frame.ts';

export type NewsItem = Reply<'GET /api/news/saratoga'>[number];

const fiveMinutes = 5 * 60_000;
export const newsQuery = (slug: string) => ({
  ...ask('GET /api/news/saratoga', forTrack(slug)),
  staleTime: fiveMinutes,
  gcTime: fiveMinutes,
});

const shownAtMost = 10;

/** The first ten, as the call orders them: newest first. */
export const firstTen = (items: readonly NewsItem[]): readonly NewsItem[] => items.slice(0, shownAtMost);

const nyra = { name: 'NYRA Saratoga', href: 'https://www.nyra.com/saratoga/news' };
const bloodHorse = { name: 'BloodHorse', href: 'https://www.bloodhorse.com/horse-racing' };

/** Links to more news: the track's own site if it is known. */
export const newsSites = (slug: string): readonly (typeof nyra)[] =>
  slug === defaultTrackSlug ? [nyra, bloodHorse] : [bloodHorse];
