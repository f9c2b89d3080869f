import type { LiveWorker, WorkerRegister } from '#core/schedule/ports.ts';

/** Workers in memory. */
export function makeMemoryWorkerRegister(): WorkerRegister {
  const seen = new Map<string, LiveWorker>();
  return {
    recordHeartbeat: async (worker) => {
      const startedAt = seen.get(worker.id)?.startedAt ?? worker.startedAt;
      seen.set(worker.id, { ...worker, startedAt });
    },
    activeSince: async (from) =>
      [...seen.values()]
        .filter(({ heartbeatAt }) => heartbeatAt >= from)
        .sort((a, b) => a.startedAt - b.startedAt || (a.id < b.id ? -1 : 1)),
    leave: async (id) => void seen.delete(id),
  };
}
