import type { PicksStore, StoredPicks } from '#core/picks/ports.ts';

/** Picks in memory. */
export function makeMemoryPicksStore(): PicksStore {
  const picks = new Map<string, StoredPicks>();
  const keyOf = (trackSlug: string, day: string): string => `${trackSlug} ${day}`;
  return {
    async keep(set) {
      const key = keyOf(set.trackSlug, set.day);
      const now = { set, revision: (picks.get(key)?.revision ?? 0) + 1 };
      picks.set(key, now);
      return now;
    },
    async picksFor(trackSlug, day) {
      return picks.get(keyOf(trackSlug, day)) ?? null;
    },
  };
}
