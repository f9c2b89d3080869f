import { type Backfill, stoppedBackfill } from '#core/operations/backfill/backfill.ts';
import type { BackfillStore } from '#core/operations/backfill/ports.ts';

const newestFirst = (a: Backfill, b: Backfill): number => b.startedAt - a.startedAt || (a.id < b.id ? 1 : -1);

/** Backfills in memory. */
export function makeMemoryBackfillStore(): BackfillStore {
  const backfills = new Map<string, Backfill>();
  const all = () => [...backfills.values()].sort(newestFirst);
  const running = (id: string): Backfill | null => {
    const found = backfills.get(id);
    return found?.status === 'running' ? found : null;
  };
  return {
    async open(backfill) {
      if (all().some(({ status, track }) => status === 'running' && track === backfill.track)) return false;
      backfills.set(backfill.id, backfill);
      return true;
    },
    async keep(backfill) {
      const found = running(backfill.id);
      if (found === null || found.claim !== backfill.claim) return null;
      const { isStopAsked } = found;
      backfills.set(backfill.id, { ...backfill, isStopAsked });
      return { isStopAsked };
    },
    find: async (id) => backfills.get(id) ?? null,
    list: async (track, most) =>
      all()
        .filter((backfill) => backfill.track === track)
        .slice(0, most),
    async requestStop(id) {
      const found = running(id);
      if (found !== null) backfills.set(id, { ...found, isStopAsked: true });
      return found !== null;
    },
    async endLost(now) {
      const lost = all().filter(({ status, leaseUntil }) => status === 'running' && leaseUntil < now);
      const ended = lost.map((backfill) => stoppedBackfill(backfill, now));
      for (const backfill of ended) backfills.set(backfill.id, backfill);
      return ended;
    },
  };
}
