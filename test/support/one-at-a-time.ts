import type { WithLock } from '#core/kernel/functions.ts';

/** Work under one name in turn, in this process. */
export function makeWithLock(): WithLock {
  const last = new Map<string, Promise<unknown>>();
  return async (name, work) => {
    const turn = (last.get(name) ?? Promise.resolve()).then(work, work);
    last.set(
      name,
      turn.catch(() => undefined),
    );
    return turn;
  };
}
