import type { PicksStore, StoredPicks } from '#core/picks/ports.ts';

/** Picks in memory. */
export function makeMemoryPicksStore(): PicksStore {
  const kept = new Map<string, StoredPicks>();
  const keyOf = (trackSlug: string, day: string): string => `${trackSlug} ${day}`;
  return {
    async keep(set) {
      const key = keyOf(set.trackSlug, set.day);
      const now = { set, revision: (kept.get(key)?.revision ?? 0) + 1 };
      kept.set(key, now);
      return now;
    },
    async picksFor(trackSlug, day) {
      return kept.get(keyOf(trackSlug, day)) ?? null;
    },
  };
}
