import type { WorkerRegister, WorkerSeen } from '#core/schedule/ports.ts';

/** Workers in memory. */
export function makeMemoryWorkerRegister(): WorkerRegister {
  const seen = new Map<string, WorkerSeen>();
  return {
    beat: async (worker) => {
      const startedAt = seen.get(worker.id)?.startedAt ?? worker.startedAt;
      seen.set(worker.id, { ...worker, startedAt });
    },
    heardSince: async (from) =>
      [...seen.values()]
        .filter(({ beatAt }) => beatAt >= from)
        .sort((one, other) => one.startedAt - other.startedAt || (one.id < other.id ? -1 : 1)),
    leave: async (id) => void seen.delete(id),
  };
}
