import type { Reply } from '#api/api.ts';
import { ask } from '#api/api.ts';
import { forTrack } from '#frame/frame.ts';

export type NewsItem = Reply<'GET /api/news/saratoga'>[number];

const fiveMinutes = 5 * 60_000;
const fresh = { staleTime: fiveMinutes, gcTime: fiveMinutes } as const;

export const newsQuery = (slug: string) => ({ ...ask('GET /api/news/saratoga', forTrack(slug)), ...fresh });
export const headlinesQuery = (slug: string) => ({
  ...ask('GET /api/news/saratoga/headlines', forTrack(slug)),
  ...fresh,
});

const timeOf = ({ publishedAt }: Pick<NewsItem, 'publishedAt'>): number =>
  publishedAt === null ? Number.NEGATIVE_INFINITY : Date.parse(publishedAt);

/** Newest first; those without a date last. */
export const newestFirst = <Item extends Pick<NewsItem, 'publishedAt'>>(
  items: readonly Item[],
): readonly Item[] =>
  [...items].sort((a, b) => (timeOf(a) === timeOf(b) ? 0 : timeOf(b) > timeOf(a) ? 1 : -1));

/** A headline is an item that is among the headlines too. */
export const kindOf = (item: Pick<NewsItem, 'id'>, headlines: readonly Pick<NewsItem, 'id'>[]): string =>
  headlines.some(({ id }) => id === item.id) ? 'Headline' : 'Article';
