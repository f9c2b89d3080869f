import type { PicksStore, StoredPicks } from '#core/picks/ports.ts';

/** Picks in memory. */
export function makeMemoryPicksStore(): PicksStore {
  /** The sets of each track and day, the latest first. */
  const picks = new Map<string, readonly StoredPicks[]>();
  const keyOf = (trackSlug: string, day: string): string => `${trackSlug} ${day}`;
  return {
    async keep(set) {
      const key = keyOf(set.trackSlug, set.day);
      const earlier = picks.get(key) ?? [];
      const now = { set, revision: earlier.length + 1 };
      picks.set(key, [now, ...earlier]);
      return now;
    },
    async picksFor(trackSlug, day, until) {
      const sets = picks.get(keyOf(trackSlug, day)) ?? [];
      return sets.find(({ set }) => until === undefined || set.madeAt <= until) ?? null;
    },
  };
}
