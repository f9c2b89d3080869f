import { unreachable } from './outage.ts';

/** Resolves with `before`; refuses when that takes longer than `patienceMs`. */
function waitFor(before: Promise<void>, patienceMs: number | undefined): Promise<void> {
  if (patienceMs === undefined) return before;
  return new Promise((resolve, reject) => {
    const impatient = setTimeout(() => reject(unreachable()), patienceMs);
    before.then(() => {
      clearTimeout(impatient);
      resolve();
    });
  });
}

/**
 * Runs work under one key one at a time; a waiting caller holds no connection. A caller that waits longer
 * than `patienceMs` is refused.
 */
export function makeLocks(patienceMs?: number): <T>(key: string, work: () => Promise<T>) => Promise<T> {
  const last = new Map<string, Promise<void>>();
  return async (key, work) => {
    const before = last.get(key) ?? Promise.resolve();
    let end = (): void => undefined;
    const mine = new Promise<void>((resolve) => {
      end = resolve;
    });
    const line = before.then(() => mine);
    last.set(key, line);
    line.then(() => {
      if (last.get(key) === line) last.delete(key);
    });
    try {
      await waitFor(before, patienceMs);
      return await work();
    } finally {
      end();
    }
  };
}
