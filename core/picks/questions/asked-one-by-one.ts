/** Runs work, at most so many at once; the others wait in the order in which they came. */
export type InTurn = <T>(work: () => Promise<T>) => Promise<T>;

/** At most `most` at once, whoever asks. */
export function makeInTurn(most: number): InTurn {
  const waiting: (() => void)[] = [];
  let free = most;
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
