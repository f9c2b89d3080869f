/** Runs work, at most so many at once; the others wait in the order in which they came. */
export type RunLimited = <T>(work: () => Promise<T>) => Promise<T>;

/** At most `limit` at once. */
export function limitConcurrency(limit: number): RunLimited {
  const waiting: (() => void)[] = [];
  let free = limit;
  const enter = (): Promise<void> => {
    if (free > 0) {
      free -= 1;
      return Promise.resolve();
    }
    return new Promise((resolve) => waiting.push(resolve));
  };
  const leave = (): void => {
    const next = waiting.shift();
    if (next === undefined) free += 1;
    else next();
  };
  return async (work) => {
    await enter();
    try {
      return await work();
    } finally {
      leave();
    }
  };
}
