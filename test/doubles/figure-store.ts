import type { FigureStore, StoredFigures } from '#core/handicapping/ports.ts';

/** Figure reports in memory. */
export function makeMemoryFigureStore(): FigureStore {
  /** The reports of each track and day, newest first. */
  const reportsByDay = new Map<string, readonly StoredFigures[]>();
  const keyOf = (track: string, day: string): string => `${track} ${day}`;
  return {
    async keep(report, contentHash) {
      const key = keyOf(report.track, report.day);
      reportsByDay.set(key, [{ report, contentHash }, ...(reportsByDay.get(key) ?? [])]);
    },
    async figuresFor(track, day) {
      return reportsByDay.get(keyOf(track, day))?.[0] ?? null;
    },
    async replaced(track, day) {
      return reportsByDay.get(keyOf(track, day))?.slice(1) ?? [];
    },
  };
}
