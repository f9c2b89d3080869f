import { DEFAULT_TRACK_SLUG } from '#core/card/track.ts';
import { toIso } from '#core/kernel/instant.ts';
import type { StoredNews } from '#core/press/stored-news.ts';
import type { ShowNews } from '#core/press/use-cases/show-news.ts';
import type { news } from '../contract/news.ts';
import type { Handlers } from '../handlers.ts';
import { presentProvenance } from './present-provenance.ts';

export interface NewsDeps {
  readonly showNews: ShowNews;
}

const present = (item: StoredNews) => ({
  ...item,
  sources: [...item.sources],
  publishedAt: item.publishedAt === null ? null : toIso(item.publishedAt),
  provenance: presentProvenance(item.provenance),
});

export const newsRoutes = ({ showNews }: NewsDeps): Handlers<typeof news> => ({
  all: async () => (await showNews(DEFAULT_TRACK_SLUG)).items.map(present),
  headlines: async () => (await showNews(DEFAULT_TRACK_SLUG)).headlines.map(present),
});
