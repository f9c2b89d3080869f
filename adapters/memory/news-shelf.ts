import { toldTwice } from '#core/press/headlines.ts';
import type { KeptNews } from '#core/press/kept-news.ts';
import type { NewsShelf } from '#core/press/ports.ts';

const newer = (one: KeptNews, other: KeptNews): number =>
  (other.publishedAt ?? 0) - (one.publishedAt ?? 0) || other.provenance.at - one.provenance.at;

/** News in memory. */
export function makeMemoryNewsShelf(): NewsShelf {
  const kept = new Map<string, KeptNews>();

  function keepOne(item: KeptNews): boolean {
    const first = kept.get(item.id);
    const publishedAt = first?.publishedAt ?? item.publishedAt;
    kept.set(item.id, first === undefined ? item : { ...toldTwice(first, item), publishedAt });
    return first === undefined;
  }

  return {
    keep: async (items) => items.filter(keepOne).length,
    newest: async (limit) => [...kept.values()].sort(newer).slice(0, limit),
    async dropHeardBefore(instant) {
      const old = [...kept.values()].filter(({ provenance }) => provenance.at < instant);
      for (const { id } of old) kept.delete(id);
      return old.length;
    },
  };
}
