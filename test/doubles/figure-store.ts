import type { FigureStore, StoredFigures } from '#core/handicapping/ports.ts';

/** Figure reports in memory. */
export function makeMemoryFigureStore(): FigureStore {
  /** Of each track and day the reports from the standing one back. */
  const kept = new Map<string, readonly StoredFigures[]>();
  const keyOf = (track: string, day: string): string => `${track} ${day}`;
  return {
    async keep(report, contentHash) {
      const key = keyOf(report.track, report.day);
      kept.set(key, [{ report, contentHash }, ...(kept.get(key) ?? [])]);
    },
    async figuresFor(track, day) {
      return kept.get(keyOf(track, day))?.[0] ?? null;
    },
    async replaced(track, day) {
      return kept.get(keyOf(track, day))?.slice(1) ?? [];
    },
  };
}
