import type { Instant } from '#core/kernel/instant.ts';
import { reportedTwice } from '#core/press/headlines.ts';
import type { NewsStore } from '#core/press/ports.ts';
import type { StoredNews } from '#core/press/stored-news.ts';

const newer = (a: StoredNews, b: StoredNews): number =>
  (b.publishedAt ?? 0) - (a.publishedAt ?? 0) || b.provenance.at - a.provenance.at;

/** News in memory. */
export function makeMemoryNewsStore(): NewsStore {
  /** What was known of each item and since when, the latest first. */
  const newsById = new Map<string, readonly { readonly item: StoredNews; readonly at: Instant }[]>();

  function keepOne(item: StoredNews): boolean {
    const known = newsById.get(item.id) ?? [];
    const first = known[0]?.item;
    const publishedAt = first?.publishedAt ?? item.publishedAt;
    const now = first === undefined ? item : { ...reportedTwice(first, item), publishedAt };
    newsById.set(item.id, [{ item: now, at: item.provenance.at }, ...known]);
    return first === undefined;
  }

  const knownAt = (until: Instant | undefined): readonly StoredNews[] =>
    [...newsById.values()].flatMap(
      (known) => known.find(({ at: since }) => until === undefined || since <= until)?.item ?? [],
    );

  return {
    keep: async (items) => items.filter(keepOne).length,
    newest: async (limit, until) => knownAt(until).toSorted(newer).slice(0, limit),
    async dropSeenBefore(instant) {
      const old = knownAt(undefined).filter(({ provenance }) => provenance.at < instant);
      for (const { id } of old) newsById.delete(id);
      return old.length;
    },
  };
}
