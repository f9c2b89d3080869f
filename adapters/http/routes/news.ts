import { toIsoOrNull } from '#core/kernel/instant.ts';
import type { StoredNews } from '#core/press/stored-news.ts';
import type { ShowNews } from '#core/press/use-cases/show-news.ts';
import { chosenTrack } from '../chosen-track.ts';
import type { news } from '../contract/news.ts';
import type { Handlers } from '../handlers.ts';
import { presentProvenance } from './present-provenance.ts';

export interface NewsDeps {
  readonly showNews: ShowNews;
}

const present = (item: StoredNews) => ({
  ...item,
  sources: [...item.sources],
  publishedAt: toIsoOrNull(item.publishedAt),
  provenance: presentProvenance(item.provenance),
});

export const newsRoutes = ({ showNews }: NewsDeps): Handlers<typeof news> => ({
  all: async ({ query }) => (await showNews(chosenTrack(query))).items.map(present),
  headlines: async ({ query }) => (await showNews(chosenTrack(query))).headlines.map(present),
});
