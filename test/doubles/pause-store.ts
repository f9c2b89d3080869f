import type { Pause } from '#core/operations/pause/pause.ts';
import type { PauseStore } from '#core/operations/pause/ports.ts';

/** Pauses in memory, for tests; it knows nobody's address. */
export function makeMemoryPauseStore(): PauseStore {
  const pauses = new Map<string, Pause>();
  return {
    keep: async (pause) => void pauses.set(pause.source, pause),
    drop: async (source) => void pauses.delete(source),
    activeAt: async (now) =>
      [...pauses.values()]
        .filter(({ until }) => until > now)
        .sort((a, b) => (a.source < b.source ? -1 : 1))
        .map((pause) => ({ ...pause, byEmail: null })),
  };
}
