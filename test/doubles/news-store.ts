import { reportedTwice } from '#core/press/headlines.ts';
import type { NewsStore } from '#core/press/ports.ts';
import type { StoredNews } from '#core/press/stored-news.ts';

const newer = (a: StoredNews, b: StoredNews): number =>
  (b.publishedAt ?? 0) - (a.publishedAt ?? 0) || b.provenance.at - a.provenance.at;

/** News in memory. */
export function makeMemoryNewsStore(): NewsStore {
  const newsById = new Map<string, StoredNews>();

  function keepOne(item: StoredNews): boolean {
    const first = newsById.get(item.id);
    const publishedAt = first?.publishedAt ?? item.publishedAt;
    newsById.set(item.id, first === undefined ? item : { ...reportedTwice(first, item), publishedAt });
    return first === undefined;
  }

  return {
    keep: async (items) => items.filter(keepOne).length,
    newest: async (limit) => [...newsById.values()].sort(newer).slice(0, limit),
    async dropSeenBefore(instant) {
      const old = [...newsById.values()].filter(({ provenance }) => provenance.at < instant);
      for (const { id } of old) newsById.delete(id);
      return old.length;
    },
  };
}
